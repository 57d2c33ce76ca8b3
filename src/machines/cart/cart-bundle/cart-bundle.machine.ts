import { withGoods } from './cart-bundle.rules.ts';
import { cartBundleSetup } from './cart-bundle.setup.ts';
import { cartBundleToasts } from './cart-bundle.texts.ts';

const { applied, notApplied, removed, notRemoved, broken } = cartBundleToasts;

/** The shop's bundle that was chosen for the cart: none, on its way, or applied (BND-09). */
export const cartBundleMachine = cartBundleSetup.createMachine({
  id: 'cart-bundle',
  description: 'The shop’s bundle that was chosen for the cart: none, on its way, or applied.',
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
      description: 'What this device kept is looked up; a bundle counts only once the server has said so again.',
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
      description:
        'The server could not be asked about the kept choice; it is asked again when the cart is looked at.',
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
      description: 'A bundle is being applied; another one waits for no turn.',
      tags: 'applying',
      initial: 'collecting',
      states: {
        collecting: {
          description: 'What the cart lacks of the bundle is looked up.',
          invoke: {
            id: 'findMissing',
            src: 'findMissing',
            input: ({ context }) => ({ bundle: context.wanted, lines: context.lines }),
            onDone: {
              target: 'calculating',
              actions: { type: 'setGoods', params: ({ event }) => ({ goods: event.output }) },
            },
            onError: {
              target: '#cart-bundle.settling',
              actions: { type: 'requestToast', params: { toast: notApplied } },
            },
          },
        },
        calculating: {
          description: 'The server says what the bundle takes off the cart with what it lacks.',
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
          description: 'It holds; the missing goods are on their way into the cart.',
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
      description: 'A bundle was not applied: the one before stays, where there was one.',
      always: [{ guard: 'hasBundle', target: 'applied' }, { target: 'none' }],
    },
    applied: {
      description: 'A bundle is applied; it follows the cart.',
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
          description: 'It has no end, or its end is looked at.',
          always: { guard: 'hasDeadline', target: 'timed' },
        },
        timed: {
          description: 'It ends at a moment by the server’s clock.',
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
      description: 'The bundle is being taken out again.',
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
