import { createActor, type InspectionEvent } from 'xstate';
import type { StartPromotions } from '../../machines/shell/shop/shop.types.ts';
import { promotionsLogic } from '../../machines/promotions/promotions/promotions.actors.ts';
import { yieldToMain } from '../../services/platform/browser/yield-to-main.ts';
import { eachWhenIdle } from '../platform/entry/when-idle.ts';
import { drawerDeals, drawerNotes, drawerTop } from '../cart/drawer-parts.ts';
import { couponCard, overlayParts, tierCelebration } from './overlay-parts.ts';
import { promotionServices, type PromotionsWorld } from './promotion-services.ts';

/** The promotions over the services of a browser; they come in a chunk of their own, when nothing else is to be done. */
export function promotionsStarter(
  world: PromotionsWorld,
  inspect: ((event: InspectionEvent) => void) | undefined,
): StartPromotions {
  const logic = promotionsLogic(promotionServices(world));
  preloadParts(world.view).catch(() => {});
  return (input) => {
    const promotions = createActor(logic, { input, ...(inspect ? { inspect } : {}) });
    // Making the charts and starting them are two pieces of work; what is sent meanwhile waits in the actor.
    yieldToMain().then(() => promotions.start(), reportError);
    return promotions;
  };
}

/** So that the cart does not grow after it has opened, and all of it is there when the connection is gone. */
async function preloadParts(view: Window): Promise<void> {
  const drawer = [drawerNotes, drawerTop, drawerDeals, couponCard];
  await eachWhenIdle(view, [...drawer, tierCelebration, ...Object.values(overlayParts)]);
  view.document.documentElement.dataset['promotions'] = 'there';
}
