import { watching } from '../../kit/slot.ts';
import { overlaysMachine, type OverlaysEvent } from './overlays.machine.ts';

export interface OverlaysPorts {
  /** Reports whether a text field has the focus. */
  watchForms(listener: (isBusy: boolean) => void): () => void;
}

export function overlaysLogic(ports: OverlaysPorts) {
  return overlaysMachine.provide({
    actors: {
      watchForms: watching<OverlaysEvent>((tell) =>
        ports.watchForms((isBusy) => tell({ type: isBusy ? 'surface.busy' : 'surface.free', surface: 'form' })),
      ),
    },
  });
}
