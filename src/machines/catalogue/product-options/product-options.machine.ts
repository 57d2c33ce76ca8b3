import { assign, setup } from 'xstate';
import { maxQuantity, minQuantity, type LineChoice } from '../../../domain/cart/cart.ts';
import { firstChoice, isAvailable, soldAs, type Choice } from '../../../domain/catalogue/product/option.ts';
import type { ProductLabel } from '../../../domain/catalogue/product/label.ts';
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
  /** MRP and net quantity, for the price of 100 g or 100 ml. */
  readonly label?: ProductLabel | undefined;
  /** What the address asks for. */
  readonly chosen?: Choice | undefined;
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

type Chosen = Pick<ProductOptionsContext, 'product' | 'flavour' | 'variant'>;

/** The product at the price and with the stock of what is chosen (VAR-01). */
export function chosenOf({ product, flavour, variant }: Chosen): PricedProduct {
  return soldAs(product, { flavour, variant }) ?? product;
}

/** Whether this flavour and size can be chosen. With options, what is out of stock is shown and can't be. */
function isOffered({ product, flavour, variant }: Chosen): boolean {
  return !product.options || isAvailable(product, { flavour, variant });
}

/** Another flavour or size, and no more than there is of it. */
function changed(context: ProductOptionsContext, change: Partial<Choice>) {
  const most = maxOf(chosenOf({ ...context, ...change }));
  return { ...change, quantity: Math.max(minQuantity, Math.min(context.quantity, most)) };
}

/** The options of one product before it is added to the cart (CAT-05). */
export const productOptionsMachine = setup({
  types: {} as { context: ProductOptionsContext; events: ProductOptionsEvent; input: ProductOptionsInput },
  actions: {
    setFlavour: assign(({ context }, params: { flavour: string }) => changed(context, params)),
    setVariant: assign(({ context }, params: { variant: string }) => changed(context, params)),
    writeAddress: (_, _choice: Choice) => {},
    setPlan: assign({ plan: (_, params: { plan: Plan }) => params.plan }),
    changeQuantity: assign({ quantity: ({ context }, params: { by: 1 | -1 }) => context.quantity + params.by }),
    tellAdd: ({ context: { parent, product, flavour, variant, plan, quantity } }) =>
      parent.send({ type: 'item.add', sku: product.sku, flavour, variant, packageType: plan, quantity }),
  },
  guards: {
    isInStock: ({ context }) => context.product.stock > 0,
    isThere: ({ context }) => chosenOf(context).stock > 0,
    isFlavour: ({ context }, { flavour }: { flavour: string }) =>
      context.product.flavours.includes(flavour) && isOffered({ ...context, flavour }),
    isVariant: ({ context }, { variant }: { variant: string }) =>
      context.product.variants.includes(variant) && isOffered({ ...context, variant }),
    isPlan: ({ context }, params: { plan: Plan }) => plansOf(context.product).includes(params.plan),
    canRaise: ({ context }) => context.quantity < maxOf(chosenOf(context)),
    canLower: ({ context }) => context.quantity > minQuantity,
  },
  delays: { thanksOver: 2000 },
}).createMachine({
  id: 'product-options',
  description: 'The options of one product before it is added to the cart.',
  context: ({ input }) => ({
    ...input,
    ...(input.chosen ?? firstChoice(input.product, { flavour: 'Standard', variant: 'Standard' })),
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
          actions: [
            { type: 'setFlavour', params: ({ event }) => ({ flavour: event.flavour }) },
            { type: 'writeAddress', params: ({ context: { flavour, variant } }) => ({ flavour, variant }) },
          ],
        },
        'variant.choose': {
          guard: { type: 'isVariant', params: ({ event }) => ({ variant: event.variant }) },
          actions: [
            { type: 'setVariant', params: ({ event }) => ({ variant: event.variant }) },
            { type: 'writeAddress', params: ({ context: { flavour, variant } }) => ({ flavour, variant }) },
          ],
        },
        'plan.choose': {
          guard: { type: 'isPlan', params: ({ event }) => ({ plan: event.plan }) },
          actions: { type: 'setPlan', params: ({ event }) => ({ plan: event.plan }) },
        },
        'quantity.raise': { guard: 'canRaise', actions: { type: 'changeQuantity', params: { by: 1 } } },
        'quantity.lower': { guard: 'canLower', actions: { type: 'changeQuantity', params: { by: -1 } } },
        'choice.add': { guard: 'isThere', target: '.thanked', actions: 'tellAdd' },
      },
    },
    soldOut: { description: 'Out of stock. It can’t be added.' },
  },
});
