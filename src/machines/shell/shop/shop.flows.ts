import { productsOf } from '../../../domain/shell/page/page.ts';
import type { Surface } from '../../promotions/overlays/overlays.rules.ts';
import { shopSetup } from './shop.setup.ts';

/** Something that nothing may come over is opened or closed (OVL-01). */
export function turned(surface: Surface, isBusy: boolean) {
  return [
    { type: 'setSurface', params: { surface, isBusy } },
    { type: 'tellSurface', params: { surface, isBusy } },
  ] as const;
}

const running = shopSetup.createStateConfig({
  invoke: [
    { id: 'upkeep', src: 'upkeep', input: ({ self }) => ({ parent: self }) },
    { id: 'theme', src: 'theme' },
    { id: 'toasts', src: 'toasts' },
    { id: 'menu', src: 'menu', input: ({ self }) => ({ parent: self }) },
    { id: 'splash', src: 'splash', input: ({ context }) => ({ factor: context.splashFactor }) },
    { id: 'connection', src: 'connection', input: ({ self }) => ({ parent: self }) },
    {
      id: 'catalogue',
      src: 'catalogue',
      input: ({ context, self }) => ({
        parent: self,
        query: context.page.route === 'shop' ? context.page.query : {},
      }),
    },
    {
      id: 'navigation',
      src: 'navigation',
      input: ({ context, self }) => ({ parent: self, location: context.location, page: context.page }),
    },
    {
      id: 'cart',
      src: 'cart',
      input: ({ context, self }) => ({
        parent: self,
        products: context.membership ? [...productsOf(context.page), context.membership] : productsOf(context.page),
      }),
    },
    { id: 'cartSync', src: 'cartSync', input: ({ self }) => ({ parent: self }) },
    { id: 'session', src: 'session', input: ({ self }) => ({ parent: self }) },
  ],
});

const recovering = shopSetup.createStateConfig({
  on: {
    'flow.failed': {
      actions: [{ type: 'reportFailure', params: ({ event }) => ({ error: event.error }) }, 'tellUpkeep'],
    },
    'flow.restarted': [
      {
        guard: { type: 'isFlow', params: ({ event }) => ({ flow: event.flow, wanted: 'cart' }) },
        actions: [...turned('drawer', false), 'refillCart'],
      },
      {
        guard: { type: 'isFlow', params: ({ event }) => ({ flow: event.flow, wanted: 'menu' }) },
        actions: turned('menu', false),
      },
      {
        guard: {
          type: 'isSyncOfShopper',
          params: ({ context, event }) => ({ flow: event.flow, profile: context.profile }),
        },
        actions: { type: 'syncAs', params: ({ context }) => ({ shopperId: context.profile?.id ?? '' }) },
      },
      {
        guard: { type: 'isFlow', params: ({ event }) => ({ flow: event.flow, wanted: 'catalogue' }) },
        actions: {
          type: 'settleList',
          params: ({ context: { page } }) => ({ query: page.route === 'shop' ? page.query : {} }),
        },
      },
      {
        guard: { type: 'isFlow', params: ({ event }) => ({ flow: event.flow, wanted: 'navigation' }) },
        actions: {
          type: 'openPage',
          params: ({ context }) => ({ location: context.current, isReplacing: true }),
        },
      },
    ],
  },
});

/** The long-lived flows of the shop. */
export const shopFlows = running.invoke ?? [];

/** What follows when a flow fails. One that was restarted has forgotten what the others know, and is told. */
export const afterFailures = recovering.on ?? {};
