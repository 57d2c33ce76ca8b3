import { defaultPopupSettings } from '../../../domain/promotions/popup.ts';
import { flashTriggers, offerOf } from './flash-popup.rules.ts';
import { flashPopupSetup } from './flash-popup.setup.ts';
import { open } from './flash-popup.open.ts';

/** The sale set up by the admin: shown once per visit to a page, with a countdown (FLS-03 to FLS-08). */
export const flashPopupMachine = flashPopupSetup.createMachine({
  id: 'flash-popup',
  description: 'The sale set up by the admin. Shown once per visit to a page, with a countdown.',
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
      actions: { type: 'setPlace', params: ({ event }) => event },
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading what the admin has set.',
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
        'page.arrived': { actions: { type: 'setPlace', params: ({ event }) => event } },
      },
    },
    checking: {
      description: 'May the sale be shown on this page?',
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
      description: 'Shown after a delay, after scrolling, or when the pointer leaves the page.',
      invoke: {
        id: 'popupTrigger',
        src: 'popupTrigger',
        input: ({ context, self }) => ({ parent: self, ...flashTriggers(context.settings) }),
      },
      on: { 'trigger.fired': 'waiting' },
    },
    waiting: {
      description: 'The sale is ready and waits for its turn.',
      entry: 'tellRequest',
      on: {
        'overlay.granted': 'open',
        // A new page drops every popup from the queue that the shopper didn't ask for.
        'page.arrived': [
          {
            guard: { type: 'isOtherPath', params: ({ event }) => ({ path: event.location.path }) },
            target: 'checking',
            actions: [{ type: 'setPlace', params: ({ event }) => event }, 'tellWithdraw'],
          },
          { actions: 'tellRequest' },
        ],
      },
    },
    open,
    resting: { description: 'Not shown on this page, or not again.' },
  },
});
