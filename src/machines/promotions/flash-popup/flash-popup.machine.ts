import { defaultPopupSettings } from '../../../domain/promotions/popup.ts';
import { flashTriggers, offerOf } from './flash-popup.rules.ts';
import { flashPopupSetup } from './flash-popup.setup.ts';
import { open } from './flash-popup.open.ts';

/** The sale that the shop's admin has set: it comes once in a view of a page, and its time runs out (FLS-03 to FLS-08). */
export const flashPopupMachine = flashPopupSetup.createMachine({
  id: 'flash-popup',
  description: 'The sale that the admin has set: it comes once in a view of a page, and its time runs out.',
  context: ({ input }) => ({ ...input, settings: defaultPopupSettings, endsAt: null, copy: null, quiet: null }),
  on: {
    'cart.changed': { actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) } },
    'popup.preview': {
      target: '.waiting',
      actions: { type: 'setSettings', params: ({ event }) => ({ settings: event.settings }) },
    },
    'page.arrived': {
      guard: { type: 'isOtherPath', params: ({ event }) => ({ path: event.location.path }) },
      target: '.checking',
      actions: { type: 'setPath', params: ({ event }) => ({ path: event.location.path }) },
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'What has the admin set?',
      invoke: {
        id: 'fetchSettings',
        src: 'fetchSettings',
        onDone: {
          target: 'checking',
          actions: { type: 'setSettings', params: ({ event }) => ({ settings: event.output }) },
        },
        onError: { target: 'checking', actions: 'setDefaults' },
      },
      on: {
        'page.arrived': { actions: { type: 'setPath', params: ({ event }) => ({ path: event.location.path }) } },
      },
    },
    checking: {
      description: 'May it come in this view of the page?',
      invoke: {
        id: 'readPast',
        src: 'readPast',
        input: ({ context }) => ({ offer: offerOf(context.settings) }),
        onDone: [
          {
            guard: { type: 'canCome', params: ({ event }) => ({ past: event.output }) },
            target: 'watching',
            actions: { type: 'setQuiet', params: ({ event }) => ({ past: event.output }) },
          },
          { target: 'resting', actions: { type: 'setQuiet', params: ({ event }) => ({ past: event.output }) } },
        ],
        onError: 'resting',
      },
    },
    watching: {
      description: 'It comes after a time, a scroll, or when the pointer leaves.',
      invoke: {
        id: 'popupTrigger',
        src: 'popupTrigger',
        input: ({ context, self }) => ({ parent: self, ...flashTriggers(context.settings) }),
      },
      on: { 'trigger.fired': 'waiting' },
    },
    waiting: {
      description: 'It is due and waits for its turn.',
      entry: 'tellRequest',
      on: {
        'overlay.granted': 'open',
        // With every page that arrives the queue forgets what nobody asked for.
        'page.arrived': [
          {
            guard: { type: 'isOtherPath', params: ({ event }) => ({ path: event.location.path }) },
            target: 'checking',
            actions: [{ type: 'setPath', params: ({ event }) => ({ path: event.location.path }) }, 'tellWithdraw'],
          },
          { actions: 'tellRequest' },
        ],
      },
    },
    open,
    resting: { description: 'Not in this view of the page, or not again.' },
  },
});
