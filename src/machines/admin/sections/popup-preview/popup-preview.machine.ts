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

/** A live preview of the popup in a frame, updated as the settings are typed (ADM-04). */
export const popupPreviewMachine = setup({
  types: {} as { context: PopupPreviewContext; events: PopupPreviewEvent; input: PopupPreviewInput },
  actors: { watchFrame: watchSlot<PopupPreviewEvent>() },
  actions: {
    setSettings: assign((_, params: { settings: PopupSettings }) => params),
    setWidth: assign((_, params: { width: PreviewWidth }) => params),
    setScheme: assign((_, params: { scheme: PreviewScheme }) => params),
    setSeason: assign((_, params: { season: PreviewSeason }) => params),
    /** Passes the settings to the page in the frame. */
    showInFrame: (_, _params: Shown) => {},
  },
  delays: { framePatience },
}).createMachine({
  id: 'popup-preview',
  description: 'A live preview of the popup in a frame, updated as the settings are typed.',
  context: ({ input }) => ({ ...input, width: 'phone', scheme: 'light' }),
  invoke: { id: 'watchFrame', src: 'watchFrame' },
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
      description: 'The popup is shown as it is typed.',
      entry: { type: 'showInFrame', params: ({ context }) => context },
      on: {
        'settings.changed': {
          actions: [
            { type: 'setSettings', params: ({ event }) => ({ settings: event.settings }) },
            { type: 'showInFrame', params: ({ context, event }) => ({ ...context, settings: event.settings }) },
          ],
        },
        'scheme.choose': {
          actions: [
            { type: 'setScheme', params: ({ event }) => ({ scheme: event.scheme }) },
            { type: 'showInFrame', params: ({ context, event }) => ({ ...context, scheme: event.scheme }) },
          ],
        },
        'season.choose': {
          actions: [
            { type: 'setSeason', params: ({ event }) => ({ season: event.season }) },
            { type: 'showInFrame', params: ({ context, event }) => ({ ...context, season: event.season }) },
          ],
        },
      },
    },
    missed: { description: 'The page is late. It may still arrive.' },
  },
});
