import { createActor, type InspectionEvent } from 'xstate';
import { sturdy, type Mishap } from '../../machines/kit/sturdy.ts';
import type { PromotionsRef, StartPromotions } from '../../machines/shell/shop/shop.types.ts';
import { promotionsLogic } from '../../machines/promotions/promotions/promotions.actors.ts';
import type { ShopNews } from '../../machines/promotions/promotions/promotions.types.ts';
import { afterPaint, yieldToMain } from '../../services/platform/browser/yield-to-main.ts';
import { eachWhenIdle } from '../platform/entry/when-idle.ts';
import { drawerBundle, drawerDeals, drawerNotes, drawerTop } from '../cart/drawer-parts.ts';
import { couponCard, overlayParts, tierCelebration } from './overlay-parts.ts';
import { promotionServices, type PromotionsWorld } from './promotion-services.ts';

/** Creates the promotions' actors. Lives in a chunk that loads when the browser is idle. */
export function promotionsStarter(
  world: PromotionsWorld,
  inspect: ((event: InspectionEvent) => void) | undefined,
): StartPromotions {
  preloadParts(world.view).catch(() => {});
  return (input) => {
    const tell = (mishap: Mishap) => promotions.send({ type: 'flow.failed', ...mishap });
    const logic = sturdy(promotionsLogic(promotionServices(world), tell), tell);
    const promotions: PromotionsRef = createActor(logic, { input, ...(inspect ? { inspect } : {}) });
    // Creating the machines and starting them are separate tasks. Until then the actor queues its events.
    yieldToMain().then(() => promotions.start(), reportError);
    const heard: ShopNews[] = [];
    const tellAll = () => heard.splice(0).forEach((news) => promotions.send(news));
    // What offers make of a press must not keep it from being seen.
    const send = (news: ShopNews) => {
      if (heard.push(news) === 1) afterPaint().then(tellAll, reportError);
    };
    return { actor: promotions, send };
  };
}

/** Loads all parts early, so that the cart doesn't grow after it opens and everything works offline. */
async function preloadParts(view: Window): Promise<void> {
  const drawer = [drawerNotes, drawerTop, drawerBundle, drawerDeals, couponCard];
  await eachWhenIdle(view, [...drawer, tierCelebration, ...Object.values(overlayParts)]);
  view.document.documentElement.dataset['promotions'] = 'there';
}
