import type { PopupSettings } from '../../../../domain/promotions/popup.ts';
import { watching } from '../../../kit/slot.ts';
import { popupPreviewMachine, type PopupPreviewEvent, type PreviewTheme } from './popup-preview.machine.ts';

export interface PopupPreviewPorts {
  /** Reports when the page in the frame is ready to show the popup. */
  watchFrame(listener: () => void): () => void;
  /** Tells the settings as they are typed. Returns how to stop. */
  watchSettings(tell: (settings: PopupSettings) => void): () => void;
  showInFrame(settings: PopupSettings, theme: PreviewTheme): void;
}

export function popupPreviewLogic(ports: PopupPreviewPorts) {
  return popupPreviewMachine.provide({
    actors: {
      watchFrame: watching<PopupPreviewEvent>((tell) => ports.watchFrame(() => tell({ type: 'frame.ready' }))),
      watchSettings: watching<PopupPreviewEvent>((tell) =>
        ports.watchSettings((settings) => tell({ type: 'settings.changed', settings })),
      ),
    },
    actions: { showInFrame: (_, { settings, scheme, season }) => ports.showInFrame(settings, { scheme, season }) },
  });
}
