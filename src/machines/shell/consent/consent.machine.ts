import { assign, setup } from 'xstate';
import { isAnswered, type Choice, type Purpose } from '../../../domain/shell/consent.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';

export type ConsentEvent =
  | { type: 'consent.agree' }
  | { type: 'consent.refuse' }
  | { type: 'consent.save' }
  | { type: 'choices.open' }
  | { type: 'choices.close' }
  | { type: 'purpose.toggle'; purpose: Purpose }
  | { type: 'choice.changed'; choice: Choice | null }
  | { type: 'overlay.granted' }
  | { type: 'overlay.revoked' }
  | { type: 'page.arrived' };

type Kind = 'consent' | 'privacy-choices';

export type ConsentFact =
  | { type: 'consent.changed'; agreed: readonly Purpose[] }
  | { type: 'overlay.request'; kind: Kind }
  | { type: 'overlay.withdraw'; kind: Kind }
  | { type: 'overlay.taken'; kind: Kind }
  | { type: 'overlay.done'; kind: Kind };

export interface ConsentInput {
  readonly parent: Tells<ConsentFact>;
  /** The purposes that this shop asks consent for; empty if no tracker is configured. */
  readonly asked: readonly Purpose[];
}

interface ConsentContext extends ConsentInput {
  /** The choice saved on this device; null until the visitor decides. */
  readonly choice: Choice | null;
  /** The purposes ticked while choosing. */
  readonly picked: readonly Purpose[];
}

/** Runs after every decision made here. */
const decided = ['keepChoice', 'tellConsent'] as const;

/** Takes back whatever still waits for its turn, so that it doesn't get one that nobody uses. */
const gone = [
  { type: 'giveUpTurn', params: { kind: 'consent' } },
  { type: 'giveUpTurn', params: { kind: 'privacy-choices' } },
] as const;

