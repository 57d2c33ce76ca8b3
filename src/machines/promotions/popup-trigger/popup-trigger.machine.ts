import { setup } from 'xstate';
import { watchSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';

/** What triggered a popup (FLS-03, CPN-06). */
export type TriggerCause = 'delay' | 'scroll' | 'exit' | 'idle';

export type PopupTriggerEvent =
  | { type: 'page.scrolled'; percent: number }
  | { type: 'pointer.left' }
  | { type: 'person.acted' };
export type PopupTriggerFact = { type: 'trigger.fired'; cause: TriggerCause };

/** Settings of the triggers; null disables one. Times in milliseconds. */
export interface TriggerRules {
  readonly delay: number | null;
  readonly scrollPercent: number | null;
  readonly hasExitIntent: boolean;
  readonly idle: number | null;
  /** How long further exits are ignored. */
  readonly exitRearm: number;
}

export interface PopupTriggerInput extends TriggerRules {
  readonly parent: Tells<PopupTriggerFact>;
}

/** Watches one visit to a page and triggers a popup: after a delay, after scrolling, on exit, or when idle. */
export const popupTriggerMachine = setup({
  types: {} as { context: PopupTriggerInput; events: PopupTriggerEvent; input: PopupTriggerInput },
  actors: {
    watchScroll: watchSlot<PopupTriggerEvent>(),
    watchExit: watchSlot<PopupTriggerEvent>(),
    watchActivity: watchSlot<PopupTriggerEvent>(),
  },
  actions: {
    tellFired: ({ context }, params: { cause: TriggerCause }) =>
      context.parent.send({ type: 'trigger.fired', cause: params.cause }),
  },
  guards: {
    hasDelay: ({ context }) => context.delay !== null,
    hasScroll: ({ context }) => context.scrollPercent !== null,
    hasExit: ({ context }) => context.hasExitIntent,
    hasIdle: ({ context }) => context.idle !== null,
    isPast: ({ context }, params: { percent: number }) =>
      context.scrollPercent !== null && params.percent >= context.scrollPercent,
  },
  delays: {
    showDelay: ({ context }) => context.delay ?? 0,
    exitRearm: ({ context }) => context.exitRearm,
    idleTime: ({ context }) => context.idle ?? 0,
  },
}).createMachine({
  id: 'popup-trigger',
  description: 'Watches one visit to a page and says when to show a popup.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    delay: {
      description: 'After a delay.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Is a delay set?',
          always: [{ guard: 'hasDelay', target: 'waiting' }, { target: 'spent' }],
        },
        waiting: {
          description: 'Waiting for the delay to pass.',
          after: { showDelay: { target: 'spent', actions: { type: 'tellFired', params: { cause: 'delay' } } } },
        },
        spent: { description: 'The delay has passed, or none was set.' },
      },
    },
    scroll: {
      description: 'After scrolling down a share of the page.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Is a share of the page set?',
          always: [{ guard: 'hasScroll', target: 'watching' }, { target: 'spent' }],
        },
        watching: {
          description: 'The shopper hasn’t scrolled that far yet.',
          invoke: { id: 'watchScroll', src: 'watchScroll' },
          on: {
            'page.scrolled': {
              guard: { type: 'isPast', params: ({ event }) => ({ percent: event.percent }) },
              target: 'spent',
              actions: { type: 'tellFired', params: { cause: 'scroll' } },
            },
          },
        },
        spent: { description: 'The shopper scrolled that far, or nothing was set.' },
      },
    },
    exit: {
      description: 'When the pointer leaves through the top of the page.',
      initial: 'armed',
      states: {
        armed: {
          description: 'Waiting for the pointer to leave.',
          invoke: { id: 'watchExit', src: 'watchExit' },
          on: {
            'pointer.left': {
              guard: 'hasExit',
              target: 'rearming',
              actions: { type: 'tellFired', params: { cause: 'exit' } },
            },
          },
        },
        rearming: {
          description: 'The pointer has just left. It doesn’t count again for a while.',
          after: { exitRearm: 'armed' },
        },
      },
    },
    idle: {
      description: 'When the shopper does nothing for a while.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Does idle time count?',
          always: [{ guard: 'hasIdle', target: 'watching' }, { target: 'spent' }],
        },
        watching: {
          description: 'Anything the shopper does restarts the timer.',
          invoke: { id: 'watchActivity', src: 'watchActivity' },
          initial: 'resting',
          on: { 'person.acted': '.resting' },
          states: {
            resting: {
              description: 'The shopper is doing nothing.',
              after: {
                idleTime: {
                  target: '#popup-trigger.idle.spent',
                  actions: { type: 'tellFired', params: { cause: 'idle' } },
                },
              },
            },
          },
        },
        spent: {
          description: 'The shopper was idle for long enough, or idle time doesn’t count.',
        },
      },
    },
  },
});
