import { watching } from '../../kit/slot.ts';
import { popupTriggerMachine, type PopupTriggerEvent } from './popup-trigger.machine.ts';

export interface PopupTriggerPorts {
  /** Tells how much of the page lies above the lower edge of the screen that can be scrolled, 0 to 100. */
  watchScroll(listener: (percent: number) => void): () => void;
  /** Tells when the pointer leaves the page at its top. */
  watchExit(listener: () => void): () => void;
  /** Tells when somebody moves, types, taps or scrolls. */
  watchActivity(listener: () => void): () => void;
}

export function popupTriggerLogic(ports: PopupTriggerPorts) {
  return popupTriggerMachine.provide({
    actors: {
      watchScroll: watching<PopupTriggerEvent>((tell) =>
        ports.watchScroll((percent) => tell({ type: 'page.scrolled', percent })),
      ),
      watchExit: watching<PopupTriggerEvent>((tell) => ports.watchExit(() => tell({ type: 'pointer.left' }))),
      watchActivity: watching<PopupTriggerEvent>((tell) =>
        ports.watchActivity(() => tell({ type: 'person.acted' })),
      ),
    },
  });
}
