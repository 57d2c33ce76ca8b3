import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { keyOf, type Cart } from '../../../../src/domain/cart/cart.ts';
import type { PricedProduct } from '../../../../src/domain/catalogue/product/product.ts';
import type { CartCause } from '../../../../src/machines/cart/cart/cart.types.ts';
import { membershipLogic } from '../../../../src/machines/account/club/membership/membership.actors.ts';
import type { MembershipFact } from '../../../../src/machines/account/club/membership/membership.machine.ts';
import { clubSaving, membershipRow } from '../../../../src/machines/account/club/membership/membership.view.ts';
import { sampleProfile } from '../../../../src/machines/account/session/session.cases.ts';
import type { SessionProfile } from '../../../../src/machines/account/session/session.machine.ts';
import { bell, moment, parent, start, stopTime } from '../../support/held.ts';
import { club, line, sleep } from '../../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const inCart = line(club);
const member: SessionProfile = {
  ...sampleProfile,
  premiumMembership: { isActive: true, expiresAt: moment(3600) },
};
const admin: SessionProfile = { ...sampleProfile, role: 'admin', isAdmin: true };

interface Given {
  product?: PricedProduct | null;
  lines?: Cart;
  profile?: SessionProfile | null;
}

function membership({ product = club, lines = [], profile = null }: Given = {}) {
  const told = parent<MembershipFact>();
  const clock = bell<number>();
  const actor = createActor(membershipLogic({ watchClock: clock.listen }), {
    input: { parent: told, product, lines, profile },
  });
  actor.start();
  return {
    actor,
    clock,
    told: told.told,
    tick: (seconds: number) => clock.ring(start.getTime() + seconds * 1000),
    change: (next: Cart, cause: CartCause = 'shopper') => actor.send({ type: 'cart.changed', lines: next, cause }),
    state: () => actor.getSnapshot().value,
    row: (place: 'cart' | 'checkout' = 'cart') => membershipRow(actor.getSnapshot(), place),
    saving: (subtotal: number) => clubSaving(actor.getSnapshot(), subtotal),
  };
}

const added = { type: 'toast.request', toast: { tone: 'success', text: 'Membership added to cart!' } };
const removed = { type: 'toast.request', toast: { tone: 'info', text: 'Membership removed from cart!' } };
const joined = { type: 'membership.joined' };
const takenOut = { type: 'cart.command', command: { type: 'item.remove', key: keyOf(inCart) } };

test('MEM-01 MEM-03 adding puts one trial membership in, first flavour and variant, and says so once it is there', () => {
  const { actor, change, state, told } = membership();
  expect(state()).toBe('offered');
  actor.send({ type: 'membership.add' });
  expect(told).toEqual([
    {
      type: 'cart.command',
      command: {
        type: 'item.add',
        sku: 'bliss-club',
        packageType: 'trial',
        flavour: 'Standard',
        variant: 'Yearly',
        quantity: 1,
        isQuiet: true,
      },
    },
  ]);
  change([inCart]);
  expect([state(), told.slice(1)]).toEqual(['inCart', [added, joined]]);
  actor.send({ type: 'membership.add' });
  change([inCart, line(sleep)]);
  expect([state(), told.length]).toEqual(['inCart', 3]);
});

test('MEM-01 a product without flavours and variants is Standard and Yearly', () => {
  const { actor, told } = membership({ product: { ...club, flavours: [], variants: [] } });
  actor.send({ type: 'membership.add' });
  expect(told[0]).toMatchObject({ command: { flavour: 'Standard', variant: 'Yearly' } });
});

test('MEM-03 removing takes it out and says so', () => {
  const { actor, change, state, told } = membership({ lines: [inCart, line(sleep)] });
  expect(state()).toBe('inCart');
  actor.send({ type: 'membership.remove' });
  expect(told).toEqual([takenOut]);
  change([line(sleep)]);
  expect([state(), told.slice(1)]).toEqual(['offered', [removed]]);
});

