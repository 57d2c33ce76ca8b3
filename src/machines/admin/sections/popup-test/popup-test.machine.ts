import { assign, setup } from 'xstate';
import type { PopupSettings } from '../../../../domain/promotions/popup.ts';
import { watchSlot } from '../../../kit/slot.ts';
import { firstValues } from './popup-test.fields.ts';
import { cardOf, isOtherOffer, mistakesIn, newsOf, orderOf, tell } from './popup-test.rules.ts';
import type { PopupKind, PopupTestContext, PopupTestInput } from './popup-test.types.ts';

export type PopupTestEvent =
  | { type: 'field.fill'; name: string; value: string }
  | { type: 'popup.fire'; kind: PopupKind }
  /** In a frame: the page around it sends new settings for the sale (ADM-04). */
  | { type: 'settings.shown'; settings: PopupSettings };

/** The test page: fires every popup and celebration with chosen settings (RTE-06). */
export const popupTestMachine = setup({
  types: {} as { context: PopupTestContext; events: PopupTestEvent; input: PopupTestInput },
  actors: { watchPreview: watchSlot<PopupTestEvent>() },
  actions: {
    setValue: assign({
      values: ({ context }, params: { name: string; value: string }) => ({
        ...context.values,
        [params.name]: params.value,
      }),
    }),
    setKind: assign((_, params: { kind: PopupKind }) => params),
    setMistakes: assign({
      mistakes: ({ context }, params: { kind: PopupKind }) => mistakesIn(params.kind, context.values),
    }),
    clearMistakes: assign({ mistakes: {} }),
    keepSample: assign(({ context }, params: { kind: PopupKind }) =>
      params.kind === 'bundle-card'
        ? { sample: { number: (context.sample?.number ?? 0) + 1, order: cardOf(context.values, context.now()) } }
        : {},
    ),
    forgetPopups: () => {},
    setShown: assign((_, params: { settings: PopupSettings }) => ({ shown: params.settings })),
    closeSale: ({ context }) => context.flashPopup.send({ type: 'popup.close' }),
    showSettings: ({ context }, params: { settings: PopupSettings }) =>
      context.flashPopup.send({ type: 'popup.preview', settings: params.settings }),
    firePopup: ({ context }, params: { kind: PopupKind }) => {
      for (const news of newsOf(orderOf(params.kind, context.values, context.now()))) tell(context, news);
    },
  },
  guards: {
    hasMistakes: ({ context }, params: { kind: PopupKind }) =>
      Object.keys(mistakesIn(params.kind, context.values)).length > 0,
    isOtherOffer: ({ context }, params: { settings: PopupSettings }) =>
      isOtherOffer(context.shown, params.settings),
  },
}).createMachine({
  id: 'popup-test',
  description: 'The page where a tester fires every popup and celebration with chosen settings.',
  context: ({ input }) => ({
    ...input,
    values: firstValues,
    kind: null,
    mistakes: {},
    sample: null,
    shown: null,
  }),
  invoke: { id: 'watchPreview', src: 'watchPreview' },
  on: {
    'settings.shown': [
      {
        guard: { type: 'isOtherOffer', params: ({ event }) => event },
        actions: [
          'closeSale',
          { type: 'setShown', params: ({ event }) => event },
          { type: 'showSettings', params: ({ event }) => ({ settings: event.settings }) },
        ],
      },
      {
        actions: [
          { type: 'setShown', params: ({ event }) => event },
          { type: 'showSettings', params: ({ event }) => ({ settings: event.settings }) },
        ],
      },
    ],
    'field.fill': { actions: { type: 'setValue', params: ({ event }) => event } },
    'popup.fire': [
      {
        guard: { type: 'hasMistakes', params: ({ event }) => event },
        target: '.refused',
        actions: [
          { type: 'setKind', params: ({ event }) => ({ kind: event.kind }) },
          { type: 'setMistakes', params: ({ event }) => event },
        ],
      },
      {
        target: '.fired',
        actions: [
          { type: 'setKind', params: ({ event }) => ({ kind: event.kind }) },
          'clearMistakes',
          { type: 'keepSample', params: ({ event }) => event },
          'forgetPopups',
          { type: 'firePopup', params: ({ event }) => ({ kind: event.kind }) },
        ],
      },
    ],
  },
  initial: 'ready',
  states: {
    ready: { description: 'Nothing fired yet.' },
    fired: { description: 'The popup is passed to the shop, which shows it when its turn comes.' },
    refused: { description: 'Some fields of this popup are invalid.' },
  },
});
