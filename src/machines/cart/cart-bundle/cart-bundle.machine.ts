import { withGoods } from './cart-bundle.rules.ts';
import { cartBundleSetup } from './cart-bundle.setup.ts';
import { cartBundleToasts } from './cart-bundle.texts.ts';

const { applied, notApplied, removed, notRemoved, broken } = cartBundleToasts;

/** The bundle offer chosen for the cart: none, being applied, or applied (BND-09). */
export const cartBundleMachine = cartBundleSetup.createMachine({
  id: 'cart-bundle',
  description: 'The bundle offer chosen for the cart: none, being applied, or applied.',
  context: ({ input: { profile, ...input } }) => ({
    ...input,
    isMember: profile?.premiumMembership.isActive === true,
    bundle: null,
    wanted: null,
    goods: null,
  }),
  invoke: { id: 'watchChoice', src: 'watchChoice' },
  initial: 'restoring',
  on: {
    'cart.changed': { actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) } },
    'session.opened': { actions: { type: 'setMember', params: ({ event }) => ({ profile: event.profile }) } },
    'session.refreshed': { actions: { type: 'setMember', params: ({ event }) => ({ profile: event.profile }) } },
    'session.closed': { actions: { type: 'setMember', params: { profile: null } } },
  },
  states: {
    restoring: {
      description: 'Checking the bundle saved on this device. It counts only once the server confirms it again.',
      always: { guard: 'isCartEmpty', target: 'none' },
      invoke: {
        id: 'restoreChoice',
        src: 'restoreChoice',
        input: ({ context }) => ({ lines: context.lines }),
        onDone: [
          {
            guard: { type: 'isHeld', params: ({ event }) => ({ restored: event.output }) },
            target: 'applied',
            actions: { type: 'setRestored', params: ({ event }) => ({ restored: event.output }) },
          },
          {
            guard: { type: 'isLost', params: ({ event }) => ({ restored: event.output }) },
            target: 'none',
            actions: { type: 'requestToast', params: { toast: broken } },
          },
          { target: 'none' },
        ],
        onError: 'unconfirmed',
      },
      on: { 'bundle.apply': { target: 'applying', actions: { type: 'setWanted', params: ({ event }) => event } } },
    },
    unconfirmed: {
      description: 'Couldn’t confirm the saved bundle with the server. Asks again when the cart is opened.',
      on: {
        'drawer.opened': 'restoring',
        'bundle.apply': { target: 'applying', actions: { type: 'setWanted', params: ({ event }) => event } },
        'bundle.remove': 'none',
      },
    },
    none: {
      description: 'No bundle is chosen.',
      entry: ['clearBundle', 'forgetChoice', 'tellTaken'],
      on: {
        'bundle.apply': { target: 'applying', actions: { type: 'setWanted', params: ({ event }) => event } },
        'choice.changed': {
          guard: { type: 'hasChoice', params: ({ event }) => ({ bundleId: event.bundleId }) },
          target: 'restoring',
        },
      },
    },
    applying: {
      description: 'A bundle is being applied. No other can be chosen until it is done.',
      tags: 'applying',
      initial: 'collecting',
      states: {
        collecting: {
          description: 'Looking up the products of the bundle that the cart doesn’t have yet.',
          invoke: {
            id: 'findMissing',
            src: 'findMissing',
            input: ({ context }) => ({ bundle: context.wanted, lines: context.lines }),
            onDone: [
              {
                guard: { type: 'isBelow', params: ({ event }) => ({ goods: event.output }) },
                target: '#cart-bundle.settling',
                actions: { type: 'toastBelow', params: ({ event }) => ({ goods: event.output }) },
              },
              {
                target: 'calculating',
                actions: { type: 'setGoods', params: ({ event }) => ({ goods: event.output }) },
              },
            ],
            onError: {
              target: '#cart-bundle.settling',
              actions: { type: 'requestToast', params: { toast: notApplied } },
            },
          },
        },
        calculating: {
          description: 'The server works out what the bundle saves, with the missing products counted in.',
          invoke: {
            id: 'applyBundle',
            src: 'applyBundle',
            input: ({ context }) => ({ bundle: context.wanted, lines: withGoods(context.lines, context.goods) }),
            onDone: [
              {
                guard: { type: 'canHold', params: ({ event }) => ({ bundle: event.output }) },
                target: 'adding',
                actions: [{ type: 'setWanted', params: ({ event }) => ({ bundle: event.output }) }, 'addMissing'],
              },
              {
                target: '#cart-bundle.settling',
                actions: { type: 'requestToast', params: { toast: notApplied } },
              },
            ],
            onError: {
              target: '#cart-bundle.settling',
              actions: { type: 'requestToast', params: { toast: notApplied } },
            },
          },
        },
        adding: {
          description: 'The bundle is valid. Waiting for the missing products to reach the cart.',
          always: {
            guard: 'isCartComplete',
            target: '#cart-bundle.applied',
            actions: [
              { type: 'setBundle', params: ({ context }) => ({ bundle: context.wanted }) },
              { type: 'keepChoice', params: ({ context }) => ({ bundleId: context.bundle?.id ?? '' }) },
              { type: 'requestToast', params: { toast: applied } },
            ],
          },
          after: {
            addingPatience: {
              target: '#cart-bundle.settling',
              actions: { type: 'requestToast', params: { toast: notApplied } },
            },
          },
        },
      },
    },
    settling: {
      description: 'The bundle couldn’t be applied. The earlier one stays, if there was one.',
      always: [{ guard: 'hasBundle', target: 'applied' }, { target: 'none' }],
    },
    applied: {
      description: 'A bundle is applied, and checked again whenever the cart changes.',
      entry: 'tellTaken',
      always: [
        { guard: 'isCartEmpty', target: 'none' },
        { guard: 'isBroken', target: 'none', actions: { type: 'requestToast', params: { toast: broken } } },
      ],
      on: {
        'cart.changed': {
          actions: [{ type: 'setLines', params: ({ event }) => ({ lines: event.lines }) }, 'tellTaken'],
        },
        'session.opened': {
          actions: [{ type: 'setMember', params: ({ event }) => ({ profile: event.profile }) }, 'tellTaken'],
        },
        'session.refreshed': {
          actions: [{ type: 'setMember', params: ({ event }) => ({ profile: event.profile }) }, 'tellTaken'],
        },
        'session.closed': { actions: [{ type: 'setMember', params: { profile: null } }, 'tellTaken'] },
        'bundle.apply': {
          guard: { type: 'isOther', params: ({ event }) => ({ bundleId: event.bundle.id }) },
          target: 'applying',
          actions: { type: 'setWanted', params: ({ event }) => event },
        },
        'bundle.remove': 'removing',
        'choice.changed': {
          guard: { type: 'isOther', params: ({ event }) => ({ bundleId: event.bundleId }) },
          target: 'restoring',
        },
      },
      initial: 'lasting',
      states: {
        lasting: {
          description: 'The bundle has no deadline, or its deadline is about to be checked.',
          always: { guard: 'hasDeadline', target: 'timed' },
        },
        timed: {
          description: 'The bundle ends at a set time by the server’s clock.',
          invoke: {
            id: 'countdown',
            src: 'countdown',
            input: ({ context, self }) => ({
              parent: self,
              id: 'cart-bundle',
              endsAt: context.bundle?.endsAt ?? '',
            }),
          },
          on: {
            'countdown.over': {
              target: '#cart-bundle.none',
              actions: { type: 'requestToast', params: { toast: broken } },
            },
          },
        },
      },
    },
    removing: {
      description: 'The bundle is being removed from the cart.',
      tags: 'removing',
      invoke: {
        id: 'removeBundle',
        src: 'removeBundle',
        onDone: {
          target: 'none',
          actions: ['trackRemoval', { type: 'requestToast', params: { toast: removed } }],
        },
        onError: { target: 'applied', actions: { type: 'requestToast', params: { toast: notRemoved } } },
      },
    },
  },
});
