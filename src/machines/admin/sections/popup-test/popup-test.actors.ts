import type { PopupSettings } from '../../../../domain/promotions/popup.ts';
import { watching } from '../../../kit/slot.ts';
import { popupTestMachine, type PopupTestEvent } from './popup-test.machine.ts';
import { orderOf } from './popup-test.rules.ts';
import type { PopupOrder } from './popup-test.types.ts';

export interface PopupTestPorts {
  /** Milliseconds since 1970 by the shop's clock. */
  now(): number;
  /** What this session remembers of popups: deadlines, counters, dismissals. */
  forgetPopups(): void;
  /** Hands a popup to the shop's own actors. */
  fire(order: PopupOrder): void;
  /** Tells of settings that a page around this one wants to see. */
  watchPreview(listener: (settings: PopupSettings) => void): () => void;
  /** Shows the sale as it is set, in place of what is shown of it. */
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
