import { hasCalled, hasTold, lawsFor, told } from '../../kit/laws.ts';
import type { bundleBuilderMachine } from './bundle-builder.machine.ts';
import { largestSize, smallestSize } from './bundle-builder.rules.ts';
import type { SnapshotFrom } from 'xstate';
import { bundleBuilderView } from './bundle-builder.view.ts';

const { always, on, whenever } = lawsFor<typeof bundleBuilderMachine>();

/** “Build your own bundle”. */
export const bundleBuilderLaws = [
  always(
    'BND-21',
    'Every product is picked once at most, and only if it’s in stock',
    ({ context: { picks, choices } }) =>
      new Set(picks.map(({ sku }) => sku)).size === picks.length &&
      picks.every((pick) => choices.some(({ sku, stock }) => sku === pick.sku && stock > 0)),
  ),
  always(
    'BND-21',
    'A bundle has no more products than the largest size',
    ({ context }) => context.picks.length <= Math.max(1, largestSize(context.sizes)),
  ),
  always(
    'BND-21',
    'It can be added only with enough products',
    (snapshot) =>
      !snapshot.matches({ bundle: { choosing: 'complete' } }) ||
      snapshot.context.picks.length >= smallestSize(snapshot.context.sizes),
  ),
  always(
    'BND-21',
    'With enough products it can be added',
    (snapshot) =>
      !snapshot.matches({ bundle: { choosing: 'incomplete' } }) ||
      snapshot.context.picks.length < smallestSize(snapshot.context.sizes),
  ),
  whenever(
    'CRT-08',
    'What is added is what was picked, under one bundle id',
    (step) => hasTold(step, 'bundle.add'),
    (step) =>
      told(step, 'bundle.add').every(({ lines }) => {
        if (!Array.isArray(lines)) return false;
        const ids = new Set(lines.map((line: { bundleInfo?: { bundleId: string } }) => line.bundleInfo?.bundleId));
        return lines.length === step.before?.context.picks.length && ids.size === 1 && !ids.has(undefined);
      }),
  ),
  whenever(
    'CRT-08',
    'A bundle is added only after it has its name',
    (step) => hasTold(step, 'bundle.add'),
    on('xstate.done.actor.nameBundle'),
  ),
  whenever(
    'CRT-08',
    'A named bundle is added',
    on('xstate.done.actor.nameBundle'),
    (step) => hasTold(step, 'bundle.add') && hasTold(step, 'products.learn'),
  ),
  whenever(
    'BND-21',
    'After adding, a new bundle begins with the page’s product',
    (step) => hasTold(step, 'bundle.add'),
    ({ after, timers, at }) =>
      after.context.picks.every(({ sku }) => sku === after.context.product.sku) &&
      timers.some(({ endsAt }) => endsAt === at + 2000),
  ),
  whenever(
    'BND-21',
    'Products that couldn’t be loaded can be tried again',
    (step) => on('products.retry')(step) && step.before?.matches({ choices: 'short' }) === true,
    (step) => hasCalled(step, 'findProducts'),
  ),
  whenever(
    'BND-21',
    'Taking a product out takes it out',
    (step) => on('pick.remove')(step) && step.before?.matches({ bundle: 'choosing' }) === true,
    ({ event, after }) => event.type === 'pick.remove' && after.context.picks.every(({ sku }) => sku !== event.sku),
  ),
];

/** What the screen shows, for the record. */
export const bundleBuilderSeen = (snapshot: SnapshotFrom<typeof bundleBuilderMachine>): unknown =>
  bundleBuilderView(snapshot);
