import { assign, setup } from 'xstate';
import type { BundleSizes } from '../../../domain/promotions/bundle/bundle.ts';
import { bundleLines } from '../../../domain/promotions/bundle/dynamic-lines.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { isMembership, type PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { promiseSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';
import {
  keptPicks,
  largestSize,
  mergedChoices,
  pickOf,
  smallestSize,
  totalsOf,
  type BundlePick,
  type Offer,
  type ReadyBundle,
  canChange,
} from './bundle-builder.rules.ts';

export type BundleBuilderEvent =
  | { type: 'pick.add'; sku: string }
  | { type: 'pick.remove'; sku: string }
  | { type: 'flavour.choose'; sku: string; flavour: string }
  | { type: 'variant.choose'; sku: string; variant: string }
  | { type: 'products.retry' }
  | { type: 'bundle.submit' };

/** Passed on to the cart. */
export type BundleBuilderFact =
  | { type: 'products.learn'; products: readonly PricedProduct[] }
  | { type: 'bundle.add'; lines: Cart };

/** Identifies a bundle within a cart (CRT-08). */
export interface BundleName {
  readonly bundleId: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface BundleBuilderInput {
  readonly parent: Tells<BundleBuilderFact>;
  /** In the bundle from the start. */
  readonly product: PricedProduct;
  /** Products to choose from that came with the page. */
  readonly related: readonly PricedProduct[];
  readonly sizes: BundleSizes;
}

export interface BundleBuilderContext extends Omit<BundleBuilderInput, 'related'> {
  readonly choices: readonly PricedProduct[];
  /** At most one pick per product. */
  readonly picks: readonly BundlePick[];
  /** The shop's own bundles, which may be cheaper. */
  readonly ready: readonly ReadyBundle[];
}

/**
 * “Build your own bundle”: pick products, see the price for each size, and add them to the cart together (BND-21).
 */
export const bundleBuilderMachine = setup({
  types: {} as { context: BundleBuilderContext; events: BundleBuilderEvent; input: BundleBuilderInput },
  actors: {
    findProducts: promiseSlot<Offer>(),
    nameBundle: promiseSlot<BundleName>(),
  },
  actions: {
    setChoices: assign(({ context }, { offer: { products, ready } }: { offer: Offer }) => {
      const sold = products.filter(({ sku }) => !isMembership(sku));
      const choices = mergedChoices(context.choices, sold);
      return { choices, ready, picks: keptPicks(context.picks, choices) };
    }),
    addPick: assign({
      picks: ({ context: { picks, choices } }, params: { sku: string }) => [
        ...picks,
        ...choices.filter(({ sku }) => sku === params.sku).map(pickOf),
      ],
    }),
    removePick: assign({
      picks: ({ context }, params: { sku: string }) => context.picks.filter(({ sku }) => sku !== params.sku),
    }),
    changePick: assign({
      picks: ({ context }, params: Partial<BundlePick>) =>
        context.picks.map((pick) => (pick.sku === params.sku ? { ...pick, ...params } : pick)),
    }),
    startAgain: assign({ picks: ({ context }) => firstPicks(context) }),
    tellBundle: ({ context }, params: { name: BundleName }) => {
      context.parent.send({ type: 'products.learn', products: context.choices });
      context.parent.send({ type: 'bundle.add', lines: linesOf(context, params.name) });
    },
  },
  guards: {
    hasEnough: ({ context }) => context.picks.length >= smallestSize(context.sizes),
    hasTooFew: ({ context }) => context.picks.length < smallestSize(context.sizes),
    canPick: ({ context: { picks, choices, sizes } }, params: { sku: string }) =>
      picks.length < largestSize(sizes) &&
      picks.every(({ sku }) => sku !== params.sku) &&
      choices.some(({ sku, stock }) => sku === params.sku && stock > 0),
    isFlavour: ({ context }, params: { sku: string; flavour: string }) => canChange(context, params),
    isVariant: ({ context }, params: { sku: string; variant: string }) => canChange(context, params),
  },
  delays: { thanksOver: 2000 },
}).createMachine({
  id: 'bundle-builder',
  description: '“Build your own bundle”: pick products, see the price for each size, and add them all together.',
  context: ({ input: { parent, product, related, sizes } }) => {
    const choices = mergedChoices([product], related);
    return { parent, product, sizes, choices, picks: firstPicks({ product, choices }), ready: [] };
  },
  type: 'parallel',
  states: {
    choices: {
      description: 'The products to pick from.',
      initial: 'reading',
      states: {
        reading: {
          description: 'Shows the products that came with the page. Loading the others.',
          invoke: {
            id: 'findProducts',
            src: 'findProducts',
            onDone: {
              target: 'stocked',
              actions: { type: 'setChoices', params: ({ event }) => ({ offer: event.output }) },
            },
            onError: 'short',
          },
        },
        stocked: { description: 'All products are shown.' },
        short: {
          description:
            'Couldn’t load the other products. Only those that came with the page are shown; the visitor can try again.',
          on: { 'products.retry': 'reading' },
        },
      },
    },
    bundle: {
      description: 'What has been picked.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'The visitor chooses products, flavours and sizes.',
          initial: 'incomplete',
          states: {
            incomplete: {
              description: 'Too few products for a saving.',
              always: { guard: 'hasEnough', target: 'complete' },
            },
            complete: {
              description: 'Enough products for a bundle. It can be added to the cart.',
              always: { guard: 'hasTooFew', target: 'incomplete' },
              on: { 'bundle.submit': '#bundle-builder.bundle.adding' },
            },
            thanked: {
              description: 'Just added. The button says so for a moment.',
              after: { thanksOver: 'incomplete' },
            },
          },
          on: {
            'pick.add': {
              guard: { type: 'canPick', params: ({ event }) => ({ sku: event.sku }) },
              target: '.incomplete',
              actions: { type: 'addPick', params: ({ event }) => ({ sku: event.sku }) },
            },
            'pick.remove': {
              target: '.incomplete',
              actions: { type: 'removePick', params: ({ event }) => ({ sku: event.sku }) },
            },
            'flavour.choose': {
              guard: { type: 'isFlavour', params: ({ event }) => event },
              actions: {
                type: 'changePick',
                params: ({ event }) => ({ sku: event.sku, flavour: event.flavour }),
              },
            },
            'variant.choose': {
              guard: { type: 'isVariant', params: ({ event }) => event },
              actions: {
                type: 'changePick',
                params: ({ event }) => ({ sku: event.sku, variant: event.variant }),
              },
            },
          },
        },
        adding: {
          description: 'Giving the bundle its own id.',
          invoke: {
            id: 'nameBundle',
            src: 'nameBundle',
            onDone: {
              target: 'choosing.thanked',
              actions: [{ type: 'tellBundle', params: ({ event }) => ({ name: event.output }) }, 'startAgain'],
            },
            onError: 'choosing',
          },
        },
      },
    },
  },
});

function firstPicks({
  product,
  choices,
}: Pick<BundleBuilderContext, 'product' | 'choices'>): readonly BundlePick[] {
  return choices.filter(({ sku, stock }) => sku === product.sku && stock > 0).map(pickOf);
}

function linesOf(context: BundleBuilderContext, name: BundleName): Cart {
  const { picks, choices } = context;
  return bundleLines({
    ...name,
    label: `Your bundle of ${picks.length}`,
    discountPercentage: totalsOf(context).percentage,
    items: picks.flatMap(({ sku, flavour, variant }) =>
      choices
        .filter((product) => product.sku === sku)
        .map((product) => ({ product, choice: { flavour, variant, quantity: 1 } })),
    ),
  });
}
