import type { PopupSettings } from '../../../../domain/promotions/popup.ts';
import { watching } from '../../../kit/slot.ts';
import { popupTestMachine, type PopupTestEvent } from './popup-test.machine.ts';

export interface PopupTestPorts {
  /** Clears what this session remembers of popups: deadlines, counters, dismissals. */
  forgetPopups(): void;
  /** Reports settings sent by the page around the frame. */
  watchPreview(listener: (settings: PopupSettings) => void): () => void;
}

export function popupTestLogic(ports: PopupTestPorts) {
  return popupTestMachine.provide({
    actors: {
      watchPreview: watching<PopupTestEvent>((tell) =>
        ports.watchPreview((settings) => tell({ type: 'settings.shown', settings })),
      ),
    },
    actions: {
      forgetPopups: () => ports.forgetPopups(),
    },
  });
}
