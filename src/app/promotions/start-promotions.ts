import { createActor, type InspectionEvent } from 'xstate';
import type { StartPromotions } from '../../machines/shop/shop.types.ts';
import { promotionsLogic } from '../../machines/promotions/promotions.actors.ts';
import { whenIdle } from '../when-idle.ts';
import { drawerDeals, drawerTop } from './drawer-parts.ts';
import { promotionServices, type PromotionsWorld } from './promotion-services.ts';

/** The promotions over the services of a browser; they come in a chunk of their own, when nothing else is to be done. */
export function promotionsStarter(
  world: PromotionsWorld,
  inspect: ((event: InspectionEvent) => void) | undefined,
): StartPromotions {
  const logic = promotionsLogic(promotionServices(world));
  whenIdle(world.view, preloadDrawerParts);
  return (input) => createActor(logic, { input, ...(inspect ? { inspect } : {}) }).start();
}

/** So that the cart does not grow after it has opened. */
async function preloadDrawerParts(): Promise<void> {
  await Promise.allSettled([drawerTop.preload(), drawerDeals.preload()]);
}
