import { setup } from 'xstate';
import { watchSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';

/** What made a popup due (FLS-03, CPN-06). */
export type TriggerCause = 'delay' | 'scroll' | 'exit' | 'idle';

export type PopupTriggerEvent =
  | { type: 'page.scrolled'; percent: number }
  | { type: 'pointer.left' }
  | { type: 'person.acted' };
export type PopupTriggerFact = { type: 'trigger.fired'; cause: TriggerCause };

/** When a popup is due; null leaves a trigger out. Times in milliseconds. */
export interface TriggerRules {
  readonly delay: number | null;
  readonly scrollPercent: number | null;
  readonly hasExitIntent: boolean;
  readonly idle: number | null;
  /** How long leaving the page does not count again. */
  readonly exitRearm: number;
}

export interface PopupTriggerInput extends TriggerRules {
  readonly parent: Tells<PopupTriggerFact>;
}

/** Watches one view of a page and tells when a popup is due: after a time, a scroll, at the exit, or in idleness. */
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
  description: 'Watches one view of a page and tells when a popup is due.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    delay: {
      description: 'After a time.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Is a time set?',
          always: [{ guard: 'hasDelay', target: 'waiting' }, { target: 'spent' }],
        },
        waiting: {
          description: 'The time runs.',
          after: { showDelay: { target: 'spent', actions: { type: 'tellFired', params: { cause: 'delay' } } } },
        },
        spent: { description: 'It is over, or none was set.' },
      },
    },
    scroll: {
      description: 'After a scroll past a share of the page.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Is a share set?',
          always: [{ guard: 'hasScroll', target: 'watching' }, { target: 'spent' }],
        },
        watching: {
          description: 'The share is not reached.',
          invoke: { id: 'watchScroll', src: 'watchScroll' },
          on: {
            'page.scrolled': {
              guard: { type: 'isPast', params: ({ event }) => ({ percent: event.percent }) },
              target: 'spent',
              actions: { type: 'tellFired', params: { cause: 'scroll' } },
            },
          },
        },
        spent: { description: 'It was reached, or none was set.' },
      },
    },
    exit: {
      description: 'When the pointer leaves at the top of the page.',
      initial: 'armed',
      states: {
        armed: {
          description: 'The next leaving counts.',
          invoke: { id: 'watchExit', src: 'watchExit' },
          on: {
            'pointer.left': {
              guard: 'hasExit',
              target: 'rearming',
              actions: { type: 'tellFired', params: { cause: 'exit' } },
            },
          },
        },
        rearming: { description: 'It has just counted.', after: { exitRearm: 'armed' } },
      },
    },
    idle: {
      description: 'When nothing is done for a while.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Does idleness count?',
          always: [{ guard: 'hasIdle', target: 'watching' }, { target: 'spent' }],
        },
        watching: {
          description: 'Whatever is done starts the time again.',
          invoke: { id: 'watchActivity', src: 'watchActivity' },
          initial: 'resting',
          on: { 'person.acted': '.resting' },
          states: {
            resting: {
              description: 'Nothing is done.',
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
          description: 'Nothing was done for long enough, or it does not count.',
        },
      },
    },
  },
});
