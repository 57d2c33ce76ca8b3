import { assign, setup } from 'xstate';
import { bundleMoment } from '../../../domain/promotions/bundle-event.ts';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { countdownMachine } from '../../kit/countdown/countdown.machine.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import type { SessionProfile } from '../../account/session/session.machine.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';
import { isBroken, isComplete, takenOf, withGoods } from './cart-bundle.rules.ts';
import { unlockToast } from './cart-bundle.texts.ts';
import type {
  BelowMinimum,
  CartBundleContext,
  CartBundleEvent,
  CartBundleInput,
  ChoiceChanged,
  MissingGoods,
  Restored,
} from './cart-bundle.types.ts';

export const cartBundleSetup = setup({
  types: {} as {
    context: CartBundleContext;
    events: CartBundleEvent;
    input: CartBundleInput;
    tags: 'applying' | 'removing';
  },
  actors: {
    watchChoice: watchSlot<ChoiceChanged>(),
    restoreChoice: promiseSlot<Restored, { lines: Cart }>(),
    findMissing: promiseSlot<MissingGoods | BelowMinimum, { bundle: StoreBundle | null; lines: Cart }>(),
    applyBundle: promiseSlot<StoreBundle | null, { bundle: StoreBundle | null; lines: Cart }>(),
    removeBundle: promiseSlot<void>(),
    countdown: countdownMachine,
  },
  actions: {
    setLines: assign((_, params: { lines: Cart }) => params),
    setMember: assign((_, params: { profile: SessionProfile | null }) => ({
      isMember: params.profile?.premiumMembership.isActive === true,
    })),
    setWanted: assign({ wanted: (_, params: { bundle: StoreBundle | null }) => params.bundle }),
    setGoods: assign((_, { goods }: { goods: MissingGoods | BelowMinimum }) => ('below' in goods ? {} : { goods })),
    setBundle: assign((_, params: { bundle: StoreBundle | null }) => ({
      bundle: params.bundle,
      wanted: null,
      goods: null,
    })),
    setRestored: assign((_, { restored }: { restored: Restored }) =>
      restored.kind === 'held' ? { bundle: restored.bundle } : {},
    ),
    clearBundle: assign({ bundle: null, wanted: null, goods: null }),
    addMissing: ({ context: { parent, goods } }) => {
      if (!goods || goods.requests.length === 0) return;
      parent.send({ type: 'cart.command', command: { type: 'products.learn', products: goods.products } });
      for (const request of goods.requests) {
        parent.send({ type: 'cart.command', command: { type: 'item.add', ...request } });
      }
    },
    keepChoice: (_, _params: { bundleId: string }) => {},
    forgetChoice: () => {},
    requestToast: ({ context }, params: { toast: ToastText }) =>
      context.parent.send({ type: 'toast.request', toast: params.toast }),
    toastBelow: ({ context }, { goods }: { goods: MissingGoods | BelowMinimum }) => {
      if ('below' in goods) context.parent.send({ type: 'toast.request', toast: unlockToast(goods.below) });
    },
    tellTaken: ({ context }) => context.parent.send({ type: 'bundle.taken', taken: takenOf(context) }),
    trackRemoval: ({ context: { parent, bundle } }) => {
      if (bundle) parent.send({ type: 'analytics.track', event: bundleMoment(bundle, 'remove', 'cart') });
    },
  },
  guards: {
    isCartEmpty: ({ context }) => context.lines.length === 0,
    isBelow: (_, { goods }: { goods: MissingGoods | BelowMinimum }) => 'below' in goods,
    isCartComplete: ({ context }) => context.wanted !== null && isComplete(context.wanted, context.lines),
    isHeld: ({ context }, { restored }: { restored: Restored }) =>
      restored.kind === 'held' && !isBroken(restored.bundle, context),
    isLost: (_, { restored }: { restored: Restored }) => restored.kind !== 'none',
    canHold: ({ context }, { bundle }: { bundle: StoreBundle | null }) =>
      bundle !== null &&
      bundle.id === context.wanted?.id &&
      !isBroken(bundle, { ...context, lines: withGoods(context.lines, context.goods) }),
    hasBundle: ({ context }) => context.bundle !== null,
    hasDeadline: ({ context }) => context.bundle?.endsAt != null,
    hasChoice: (_, params: { bundleId: string | null }) => params.bundleId !== null,
    isOther: ({ context }, params: { bundleId: string | null }) => params.bundleId !== context.bundle?.id,
    isBroken: ({ context }) => context.bundle !== null && isBroken(context.bundle, context),
  },
  delays: { addingPatience: 5000 },
});
