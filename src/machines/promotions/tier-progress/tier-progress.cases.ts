import { lineOf, type Cart } from '../../../domain/cart/cart.ts';
import { fallbackTiers } from '../../../domain/promotions/tier/tier.ts';
import { command, done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import { sampleProduct } from '../../catalogue/product-options/product-options.cases.ts';
import { shopInput } from '../../shell/shop/shop.cases.ts';
import type { TierProgressContext, TierProgressInput } from './tier-progress.machine.ts';

export const tierProgressInput: TierProgressInput = {
  parent: nobody,
  rules: shopInput.rules,
  lines: [],
};

const lineOfPrice = (price: number): Cart => [
  lineOf({ ...sampleProduct, price }, { flavour: 'Saffron', variant: '30 ml', packageType: 'trial', quantity: 1 }),
];

const below = lineOfPrice(1000);
const climbing = lineOfPrice(5000);
const top = lineOfPrice(20_000);

export const tierProgressCases: EventCases = {
  'cart.changed': [[], below, climbing, top].map((lines) => command('cart.changed', { lines, cause: 'shopper' })),
  'bundle.taken': [command('bundle.taken', { taken: null })],
  'xstate.done.actor.loadTiers': [done('loadTiers', fallbackTiers)],
  'xstate.error.actor.loadTiers': [failed('loadTiers')],
};

/** Tells snapshots apart by the value of the cart, now and before. */
export function tierProgressKey({ context }: { readonly context: TierProgressContext }): string {
  return JSON.stringify([context.lines.map(({ price }) => price), context.before]);
}