test('MEM-03 a cart that comes and goes by itself is no news', () => {
  const { change, state, told } = membership();
  change([line(sleep)]);
  change([inCart], 'restored');
  expect(state()).toBe('inCart');
  change([], 'logout');
  expect([state(), told]).toEqual(['offered', []]);
});

test('MEM-03 a membership that was bought is not called removed', () => {
  const { actor, change, state, told } = membership({ lines: [inCart] });
  actor.send({ type: 'order.confirmed' });
  change([]);
  expect([state(), told]).toEqual(['offered', []]);
  actor.send({ type: 'session.refreshed', profile: member });
  expect(state()).toEqual({ held: 'confirming' });
});

test('MEM-02 a member is offered nothing, by the shop’s clock; once it runs out, the row is back', () => {
  const { actor, clock, row, state, tick } = membership({ profile: member });
  expect([state(), row()]).toEqual([{ held: 'confirming' }, null]);
  tick(0);
  expect([state(), row()]).toEqual([{ held: 'hidden' }, null]);
  tick(3599);
  expect(state()).toEqual({ held: 'hidden' });
  tick(3600);
  expect([state(), row()?.title, clock.listeners.size]).toEqual(['offered', 'Bliss Club 12mo', 0]);
  actor.send({ type: 'session.opened', profile: member });
  tick(3601);
  expect(state()).toBe('offered');
  actor.send({ type: 'session.closed' });
  expect(state()).toBe('offered');
});

test('MEM-04 a membership in a member’s cart is taken out, and the shopper is told why', () => {
  const { actor, change, state, tick, told } = membership({ lines: [inCart] });
  actor.send({ type: 'session.opened', profile: member });
  expect(told).toEqual([]);
  tick(0);
  const why = {
    type: 'toast.request',
    toast: { tone: 'info', text: 'You’re already a member, so we removed the membership from your cart.' },
  };
  expect([state(), told]).toEqual([{ held: 'hidden' }, [takenOut, why]]);
  change([]);
  expect(told).toHaveLength(2);
  change([inCart], 'other-tab');
  expect(told.slice(2)).toEqual([takenOut, why]);
});

test('MEM-04 a membership that has run out does not take one out of the cart', () => {
  const { state, tick, told } = membership({ lines: [inCart], profile: member });
  tick(3600);
  expect([state(), told]).toEqual(['inCart', []]);
});

test('MEM-02 a cart that changes before the clock has spoken is looked at then', () => {
  const { change, state, tick, told } = membership({ profile: member });
  change([inCart], 'restored');
  tick(0);
  expect([state(), told[0]]).toEqual([{ held: 'hidden' }, takenOut]);
});

test('MEM-02 a shop without a membership has no row, and nothing can be added', () => {
  const { actor, row, told } = membership({ product: null });
  actor.send({ type: 'membership.add' });
  expect([row(), row('checkout'), told]).toEqual([null, null, []]);
});

test('MEM-02 CRT-15 the row has three looks, each in its exact words', () => {
  expect(membership().row('checkout')).toEqual({
    variant: 'checkout',
    title: 'Join The Bliss Club',
    notes: ['₹999 for 12 months'],
    price: null,
    learn: 'Learn more',
    isInCart: false,
  });
  expect(membership({ lines: [inCart] }).row()).toEqual({
    variant: 'cart',
    title: 'Bliss Club 12mo',
    notes: ['Extra 20% OFF + benefits'],
    price: '₹999',
    learn: null,
    isInCart: true,
  });
  const forAdmins = {
    variant: 'admin',
    title: 'Join the Bliss Club',
    notes: ['Get extra 20% OFF on every order & more benefits', '₹999 for 12 months'],
    price: null,
    learn: 'Learn more >>',
    isInCart: false,
  };
  const { row } = membership({ profile: admin });
  expect([row('cart'), row('checkout')]).toEqual([forAdmins, forAdmins]);
});

test('MEM-02 the checkout says what it would take off now, unless it does so already', () => {
  expect([membership().saving(1499), membership().saving(0)]).toEqual(['Saves ₹300 on this order.', null]);
  expect(membership({ lines: [inCart] }).saving(1499)).toBeNull();
});
