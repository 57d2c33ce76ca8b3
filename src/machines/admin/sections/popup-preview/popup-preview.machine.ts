import { assign, setup } from 'xstate';
import type { PopupSettings } from '../../../../domain/promotions/popup.ts';
import { watchSlot } from '../../../kit/slot.ts';

export const previewWidths = ['phone', 'desktop'] as const;
export const previewSchemes = ['light', 'dark'] as const;
export const previewSeasons = ['botanical', 'diwali'] as const;
export type PreviewWidth = (typeof previewWidths)[number];
export type PreviewScheme = (typeof previewSchemes)[number];
export type PreviewSeason = (typeof previewSeasons)[number];

/** The theme of the page in the frame. */
export interface PreviewTheme {
  readonly scheme: PreviewScheme;
  readonly season: PreviewSeason;
}

export type PopupPreviewEvent =
  | { type: 'frame.ready' }
  | { type: 'settings.changed'; settings: PopupSettings }
  | { type: 'width.choose'; width: PreviewWidth }
  | { type: 'scheme.choose'; scheme: PreviewScheme }
  | { type: 'season.choose'; season: PreviewSeason };

export interface PopupPreviewInput {
  readonly settings: PopupSettings;
  /** The shop's current season. */
  readonly season: PreviewSeason;
}

export interface PopupPreviewContext extends PopupPreviewInput, PreviewTheme {
  readonly width: PreviewWidth;
}

type Shown = PreviewTheme & Pick<PopupPreviewInput, 'settings'>;

/** How long the page in the frame may take to load, in milliseconds. */
const framePatience = 20_000;

/** How many seconds before its offer ends the popup is shown again. */
const spare = 2;

/** A live preview of the popup in a frame, updated as the settings are typed (ADM-04). */
export const popupPreviewMachine = setup({
  types: {} as { context: PopupPreviewContext; events: PopupPreviewEvent; input: PopupPreviewInput },
  actors: { watchFrame: watchSlot<PopupPreviewEvent>(), watchSettings: watchSlot<PopupPreviewEvent>() },
  actions: {
    setSettings: assign((_, params: { settings: PopupSettings }) => params),
    setWidth: assign((_, params: { width: PreviewWidth }) => params),
    setScheme: assign((_, params: { scheme: PreviewScheme }) => params),
    setSeason: assign((_, params: { season: PreviewSeason }) => params),
    /** Passes the settings to the page in the frame. */
    showInFrame: (_, _params: Shown) => {},
  },
  delays: {
    framePatience,
    offerRenewal: ({ context }) => Math.max(1, context.settings.timerDuration - spare) * 1000,
  },
}).createMachine({
  id: 'popup-preview',
  description: 'A live preview of the popup in a frame, updated as the settings are typed.',
  context: ({ input }) => ({ ...input, width: 'phone', scheme: 'light' }),
  invoke: [
    { id: 'watchFrame', src: 'watchFrame' },
    { id: 'watchSettings', src: 'watchSettings' },
  ],
  on: {
    'frame.ready': '.shown',
    'settings.changed': { actions: { type: 'setSettings', params: ({ event }) => ({ settings: event.settings }) } },
    'width.choose': { actions: { type: 'setWidth', params: ({ event }) => ({ width: event.width }) } },
    'scheme.choose': { actions: { type: 'setScheme', params: ({ event }) => ({ scheme: event.scheme }) } },
    'season.choose': { actions: { type: 'setSeason', params: ({ event }) => ({ season: event.season }) } },
  },
  initial: 'coming',
  states: {
    coming: { description: 'Loading the page in the frame.', after: { framePatience: 'missed' } },
    shown: {
      description: 'The popup is shown as it is typed, and again before its offer ends.',
      entry: { type: 'showInFrame', params: ({ context }) => context },
      after: { offerRenewal: { target: 'shown', reenter: true } },
      on: {
        'settings.changed': {
          target: 'shown',
          reenter: true,
          actions: { type: 'setSettings', params: ({ event }) => ({ settings: event.settings }) },
        },
        'scheme.choose': {
          target: 'shown',
          reenter: true,
          actions: { type: 'setScheme', params: ({ event }) => ({ scheme: event.scheme }) },
        },
        'season.choose': {
          target: 'shown',
          reenter: true,
          actions: { type: 'setSeason', params: ({ event }) => ({ season: event.season }) },
        },
      },
    },
    missed: { description: 'The page is late. It may still arrive.' },
  },
});
