import { hasTold, lawsFor, told } from '../../kit/laws.ts';
import { chosenOf, maxOf, plansOf, type productOptionsMachine } from './product-options.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { productOptionsView } from './product-options.view.ts';

const { always, on, whenever } = lawsFor<typeof productOptionsMachine>();

type Choice = Pick<SnapshotFrom<typeof productOptionsMachine>['context'], 'flavour' | 'variant'>;

const isSameChoice = (one: Choice | undefined, other: Choice) =>
  one?.flavour === other.flavour && one.variant === other.variant;

/** How a product can be bought. */
export const productOptionsLaws = [
  always(
    'CAT-05',
    'Only what the product comes in can be chosen',
    ({ context: { product, flavour, variant } }) =>
      (product.flavours.length === 0 || product.flavours.includes(flavour)) &&
      (product.variants.length === 0 || product.variants.includes(variant)),
  ),
  always(
    'CRT-03',
    'The quantity is 1 to 10, and never more than there are',
    ({ context }) =>
      context.product.stock === 0 ||
      (context.quantity >= 1 && context.quantity <= Math.min(10, Math.max(1, chosenOf(context).stock))),
  ),
  always(
    'MEM-01',
    'The membership is bought once, not as a plan',
    ({ context }) => context.product.sku !== 'bliss-club' || (context.plan === 'trial' && context.quantity === 1),
  ),
  whenever('CAT-05', 'What is added is what was chosen', on('choice.add'), (step) =>
    step.before?.matches('soldOut') === true || (step.before && chosenOf(step.before.context).stock === 0)
      ? !hasTold(step, 'item.add')
      : told(step, 'item.add').some(({ sku, flavour, variant, packageType, quantity }) => {
          const { context } = step.after;
          return (
            sku === context.product.sku &&
            flavour === context.flavour &&
            variant === context.variant &&
            packageType === context.plan &&
            quantity === context.quantity
          );
        }),
  ),
  whenever(
    'CAT-05',
    'A product that is out of stock is never added',
    ({ after }) => after.matches('soldOut'),
    (step) => !hasTold(step, 'item.add') && step.after.context.product.stock === 0,
  ),
  whenever(
    'VAR-01',
    'What is chosen has its own price, and is in stock unless the address asked for it',
    ({ after }) => after.context.product.options !== undefined,
    ({ after: { context } }) =>
      context.product.options?.some(
        ({ variant, flavour, price, stock }) =>
          variant === context.variant &&
          flavour === context.flavour &&
          price === chosenOf(context).price &&
          (stock > 0 || isSameChoice(context.chosen, context)),
      ) === true,
  ),
  whenever(
    'CAT-05',
    'A product in stock can be chosen',
    ({ after }) => after.context.product.stock > 0,
    ({ after }) => after.matches('choosing'),
  ),
  whenever(
    'CAT-05',
    'A plan that the product has can be chosen',
    (step) =>
      step.event.type === 'plan.choose' &&
      step.before?.matches('choosing') === true &&
      plansOf(step.after.context.product).includes(step.event.plan),
    ({ event, after }) => event.type === 'plan.choose' && after.context.plan === event.plan,
  ),
  whenever(
    'CRT-04',
    'Plus adds one up to the most that can be bought',
    (step) => on('quantity.raise')(step) && step.before?.matches('choosing') === true,
    ({ before, after }) =>
      after.context.quantity ===
      Math.max(1, Math.min((before?.context.quantity ?? 0) + 1, maxOf(chosenOf(after.context)))),
  ),
  whenever(
    'CRT-04',
    'Minus takes one down to 1',
    (step) => on('quantity.lower')(step) && step.before?.matches('choosing') === true,
    ({ before, after }) => after.context.quantity === Math.max((before?.context.quantity ?? 0) - 1, 1),
  ),
  whenever(
    'CAT-05',
    'The button says thanks for 2 s',
    (step) => hasTold(step, 'item.add'),
    ({ after, timers, at }) =>
      after.matches({ choosing: 'thanked' }) && timers.some(({ endsAt }) => endsAt === at + 2000),
  ),
];

/** What the screen shows, for the record. */
export const productOptionsSeen = (snapshot: SnapshotFrom<typeof productOptionsMachine>): unknown =>
  productOptionsView(snapshot);
