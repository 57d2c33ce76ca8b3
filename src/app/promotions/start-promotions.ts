import { createActor, type InspectionEvent } from 'xstate';
import type { StartPromotions } from '../../machines/shop/shop.types.ts';
import { promotionsLogic } from '../../machines/promotions/promotions.actors.ts';
import { promotionServices, type PromotionsWorld } from './promotion-services.ts';

/** The promotions over the services of a browser; they come in a chunk of their own, when nothing else is to be done. */
export function promotionsStarter(
  world: PromotionsWorld,
  inspect: ((event: InspectionEvent) => void) | undefined,
): StartPromotions {
  const logic = promotionsLogic(promotionServices(world));
  return (input) => createActor(logic, { input, ...(inspect ? { inspect } : {}) }).start();
}
