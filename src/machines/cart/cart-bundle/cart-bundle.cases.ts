import { lineOf, type Cart } from '../../../domain/cart/cart.ts';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import { sampleBundle } from '../../promotions/bundle-card/bundle-card.cases.ts';
import { command, done, failed, keyFor, nobody, type EventCases } from '../../kit/cases.ts';
import { sampleProduct } from '../../catalogue/product-options/product-options.cases.ts';
import { sampleProfile } from '../../account/session/session.cases.ts';
import { shopInput } from '../../shell/shop/shop.cases.ts';
import type { CartBundleContext, CartBundleInput } from './cart-bundle.types.ts';

const choice = { flavour: 'Saffron', variant: '30 ml', packageType: 'trial', quantity: 1 } as const;
const dog = { ...sampleProduct, sku: 'dog-mantra', name: 'Dog Mantra', price: 899 };
const alone: Cart = [lineOf(sampleProduct, choice)];
const complete: Cart = [...alone, lineOf(dog, choice)];
const timed: StoreBundle = { ...sampleBundle, isTimeLimited: true, endsAt: '2026-11-04T04:30:00.000Z' };

const another: StoreBundle = { ...sampleBundle, id: '1d6a9f3e-6b1c-4c55-8d55-3c5b7a9e0f12' };

export const cartBundleInput: CartBundleInput = {
  parent: nobody,
  lines: complete,
  rules: shopInput.rules,
  profile: null,
};

export const cartBundleCases: EventCases = {
  'bundle.apply': [sampleBundle, another].map((bundle) => command('bundle.apply', { bundle })),
  'cart.changed': [[], alone, complete].map((lines) => command('cart.changed', { lines, cause: 'shopper' })),
  'session.opened': [command('session.opened', { profile: sampleProfile })],
  'session.refreshed': [command('session.refreshed', { profile: sampleProfile })],
  'choice.changed': [
    command('choice.changed', { bundleId: sampleBundle.id }),
    command('choice.changed', { bundleId: null }),
  ],
  'countdown.over': [command('countdown.over', { id: 'cart-bundle' })],
  'xstate.done.actor.restoreChoice': [
    done('restoreChoice', { kind: 'none' }),
    done('restoreChoice', { kind: 'lost' }),
    done('restoreChoice', { kind: 'held', bundle: timed }),
  ],
  'xstate.error.actor.restoreChoice': [failed('restoreChoice')],
  'xstate.done.actor.findMissing': [
    done('findMissing', { products: [], requests: [] }),
    done('findMissing', { below: 603 }),
    done('findMissing', { products: [dog], requests: [{ sku: dog.sku, ...choice }] }),
  ],
  'xstate.error.actor.findMissing': [failed('findMissing')],
  'xstate.done.actor.applyBundle': [done('applyBundle', sampleBundle), done('applyBundle', null)],
  'xstate.error.actor.applyBundle': [failed('applyBundle')],
  'xstate.done.actor.removeBundle': [done('removeBundle', undefined)],
  'xstate.error.actor.removeBundle': [failed('removeBundle')],
};

/** Tells snapshots apart by the cart and the chosen bundle. */
export function cartBundleKey({ context }: { readonly context: CartBundleContext }): string {
  const { lines, bundle, wanted, goods } = context;
  return keyFor(lines.length, bundle?.endsAt, bundle?.id, wanted?.id, goods?.products.length);
}
