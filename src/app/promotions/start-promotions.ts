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

/**
 * Prepares the promotions' actors. Lives in a chunk that loads when the browser is idle. What connects the charts, the
 * charts themselves, their actors and their start are separate tasks: together they would block input on phones.
 */
export async function promotionsStarter(
  world: PromotionsWorld,
  inspect: ((event: InspectionEvent) => void) | undefined,
): Promise<StartPromotions> {
  preloadParts(world.view).catch(() => {});
  const services = promotionServices(world);
  await yieldToMain();
  let actor: PromotionsRef | undefined;
  const tell = (mishap: Mishap) => actor?.send({ type: 'flow.failed', ...mishap });
  const logic = sturdy(promotionsLogic(services, tell), tell);
  await yieldToMain();
  return (input) => {
    const promotions: PromotionsRef = createActor(logic, { input, ...(inspect ? { inspect } : {}) });
    actor = promotions;
    // Until it starts, the actor queues its events.
    yieldToMain().then(() => promotions.start(), reportError);
    const heard: ShopNews[] = [];
    const tellAll = () => {
      heard.splice(0).forEach((news) => promotions.send(news));
      // What they made of it may be news itself.
      if (heard.length === 0) promotions.send({ type: 'surface.free', surface: 'news' });
    };
    const send = (news: ShopNews) => {
      if (news.type === 'surface.busy' || news.type === 'surface.free') {
        promotions.send(news);
      } else if (heard.push(news) === 1) {
        // Until they hear of it, an offer of the page before could come.
        promotions.send({ type: 'surface.busy', surface: 'news' });
        // What offers make of a press must not keep it from being seen.
        afterPaint().then(tellAll, reportError);
      }
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
