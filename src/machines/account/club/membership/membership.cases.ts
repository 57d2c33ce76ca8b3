import { hasMembership, lineOf, type CartLine } from '../../../../domain/cart/cart.ts';
import { membershipChoice } from '../../../../domain/account/membership/membership.ts';
import type { PricedProduct } from '../../../../domain/catalogue/product/product.ts';
import { command, nobody, type EventCases } from '../../../kit/cases.ts';
import { sampleProduct } from '../../../catalogue/product-options/product-options.cases.ts';
import { sampleProfile } from '../../session/session.cases.ts';
import type { MembershipContext, MembershipInput } from './membership.machine.ts';

export const sampleMembership: PricedProduct = {
  ...sampleProduct,
  sku: 'bliss-club',
  name: 'Bliss Club',
  price: 999,
  discount: { trial: 0, weekly: 0, monthly: 20, comboDiscount: 0 },
  flavours: ['Standard'],
  variants: ['Yearly'],
  timePeriod: 12,
};

export const membershipLine: CartLine = lineOf(sampleMembership, membershipChoice(sampleMembership));

export const membershipInput: MembershipInput = {
  parent: nobody,
  product: sampleMembership,
  lines: [],
  profile: null,
};

const end = '2026-12-04T04:30:00.000Z';
const member = { ...sampleProfile, premiumMembership: { isActive: true, expiresAt: end } };
const profiles = [sampleProfile, member];

export const membershipCases: EventCases = {
  'session.opened': profiles.map((profile) => command('session.opened', { profile })),
  'session.refreshed': profiles.map((profile) => command('session.refreshed', { profile })),
  'cart.changed': [[], [membershipLine]].flatMap((lines) =>
    ['shopper', 'restored'].map((cause) => command('cart.changed', { lines, cause })),
  ),
  'clock.ticked': ['2026-11-04T04:30:00.000Z', end].map((at) => command('clock.ticked', { now: Date.parse(at) })),
};

/** Tells snapshots apart by the cart and the profile. */
export function membershipKey({ context }: { readonly context: MembershipContext }): string {
  return JSON.stringify([hasMembership(context.lines), context.held]);
}
