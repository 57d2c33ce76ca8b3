import { watching } from '../../kit/slot.ts';
import { popupTriggerMachine, type PopupTriggerEvent } from './popup-trigger.machine.ts';

export interface PopupTriggerPorts {
  /** Reports how far the page is scrolled, 0 to 100 percent. */
  watchScroll(listener: (percent: number) => void): () => void;
  /** Reports when the pointer leaves at the top of the page. */
  watchExit(listener: () => void): () => void;
  /** Reports pointer moves, typing, taps and scrolling. */
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
