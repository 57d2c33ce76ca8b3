import { overlaysLogic, type OverlaysPorts } from '../overlays/overlays.actors.ts';
import { promotionsMachine } from './promotions.machine.ts';

/** Everything that the promotions' actors need of the world. */
export interface PromotionsPorts {
  readonly overlays: OverlaysPorts;
}

export function promotionsLogic(ports: PromotionsPorts) {
  return promotionsMachine.provide({ actors: { overlays: overlaysLogic(ports.overlays) } });
}
