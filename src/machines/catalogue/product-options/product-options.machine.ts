import { assign, setup } from 'xstate';
import { maxQuantity, minQuantity, type LineChoice } from '../../../domain/cart/cart.ts';
import { isMembership, type PackageType, type PricedProduct } from '../../../domain/catalogue/product/product.ts';
import type { Tells } from '../../kit/tells.ts';

/** How a single product is bought; combos have their own screen. */
export type Plan = Exclude<PackageType, 'comboDiscount'>;

export type ProductOptionsEvent =
  | { type: 'flavour.choose'; flavour: string }
  | { type: 'variant.choose'; variant: string }
  | { type: 'plan.choose'; plan: Plan }
  | { type: 'quantity.raise' }
  | { type: 'quantity.lower' }
  | { type: 'choice.add' };

/** Passed on to the cart. */
export type ProductOptionsFact = { type: 'item.add'; sku: string } & LineChoice;

export interface ProductOptionsInput {
  readonly parent: Tells<ProductOptionsFact>;
  readonly product: PricedProduct;
}

interface ProductOptionsContext extends ProductOptionsInput {
  readonly flavour: string;
  readonly variant: string;
  readonly plan: Plan;
  readonly quantity: number;
}

/** How a product can be bought. The membership is bought once, not as a plan (MEM-01). */
export function plansOf({ sku }: Pick<PricedProduct, 'sku'>): readonly Plan[] {
  return isMembership(sku) ? ['trial'] : ['trial', 'weekly', 'monthly'];
}

/** The most units that can be added at once. */
export function maxOf({ sku, stock }: Pick<PricedProduct, 'sku' | 'stock'>): number {
  return isMembership(sku) ? minQuantity : Math.min(maxQuantity, stock);
}

/** The options of one product before it is added to the cart (CAT-05). */
export const productOptionsMachine = setup({
  types: {} as { context: ProductOptionsContext; events: ProductOptionsEvent; input: ProductOptionsInput },
  actions: {
    setFlavour: assign({ flavour: (_, params: { flavour: string }) => params.flavour }),
    setVariant: assign({ variant: (_, params: { variant: string }) => params.variant }),
    setPlan: assign({ plan: (_, params: { plan: Plan }) => params.plan }),
    changeQuantity: assign({ quantity: ({ context }, params: { by: 1 | -1 }) => context.quantity + params.by }),
    tellAdd: ({ context: { parent, product, flavour, variant, plan, quantity } }) =>
      parent.send({ type: 'item.add', sku: product.sku, flavour, variant, packageType: plan, quantity }),
  },
  guards: {
    isInStock: ({ context }) => context.product.stock > 0,
    isFlavour: ({ context }, params: { flavour: string }) => context.product.flavours.includes(params.flavour),
    isVariant: ({ context }, params: { variant: string }) => context.product.variants.includes(params.variant),
    isPlan: ({ context }, params: { plan: Plan }) => plansOf(context.product).includes(params.plan),
    canRaise: ({ context }) => context.quantity < maxOf(context.product),
    canLower: ({ context }) => context.quantity > minQuantity,
  },
  delays: { thanksOver: 2000 },
}).createMachine({
  id: 'product-options',
  description: 'The options of one product before it is added to the cart.',
  context: ({ input }) => ({
    ...input,
    flavour: input.product.flavours[0] ?? 'Standard',
    variant: input.product.variants[0] ?? 'Standard',
    plan: 'trial',
    quantity: minQuantity,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is it in stock?',
      always: [{ guard: 'isInStock', target: 'choosing' }, { target: 'soldOut' }],
    },
    choosing: {
      description: 'The shopper chooses flavour, size, plan and quantity, and adds them to the cart.',
      initial: 'calm',
      states: {
        calm: { description: 'The button offers to add it.' },
        thanked: {
          description: 'Just added. The button says so for a moment.',
          after: { thanksOver: 'calm' },
        },
      },
      on: {
        'flavour.choose': {
          guard: { type: 'isFlavour', params: ({ event }) => ({ flavour: event.flavour }) },
          actions: { type: 'setFlavour', params: ({ event }) => ({ flavour: event.flavour }) },
        },
        'variant.choose': {
          guard: { type: 'isVariant', params: ({ event }) => ({ variant: event.variant }) },
          actions: { type: 'setVariant', params: ({ event }) => ({ variant: event.variant }) },
        },
        'plan.choose': {
          guard: { type: 'isPlan', params: ({ event }) => ({ plan: event.plan }) },
          actions: { type: 'setPlan', params: ({ event }) => ({ plan: event.plan }) },
        },
        'quantity.raise': { guard: 'canRaise', actions: { type: 'changeQuantity', params: { by: 1 } } },
        'quantity.lower': { guard: 'canLower', actions: { type: 'changeQuantity', params: { by: -1 } } },
        'choice.add': { target: '.thanked', actions: 'tellAdd' },
      },
    },
    soldOut: { description: 'Out of stock. It can’t be added.' },
  },
});
