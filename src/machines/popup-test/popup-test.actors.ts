import { popupTestMachine } from './popup-test.machine.ts';
import { orderOf } from './popup-test.rules.ts';
import type { PopupOrder } from './popup-test.types.ts';

export interface PopupTestPorts {
  /** Milliseconds since 1970 by the shop's clock. */
  now(): number;
  /** What this session remembers of popups: deadlines, counters, dismissals. */
  forgetPopups(): void;
  /** Hands a popup to the shop's own actors. */
  fire(order: PopupOrder): void;
}

export function popupTestLogic(ports: PopupTestPorts) {
  return popupTestMachine.provide({
    actions: {
      forgetPopups: () => ports.forgetPopups(),
      firePopup: (_, { kind, values }) => ports.fire(orderOf(kind, values, ports.now())),
    },
  });
}
