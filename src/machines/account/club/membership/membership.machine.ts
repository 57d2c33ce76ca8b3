import { assign, setup } from 'xstate';
import { hasMembership, keyOf, type Cart } from '../../../../domain/cart/cart.ts';
import { membershipChoice, type Membership } from '../../../../domain/account/membership/membership.ts';
import type { PricedProduct } from '../../../../domain/catalogue/product/product.ts';
import type { CartCause, CartEvent } from '../../../cart/cart/cart.types.ts';
import { millisecondsUntil } from '../../../kit/deadline.ts';
import { watchSlot } from '../../../kit/slot.ts';
import type { Tells } from '../../../kit/tells.ts';
import type { SessionProfile } from '../../session/session.machine.ts';
import type { ToastText } from '../../../shell/toasts/toasts.machine.ts';
import { membershipToasts } from './membership.texts.ts';

/** A clock tick; `now` in milliseconds by the server's clock. */
type ClockTicked = { type: 'clock.ticked'; now: number };

export type MembershipEvent =
  | { type: 'membership.add' }
  | { type: 'membership.remove' }
  | { type: 'cart.changed'; lines: Cart; cause: CartCause }
  | { type: 'session.opened'; profile: SessionProfile }
  | { type: 'session.refreshed'; profile: SessionProfile }
  | { type: 'session.closed' }
  | { type: 'order.confirmed' }
  | ClockTicked;

export type MembershipFact =
  | { type: 'cart.command'; command: CartEvent }
  | { type: 'toast.request'; toast: ToastText }
  | { type: 'membership.joined' };

export interface MembershipInput {
  readonly parent: Tells<MembershipFact>;
  /** The bliss-club product; null if the shop doesn't sell it. */
  readonly product: PricedProduct | null;
  readonly lines: Cart;
  readonly profile: SessionProfile | null;
}

export interface MembershipContext extends Omit<MembershipInput, 'profile'> {
  /** The membership in the profile; null for a visitor, or if expired. */
  readonly held: Membership | null;
  readonly isAdmin: boolean;
}

