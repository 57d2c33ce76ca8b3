import { assign, sendTo, setup } from 'xstate';
import { matchRoute, type Location } from '../../domain/page/route.ts';
import { overlaysMachine } from '../overlays/overlays.machine.ts';
import type { Surface } from '../overlays/overlays.rules.ts';
import type {
  PromotionsChildren,
  PromotionsEvent,
  PromotionsFact,
  PromotionsInput,
  ShopMoment,
} from './promotions.types.ts';

/** Everything that makes them buy: it keeps the promotions' actors, and its `on` table is the map of who tells whom. */
export const promotionsMachine = setup({
  types: {} as {
    context: PromotionsInput;
    events: PromotionsEvent;
    input: PromotionsInput;
    children: PromotionsChildren;
  },
  actors: { overlays: overlaysMachine },
  actions: {
    tellShop: ({ context, event }) => context.parent.send(event as PromotionsFact),
    askOverlays: sendTo('overlays', ({ event }) => {
      if (event.type === 'overlay.request' || event.type === 'overlay.withdraw' || event.type === 'overlay.done') {
        return event;
      }
      throw new Error(`The overlays are not asked by ${event.type}`);
    }),
    setBusy: sendTo('overlays', (_, params: { surface: Surface }) => ({
      type: 'surface.busy',
      surface: params.surface,
    })),
    setFree: sendTo('overlays', (_, params: { surface: Surface }) => ({
      type: 'surface.free',
      surface: params.surface,
    })),
    turnPage: sendTo('overlays', { type: 'page.arrived' }),
    keep: assign((_, params: Partial<ShopMoment>) => params),
  },
  guards: { isPaying: (_, params: { location: Location }) => isPaymentAt(params.location) },
}).createMachine({
  id: 'promotions',
  description: 'Everything that makes them buy: it keeps the promotions’ actors and passes on what they tell.',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'overlays',
      src: 'overlays',
      input: ({ context, self }) => ({ parent: self, busy: busyAtFirst(context) }),
    },
  ],
  initial: 'running',
  states: { running: { description: 'The promotions follow the shop; their actors do the work.' } },
  on: {
    'cart.changed': { actions: { type: 'keep', params: ({ event }) => ({ lines: event.lines }) } },
    'page.arrived': [
      {
        guard: { type: 'isPaying', params: ({ event }) => ({ location: event.location }) },
        actions: [
          { type: 'keep', params: ({ event }) => ({ location: event.location, page: event.page }) },
          'turnPage',
          { type: 'setBusy', params: { surface: 'payment' } },
        ],
      },
      {
        actions: [
          { type: 'keep', params: ({ event }) => ({ location: event.location, page: event.page }) },
          'turnPage',
          { type: 'setFree', params: { surface: 'payment' } },
        ],
      },
    ],
    'session.opened': { actions: { type: 'keep', params: ({ event }) => ({ profile: event.profile }) } },
    'session.closed': { actions: { type: 'keep', params: { profile: null } } },
    'drawer.opened': { actions: { type: 'setBusy', params: { surface: 'drawer' } } },
    'drawer.closed': { actions: { type: 'setFree', params: { surface: 'drawer' } } },
    'menu.opened': { actions: { type: 'setBusy', params: { surface: 'menu' } } },
    'menu.closed': { actions: { type: 'setFree', params: { surface: 'menu' } } },
    'overlay.request': { actions: 'askOverlays' },
    'overlay.withdraw': { actions: 'askOverlays' },
    'overlay.done': { actions: 'askOverlays' },
    'cart.command': { actions: 'tellShop' },
    'bundle.taken': { actions: 'tellShop' },
    'toast.request': { actions: 'tellShop' },
    'link.follow': { actions: 'tellShop' },
  },
});

function isPaymentAt({ path }: Location): boolean {
  return matchRoute(path).route === 'payment';
}

function busyAtFirst({ location, isDrawerOpen }: ShopMoment): readonly Surface[] {
  return [...(isDrawerOpen ? (['drawer'] as const) : []), ...(isPaymentAt(location) ? (['payment'] as const) : [])];
}
