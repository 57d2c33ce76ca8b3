import { assign, setup } from 'xstate';
import type { DraftPrice, quoteDraft } from '../../../../contract/orders/draft/draft-order.calls.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import type { DeepReadonly } from '../../../../domain/kit/deep-readonly.ts';
import { promiseSlot, watchSlot } from '../../../kit/slot.ts';
import { failureOf, type Failure } from '../../../kit/tells.ts';

/** What stands in the form of a draft order, as far as its price goes. */
export interface DraftQuestion {
  readonly form: DeepReadonly<BodyOf<typeof quoteDraft>>;
  /** Rows of items that can't be priced yet: without a product, or without a right quantity. */
  readonly unread: number;
}

export type DraftQuote = DeepReadonly<DraftPrice>;

export type DraftQuoteEvent =
  | { type: 'form.changed'; question: DraftQuestion }
  /** The draft was saved or read again: the form's own price is as old as that. */
  | { type: 'draft.saved'; question: DraftQuestion }
  | { type: 'quote.retry' };

export interface DraftQuoteContext {
  readonly question: DraftQuestion | null;
  /** It stays while another one is asked for. */
  readonly quote: DraftQuote | null;
  readonly failure: Failure | null;
}

/** What a draft order comes to while it is being filled in: the server's word for what stands in the form (DRF-01). */
export const draftQuoteMachine = setup({
  types: {} as { context: DraftQuoteContext; events: DraftQuoteEvent },
  actors: {
    watchForm: watchSlot<Exclude<DraftQuoteEvent, { type: 'quote.retry' }>>(),
    fetchQuote: promiseSlot<DraftQuote, { question: DraftQuestion | null }>(),
  },
  actions: {
    setQuestion: assign((_, params: { question: DraftQuestion }) => ({ question: params.question, failure: null })),
    setQuote: assign((_, params: { quote: DraftQuote }) => ({ quote: params.quote })),
    clearQuote: assign({ quote: null }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error), quote: null }),
    clearFailure: assign({ failure: null }),
  },
  delays: { typingPause: 400 },
}).createMachine({
  id: 'draft-quote',
  description: 'What a draft order comes to while it is being filled in.',
  context: { question: null, quote: null, failure: null },
  invoke: { id: 'watchForm', src: 'watchForm' },
  initial: 'saved',
  on: {
    'form.changed': {
      target: '.typing',
      reenter: true,
      actions: { type: 'setQuestion', params: ({ event }) => event },
    },
    'draft.saved': {
      target: '.typing',
      reenter: true,
      actions: [{ type: 'setQuestion', params: ({ event }) => event }, 'clearQuote'],
    },
  },
  states: {
    saved: { description: 'Nothing was changed yet. The sum is that of the saved draft.' },
    typing: {
      description: 'Something was changed. The server is asked at the next pause.',
      after: { typingPause: 'asking' },
    },
    asking: {
      description: 'Asking the server what it costs now. The sum before stays, marked as old.',
      invoke: {
        id: 'fetchQuote',
        src: 'fetchQuote',
        input: ({ context: { question } }) => ({ question }),
        onDone: {
          target: 'quoted',
          actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    quoted: { description: 'The sum is that of the form as it stands.' },
    failed: {
      description: 'Couldn’t get the price. The sum is that of the saved draft, and says so. It can be retried.',
      on: { 'quote.retry': { target: 'asking', actions: 'clearFailure' } },
    },
  },
});