/** This shopper's Bliss Club membership: offered, in the cart, or active (MEM-01 to MEM-04). */
export const membershipMachine = setup({
  types: {} as { context: MembershipContext; events: MembershipEvent; input: MembershipInput },
  actors: { watchClock: watchSlot<ClockTicked>() },
  actions: {
    setLines: assign((_, params: { lines: Cart }) => params),
    setProfile: assign((_, params: { profile: SessionProfile | null }) => standingOf(params.profile)),
    clearHeld: assign({ held: null }),
    addToCart: ({ context: { parent, product } }) => {
      if (!product) return;
      const request = { sku: product.sku, ...membershipChoice(product), isQuiet: true };
      parent.send({ type: 'cart.command', command: { type: 'item.add', ...request } });
    },
    takeOut: ({ context: { parent } }, params: { lines: Cart }) => {
      for (const line of params.lines) {
        if (!line.isPremiumMembership) continue;
        parent.send({ type: 'cart.command', command: { type: 'item.remove', key: keyOf(line) } });
      }
    },
    requestToast: ({ context }, params: { toast: ToastText }) =>
      context.parent.send({ type: 'toast.request', toast: params.toast }),
    tellJoined: ({ context }) => context.parent.send({ type: 'membership.joined' }),
  },
  guards: {
    isHeld: ({ context }) => context.held?.isActive === true,
    isOver: ({ context }, params: { now: number }) =>
      millisecondsUntil(context.held?.expiresAt ?? null, params.now) === 0,
    hasLine: (_, params: { lines: Cart }) => hasMembership(params.lines),
    isJoining: (_, params: { lines: Cart; cause: CartCause }) =>
      params.cause === 'shopper' && hasMembership(params.lines),
    isLeaving: (_, params: { lines: Cart; cause: CartCause }) =>
      params.cause === 'shopper' && !hasMembership(params.lines),
  },
}).createMachine({
  id: 'membership',
  description: 'This shopper’s Bliss Club membership: offered, in the cart, or active.',
  context: ({ input: { profile, ...input } }) => ({ ...input, ...standingOf(profile) }),
  initial: 'choosing',
  on: {
    'session.opened': {
      target: '.choosing',
      actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.profile }) },
    },
    'session.refreshed': {
      target: '.choosing',
      actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.profile }) },
    },
    'session.closed': {
      target: '.choosing',
      actions: { type: 'setProfile', params: { profile: null } },
    },
    'cart.changed': { actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) } },
  },
  states: {
    choosing: {
      description: 'Is the shopper a member, about to join, or neither?',
      always: [
        { guard: 'isHeld', target: 'held' },
        {
          guard: { type: 'hasLine', params: ({ context }) => ({ lines: context.lines }) },
          target: 'inCart',
        },
        { target: 'offered' },
      ],
    },
    held: {
      description: 'The profile says that the shopper is a member. The clock tells when the membership ends.',
      initial: 'confirming',
      invoke: { id: 'watchClock', src: 'watchClock' },
      on: {
        'clock.ticked': {
          guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
          target: 'choosing',
          actions: 'clearHeld',
        },
      },
      states: {
        confirming: {
          description: 'Waiting for the first tick of the clock.',
          on: {
            'clock.ticked': [
              {
                guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) },
                target: '#membership.choosing',
                actions: 'clearHeld',
              },
              {
                guard: { type: 'hasLine', params: ({ context }) => ({ lines: context.lines }) },
                target: 'hidden',
                actions: [
                  { type: 'takeOut', params: ({ context }) => ({ lines: context.lines }) },
                  { type: 'requestToast', params: { toast: membershipToasts.alreadyHeld } },
                ],
              },
              { target: 'hidden' },
            ],
          },
        },
        hidden: {
          description: 'Members see no offer, and a membership in the cart is removed.',
          on: {
            'cart.changed': [
              {
                guard: { type: 'hasLine', params: ({ event }) => ({ lines: event.lines }) },
                actions: [
                  { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
                  { type: 'takeOut', params: ({ event }) => ({ lines: event.lines }) },
                  { type: 'requestToast', params: { toast: membershipToasts.alreadyHeld } },
                ],
              },
              { actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) } },
            ],
          },
        },
      },
    },
    offered: {
      description: 'The shopper can join the club, if the shop sells it.',
      on: {
        'membership.add': { actions: 'addToCart' },
        'cart.changed': [
          {
            guard: { type: 'isJoining', params: ({ event }) => ({ lines: event.lines, cause: event.cause }) },
            target: 'inCart',
            actions: [
              { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
              { type: 'requestToast', params: { toast: membershipToasts.added } },
              'tellJoined',
            ],
          },
          {
            guard: { type: 'hasLine', params: ({ event }) => ({ lines: event.lines }) },
            target: 'inCart',
            actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
          },
          { actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) } },
        ],
      },
    },
    inCart: {
      description: 'The membership is in the cart, and its benefits already count.',
      on: {
        'membership.remove': {
          actions: { type: 'takeOut', params: ({ context }) => ({ lines: context.lines }) },
        },
        'order.confirmed': {
          target: 'choosing',
          actions: { type: 'setLines', params: { lines: [] } },
        },
        'cart.changed': [
          {
            guard: { type: 'hasLine', params: ({ event }) => ({ lines: event.lines }) },
            actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
          },
          {
            guard: { type: 'isLeaving', params: ({ event }) => ({ lines: event.lines, cause: event.cause }) },
            target: 'offered',
            actions: [
              { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
              { type: 'requestToast', params: { toast: membershipToasts.removed } },
            ],
          },
          {
            target: 'offered',
            actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
          },
        ],
      },
    },
  },
});

function standingOf(profile: SessionProfile | null): Pick<MembershipContext, 'held' | 'isAdmin'> {
  return { held: profile?.premiumMembership ?? null, isAdmin: profile?.isAdmin ?? false };
}
