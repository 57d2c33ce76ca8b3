import type { PopupSettings } from '../../../../domain/promotions/popup.ts';
import { watching } from '../../../kit/slot.ts';
import { popupTestMachine, type PopupTestEvent } from './popup-test.machine.ts';
import { orderOf } from './popup-test.rules.ts';
import type { PopupOrder } from './popup-test.types.ts';

export interface PopupTestPorts {
  /** Milliseconds since 1970 by the shop's clock. */
  now(): number;
  /** Clears what this session remembers of popups: deadlines, counters, dismissals. */
  forgetPopups(): void;
  /** Passes a popup to the shop's own actors. */
  fire(order: PopupOrder): void;
  /** Reports settings sent by the page around the frame. */
  watchPreview(listener: (settings: PopupSettings) => void): () => void;
  /** Shows the sale with these settings instead of the current ones. */
  showSettings(settings: PopupSettings): void;
}

export function popupTestLogic(ports: PopupTestPorts) {
  return popupTestMachine.provide({
    actors: {
      watchPreview: watching<PopupTestEvent>((tell) =>
        ports.watchPreview((settings) => tell({ type: 'settings.shown', settings })),
      ),
    },
    actions: {
      showSettings: (_, { settings }) => ports.showSettings(settings),
      forgetPopups: () => ports.forgetPopups(),
      firePopup: (_, { kind, values }) => ports.fire(orderOf(kind, values, ports.now())),
    },
  });
}