/** Consent to tracking: asked once, as easy to refuse as to accept, and changeable at any time (ANA-06). */
export const consentMachine = setup({
  types: {} as { context: ConsentContext; events: ConsentEvent; input: ConsentInput },
  actors: {
    readChoice: promiseSlot<Choice | null>(),
    watchChoice: watchSlot<Extract<ConsentEvent, { type: 'choice.changed' }>>(),
  },
  actions: {
    setChoice: assign({ choice: (_, params: { choice: Choice | null }) => params.choice }),
    decide: assign({
      choice: ({ context }, params: { agreed: readonly Purpose[] }) => ({
        asked: context.asked,
        agreed: params.agreed,
      }),
    }),
    pickKept: assign({ picked: ({ context }) => context.choice?.agreed ?? [] }),
    toggle: assign({
      picked: ({ context }, params: { purpose: Purpose }) =>
        context.picked.includes(params.purpose)
          ? context.picked.filter((purpose) => purpose !== params.purpose)
          : [...context.picked, params.purpose],
    }),
    keepChoice: (_) => {},
    tellConsent: ({ context }) =>
      context.parent.send({ type: 'consent.changed', agreed: context.choice?.agreed ?? [] }),
    askTurn: ({ context }, params: { kind: Kind }) =>
      context.parent.send({ type: 'overlay.request', kind: params.kind }),
    giveUpTurn: ({ context }, params: { kind: Kind }) =>
      context.parent.send({ type: 'overlay.withdraw', kind: params.kind }),
    takeTurn: ({ context }, params: { kind: Kind }) =>
      context.parent.send({ type: 'overlay.taken', kind: params.kind }),
    endTurn: ({ context }, params: { kind: Kind }) =>
      context.parent.send({ type: 'overlay.done', kind: params.kind }),
  },
  guards: {
    hasQuestion: ({ context }) => context.asked.length > 0,
    hasAnswer: ({ context }, params: { choice: Choice | null }) => isAnswered(params.choice, context.asked),
  },
  delays: { calm: 4000 },
}).createMachine({
  id: 'consent',
  description: 'Whether visits may be measured. Asked once, and can be changed at any time.',
  context: ({ input }) => ({ ...input, choice: null, picked: [] }),
  initial: 'reading',
  invoke: { id: 'watchChoice', src: 'watchChoice' },
  on: {
    'choice.changed': [
      {
        guard: { type: 'hasAnswer', params: ({ event }) => ({ choice: event.choice }) },
        target: '.settled',
        actions: [...gone, { type: 'setChoice', params: ({ event }) => ({ choice: event.choice }) }, 'tellConsent'],
      },
      {
        target: '.unasked',
        actions: [...gone, { type: 'setChoice', params: { choice: null } }, 'tellConsent'],
      },
    ],
    'choices.open': { guard: 'hasQuestion', target: '.turning', actions: gone },
  },
  states: {
    reading: {
      description: 'Reading the visitor’s earlier choice.',
      invoke: {
        id: 'readChoice',
        src: 'readChoice',
        onDone: [
          {
            guard: { type: 'hasAnswer', params: ({ event }) => ({ choice: event.output }) },
            target: 'settled',
            actions: [{ type: 'setChoice', params: ({ event }) => ({ choice: event.output }) }, 'tellConsent'],
          },
          { target: 'unasked' },
        ],
        onError: 'unasked',
      },
    },
    unasked: {
      description: 'Not asked yet, and nothing is measured. The visitor can look around first.',
      after: { calm: 'waiting' },
    },
    waiting: {
      description: 'The question waits until nothing else is over the page.',
      entry: { type: 'askTurn', params: { kind: 'consent' } },
      on: {
        'overlay.granted': { target: 'asked', actions: { type: 'takeTurn', params: { kind: 'consent' } } },
        'page.arrived': { actions: { type: 'askTurn', params: { kind: 'consent' } } },
      },
    },
    asked: {
      description: 'The question is shown beside the page, which stays usable. Nothing is measured meanwhile.',
      exit: { type: 'endTurn', params: { kind: 'consent' } },
      on: {
        'consent.agree': {
          target: 'settled',
          actions: [{ type: 'decide', params: ({ context }) => ({ agreed: context.asked }) }, ...decided],
        },
        'consent.refuse': {
          target: 'settled',
          actions: [{ type: 'decide', params: { agreed: [] } }, ...decided],
        },
        'overlay.revoked': 'waiting',
      },
    },
    turning: {
      description: 'The visitor wants to choose. Anything else over the page makes room.',
      entry: ['pickKept', { type: 'askTurn', params: { kind: 'privacy-choices' } }],
      on: {
        'overlay.granted': {
          target: 'choosing',
          actions: { type: 'takeTurn', params: { kind: 'privacy-choices' } },
        },
      },
    },
    choosing: {
      description: 'Each purpose has its own box. Only those the visitor has accepted are ticked.',
      exit: { type: 'endTurn', params: { kind: 'privacy-choices' } },
      on: {
        'purpose.toggle': {
          actions: { type: 'toggle', params: ({ event }) => ({ purpose: event.purpose }) },
        },
        'consent.save': {
          target: 'settled',
          actions: [{ type: 'decide', params: ({ context }) => ({ agreed: context.picked }) }, ...decided],
        },
        'consent.agree': {
          target: 'settled',
          actions: [{ type: 'decide', params: ({ context }) => ({ agreed: context.asked }) }, ...decided],
        },
        'consent.refuse': {
          target: 'settled',
          actions: [{ type: 'decide', params: { agreed: [] } }, ...decided],
        },
        'choices.close': [
          {
            guard: { type: 'hasAnswer', params: ({ context }) => ({ choice: context.choice }) },
            target: 'settled',
          },
          { target: 'waiting' },
        ],
        'choices.open': {},
      },
    },
    settled: { description: 'The visitor has decided. A link in the footer opens the choices again.' },
  },
});
