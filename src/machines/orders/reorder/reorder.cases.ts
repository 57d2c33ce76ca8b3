import type { OrderedLine, ReorderPlan } from '../../../domain/orders/order/reorder.ts';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { command, done, failed, keyFor, type EventCases } from '../../kit/cases.ts';
import type { ReorderInput } from './reorder.machine.ts';

export const reorderInput: ReorderInput = { cart: { send: () => {} } };

export const orderedLine: OrderedLine = {
  sku: 'sleep-mantra',
  variant: '30 ml',
  flavour: 'Saffron',
  packageType: 'trial',
  name: 'Sleep Mantra',
  quantity: 2,
  unitPrice: 1499,
};

export const soldToday: PricedProduct = {
  sku: 'sleep-mantra',
  name: 'Sleep Mantra',
  price: 1499,
  discount: { trial: 0, weekly: 5, monthly: 10, comboDiscount: 0 },
  flavours: ['Saffron'],
  variants: ['30 ml'],
  timePeriod: null,
  stock: 10,
};

const found = (product: PricedProduct | null) =>
  done('findProducts', new Map(product ? [[product.sku, product]] : []));

export const reorderCases: EventCases = {
  'reorder.ask': [command('reorder.ask', { lines: [orderedLine] })],
  'xstate.done.actor.findProducts': [found(soldToday), found({ ...soldToday, price: 1599 }), found(null)],
  'xstate.error.actor.findProducts': [failed('findProducts')],
};

/** Tells snapshots apart by what is available. */
export function reorderKey({ context: { plan } }: { readonly context: { readonly plan: ReorderPlan } }): string {
  return keyFor(plan.lines.length, plan.missing.length);
}
