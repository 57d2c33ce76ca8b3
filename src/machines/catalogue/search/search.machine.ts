import { assign, setup } from 'xstate';
import { productQueryString } from '../../../domain/catalogue/catalogue.ts';
import type { SearchAnswer } from '../../../domain/catalogue/search.ts';
import { parseLocation, type Location } from '../../../domain/shell/page/route.ts';
import { promiseSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';
import { optionsOf } from './search.options.ts';

export type SearchEvent =
  | { type: 'search.open' }
  | { type: 'search.close' }
  | { type: 'text.type'; text: string }
  | { type: 'option.next' }
  | { type: 'option.previous' }
  | { type: 'option.choose'; index: number }
  | { type: 'search.submit' }
  | { type: 'search.retry' }
  | { type: 'recent.forget' };

export type SearchFact = { type: 'link.follow'; location: Location };

export interface SearchInput {
  readonly parent: Tells<SearchFact>;
  /** The last searches on this device, the newest first. */
  readonly recent: readonly string[];
}

export interface SearchContext extends SearchInput {
  readonly text: string;
  /** The suggestions on screen, which may be those of the text before; null while there are none. */
  readonly answer: SearchAnswer | null;
  /** The option that Enter chooses; -1 for the text itself. */
  readonly at: number;
}

const maxRecent = 5;

/** The search in the header: a field with suggestions (SRC-01). */
export const searchMachine = setup({
  types: {} as { context: SearchContext; events: SearchEvent; input: SearchInput },
  actors: { suggest: promiseSlot<SearchAnswer, { q: string }>() },
  actions: {
    setText: assign({ text: (_, params: { text: string }) => params.text, at: -1 }),
    clear: assign({ text: '', answer: null, at: -1 }),
    clearAnswer: assign({ answer: null, at: -1 }),
    setAnswer: assign({ answer: (_, params: { answer: SearchAnswer }) => params.answer, at: -1 }),
    moveOn: assign({ at: ({ context }, { by }: { by: 1 | -1 }) => movedBy(context, by) }),
    addRecent: assign({ recent: ({ context }) => withRecent(context) }),
    clearRecent: assign({ recent: [], at: -1 }),
    storeRecent: (_, _params: { recent: readonly string[] }) => {},
    follow: ({ context }, { href }: { href: string }) =>
      context.parent.send({ type: 'link.follow', location: parseLocation(href) }),
  },
  guards: {
    hasText: (_, params: { text: string }) => params.text.trim() !== '',
    hasTyped: ({ context }) => context.text.trim() !== '',
    isOption: ({ context }, { index }: { index: number }) => optionsOf(context)[index] !== undefined,
    hasOption: ({ context }) => optionsOf(context)[context.at] !== undefined,
  },
  // Short enough that suggestions seem to come with the letters.
  delays: { typingPause: 120 },
}).createMachine({
  id: 'search',
  description: 'The search in the header: a field with suggestions.',
  context: ({ input }) => ({ ...input, text: '', answer: null, at: -1 }),
  initial: 'closed',
  states: {
    closed: { description: 'Only the button is shown.', entry: 'clear', on: { 'search.open': 'open' } },
    open: {
      description: 'The field is open over the page.',
      initial: 'idle',
      on: {
        'search.close': 'closed',
        'text.type': [
          {
            guard: { type: 'hasText', params: ({ event }) => event },
            target: '.pausing',
            actions: { type: 'setText', params: ({ event }) => event },
          },
          {
            target: '.idle',
            actions: [{ type: 'setText', params: ({ event }) => event }, 'clearAnswer'],
          },
        ],
        'option.next': { actions: { type: 'moveOn', params: { by: 1 } } },
        'option.previous': { actions: { type: 'moveOn', params: { by: -1 } } },
        'option.choose': {
          guard: { type: 'isOption', params: ({ event }) => event },
          target: 'closed',
          actions: [
            'addRecent',
            { type: 'storeRecent', params: ({ context }) => ({ recent: context.recent }) },
            {
              type: 'follow',
              params: ({ context, event }) => ({ href: optionsOf(context)[event.index]?.href ?? '/shop' }),
            },
          ],
        },
        'search.submit': [
          {
            guard: 'hasOption',
            target: 'closed',
            actions: [
              'addRecent',
              { type: 'storeRecent', params: ({ context }) => ({ recent: context.recent }) },
              {
                type: 'follow',
                params: ({ context }) => ({ href: optionsOf(context)[context.at]?.href ?? '/shop' }),
              },
            ],
          },
          {
            guard: 'hasTyped',
            target: 'closed',
            actions: [
              'addRecent',
              { type: 'storeRecent', params: ({ context }) => ({ recent: context.recent }) },
              {
                type: 'follow',
                params: ({ context }) => ({ href: `/shop${productQueryString({ q: context.text.trim() })}` }),
              },
            ],
          },
        ],
      },
      states: {
        idle: {
          description: 'Nothing is typed. The last searches on this device are offered.',
          on: {
            'recent.forget': {
              actions: ['clearRecent', { type: 'storeRecent', params: { recent: [] } }],
            },
          },
        },
        pausing: {
          description: 'Somebody is typing. The suggestions are asked for at the next pause.',
          after: { typingPause: 'asking' },
        },
        asking: {
          description: 'Loading suggestions. The earlier ones stay until then.',
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ q: context.text.trim() }),
            onDone: {
              target: 'suggested',
              actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: { target: 'failed', actions: 'clearAnswer' },
          },
        },
        suggested: { description: 'The suggestions for the text are shown, or that nothing was found.' },
        failed: {
          description: 'Couldn’t load suggestions. The list of results can still be opened.',
          on: { 'search.retry': 'asking' },
        },
      },
    },
  },
});

/** After the last option comes the text itself, and then the first one. */
function movedBy(context: SearchContext, by: 1 | -1): number {
  const places = optionsOf(context).length + 1;
  return ((context.at + 1 + by + places) % places) - 1;
}

function withRecent({ text, recent }: SearchContext): readonly string[] {
  const words = text.trim();
  const others = recent.filter((each) => each.toLowerCase() !== words.toLowerCase());
  return words === '' ? recent : [words, ...others].slice(0, maxRecent);
}
