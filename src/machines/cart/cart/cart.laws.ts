import { keyOf, lineId, maxQuantity, minQuantity, type Cart } from '../../../domain/cart/cart.ts';
import { callOf, hasCalled, hasDone, hasTold, lawsFor, told, type StepOf } from '../../kit/laws.ts';
import type { cartMachine } from './cart.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { cartView } from './cart.view.ts';
import { cartQuantity, isDrawerOpen } from './cart.badge.view.ts';
import { hasPriceNotes, undoNote } from './cart.notes.view.ts';
import { tierProgressInput } from '../../promotions/tier-progress/tier-progress.cases.ts';

const { always, on, until, whenever } = lawsFor<typeof cartMachine>();

type Step = StepOf<typeof cartMachine>;

const now = new Date('2026-11-04T04:30:00.000Z');
const terms = { rules: tierProgressInput.rules, isMember: false, taken: null, now };

const idsOf = (lines: Cart) => lines.map((line) => lineId(keyOf(line)));
const units = (lines: Cart) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const linesBefore = ({ before }: Step): Cart => before?.context.lines ?? [];
/** The shop's own prices aren't a change of the shopper. */
const isChanged = ({ before, event, after }: Step) =>
  before !== null && before.context.lines !== after.context.lines && event.type !== 'cart.checked';
const heard = (step: Step) => told(step, 'cart.changed');
const targetOf = ({ event }: Step) => ('key' in event ? lineId(event.key) : '');
const quantityIn = (lines: Cart, id: string) => lines.find((line) => lineId(keyOf(line)) === id)?.quantity ?? 0;

/** The product that was asked for first isn't waited for any more. */
const isServed = ({ before, after }: Step) =>
  before !== null && after.context.pending.length === before.context.pending.length - 1;

/** What the cart keeps to (CRT-01 to CRT-16). */
export const cartLaws = [
  always('CRT-03', 'Every line has 1 to 10 items', ({ context }) =>
    context.lines.every(({ quantity }) => quantity >= minQuantity && quantity <= maxQuantity),
  ),
  always('CRT-01', 'The same choice of a product is in the cart once', ({ context }) => {
    const plain = context.lines.filter(({ bundleInfo }) => bundleInfo === undefined);
    return new Set(idsOf(plain)).size === plain.length;
  }),
  whenever('CRT-03', 'Lowering takes one item at most and never removes a line', on('item.lower'), (step) => {
    const id = targetOf(step);
    const [was, is] = [quantityIn(linesBefore(step), id), quantityIn(step.after.context.lines, id)];
    return (
      step.after.context.lines.length === linesBefore(step).length &&
      (is === was || (is === was - 1 && is >= minQuantity))
    );
  }),
  whenever(
    'CRT-03',
    'Lowering a line of two or more takes one item',
    (step) =>
      on('item.lower')(step) &&
      linesBefore(step).some(
        (line) =>
          lineId(keyOf(line)) === targetOf(step) && line.quantity > minQuantity && line.bundleInfo === undefined,
      ),
    (step) => units(step.after.context.lines) === units(linesBefore(step)) - 1,
  ),
  whenever('CRT-04', 'Raising adds one item up to 10, and nothing beyond', on('item.raise'), (step) => {
    const was = quantityIn(linesBefore(step), targetOf(step));
    const is = quantityIn(step.after.context.lines, targetOf(step));
    const line = linesBefore(step).find((each) => lineId(keyOf(each)) === targetOf(step));
    return line === undefined || line.packageType === 'comboDiscount'
      ? is === was
      : is === Math.min(was + 1, maxQuantity);
  }),
  whenever(
    'CRT-04',
    'Lines of a bundle keep their quantity',
    (step) =>
      on('item.raise', 'item.lower')(step) &&
      linesBefore(step).some(
        (line) => lineId(keyOf(line)) === targetOf(step) && line.packageType === 'comboDiscount',
      ),
    (step) => !isChanged(step) || units(step.after.context.lines) === units(linesBefore(step)),
  ),
  whenever(
    'CRT-09',
    'Every change of the cart is passed on with the cart’s lines',
    isChanged,
    (step) => heard(step).length === 1 && heard(step)[0]?.['lines'] === step.after.context.lines,
  ),
  whenever(
    'CRT-09',
    'A change that the shopper made is passed on as theirs',
    on(
      'item.add',
      'item.raise',
      'item.lower',
      'item.remove',
      'item.restore',
      'subscription.cancel',
      'bundle.add',
      'bundle.remove',
      'cart.empty',
      'xstate.done.actor.findProduct',
    ),
    (step) => heard(step).every(({ cause }) => cause === 'shopper'),
  ),
  whenever(
    'SES-03',
    'A cart cleared by a sign-out is never passed on as the shopper’s own',
    on('cart.clear'),
    (step) =>
      step.after.context.lines.length === 0 &&
      heard(step).every(({ cause }) => cause === 'logout') &&
      heard(step).length === 1,
  ),
  whenever(
    'SES-03',
    'After a sign-out nothing of the person remains in the cart',
    on('cart.clear'),
    ({ after: { context } }) =>
      context.lines.length === 0 && context.removed.lines.length === 0 && Object.keys(context.marks).length === 0,
  ),
  whenever(
    'CRT-06',
    'Removing takes that line away, and no other',
    (step) =>
      on('item.remove')(step) &&
      idsOf(linesBefore(step)).includes(targetOf(step)) &&
      // What is left of a bundle becomes single purchases.
      linesBefore(step).every(({ bundleInfo }) => bundleInfo === undefined),
    (step) => {
      const others = linesBefore(step).filter((line) => lineId(keyOf(line)) !== targetOf(step));
      const left = idsOf(step.after.context.lines);
      return !left.includes(targetOf(step)) && idsOf(others).every((id) => left.includes(id));
    },
  ),
  whenever(
    'CRT-06',
    'A line is removed by its own key only',
    (step) => on('item.remove')(step) && !idsOf(linesBefore(step)).includes(targetOf(step)),
    (step) => !isChanged(step) && heard(step).length === 0,
  ),
  always(
    'CRT-06',
    'Undo is offered only while there is something to undo',
    (moment) => !moment.matches({ undo: 'offered' }) || moment.context.removed.lines.length > 0,
  ),
  whenever(
    'CRT-06',
    'The next change ends the offer to put a line back',
    (step) => isChanged(step) && !on('item.remove')(step),
    ({ after }) => after.matches({ undo: 'none' }),
  ),
  whenever(
    'CRT-06',
    'A removed line comes back as it was',
    (step) => on('item.restore')(step) && step.before?.matches({ undo: 'offered' }) === true,
    (step) =>
      step.after.context.lines === step.before?.context.removed.lines && step.after.matches({ undo: 'none' }),
  ),
  whenever(
    'CRT-06',
    'Cancelling a subscription keeps its items as a one-time purchase',
    on('subscription.cancel'),
    ({ before, after }) =>
      units(after.context.lines) <= units(before?.context.lines ?? []) &&
      after.context.lines.length > 0 === (before?.context.lines ?? []).length > 0,
  ),
  whenever(
    'CRT-06',
    'A cancelled subscription isn’t one any more',
    (step) => on('subscription.cancel')(step) && quantityIn(linesBefore(step), targetOf(step)) > 0,
    ({ after }) =>
      after.context.lines.every(({ packageType }) => packageType !== 'monthly' && packageType !== 'weekly'),
  ),
  always(
    'CRT-14',
    'A cart is empty as long as it has no lines, and no longer',
    (moment) => moment.matches({ lines: 'empty' }) === (moment.context.lines.length === 0),
  ),
  always(
    'MNY-11',
    'A changed price is pointed out until the shopper has confirmed it',
    (moment) => hasPriceNotes(moment) === cartView(moment, terms).lines.some(({ priceNote }) => priceNote !== null),
  ),
  always('MNY-11', 'A line that is removed takes its notes with it', ({ context }) =>
    Object.keys(context.marks).every((id) => idsOf(context.lines).includes(id)),
  ),
  whenever('MNY-11', 'New prices that were confirmed aren’t shown again', on('prices.acknowledge'), ({ after }) =>
    cartView(after, terms).lines.every(({ priceNote }) => priceNote === null),
  ),
  whenever(
    'CRT-07',
    'Emptying leaves nothing',
    on('cart.empty', 'cart.clear'),
    ({ after }) => after.context.lines.length === 0,
  ),
  whenever(
    'CRT-07',
    'A bundle is removed whole',
    on('bundle.remove'),
    ({ event, after }) =>
      event.type === 'bundle.remove' &&
      after.context.lines.every(({ bundleInfo }) => bundleInfo?.bundleId !== event.bundleId),
  ),
  whenever('CRT-07', 'Removing a bundle takes no other line', on('bundle.remove'), (step) =>
    linesBefore(step)
      .filter(({ bundleInfo }) => bundleInfo === undefined)
      .every((line) => step.after.context.lines.includes(line)),
  ),
  whenever(
    'CRT-08',
    'A bundle is added to what is there, and the cart opens',
    on('bundle.add'),
    (step) =>
      linesBefore(step).every((line) => step.after.context.lines.includes(line)) &&
      step.after.context.lines.length > linesBefore(step).length &&
      step.after.matches({ drawer: 'open' }),
  ),
  whenever(
    'CRT-01',
    'Adding a known product opens the cart, unless it’s added quietly',
    (step) =>
      step.event.type === 'item.add' &&
      step.before?.context.products.has(step.event.sku) === true &&
      !step.event.isQuiet,
    (step) => step.after.matches({ drawer: 'open' }) && units(step.after.context.lines) >= units(linesBefore(step)),
  ),
  whenever(
    'CRT-02',
    'A product that the page doesn’t know is looked up, never just added',
    (step) =>
      step.event.type === 'item.add' &&
      step.before?.matches({ lookup: 'idle' }) === true &&
      !step.before.context.products.has(step.event.sku),
    (step) =>
      !isChanged(step) && step.event.type === 'item.add' && callOf(step, 'findProduct')?.['sku'] === step.event.sku,
  ),
  whenever(
    'CRT-02',
    'A product that doesn’t exist is logged and changes nothing',
    (step) =>
      step.event.type === 'xstate.error.actor.findProduct' ||
      (step.event.type === 'xstate.done.actor.findProduct' && step.event.output === null),
    (step) => !isChanged(step) && hasDone(step, 'logUnknown') && isServed(step),
  ),
  whenever(
    'CRT-01',
    'A product that was found is in the cart',
    (step) => step.event.type === 'xstate.done.actor.findProduct' && step.event.output !== null,
    (step) =>
      step.after.context.lines.some(({ sku }) => sku === step.before?.context.pending[0]?.sku) && isServed(step),
  ),
  whenever(
    'OVL-01',
    'The shop hears when the cart opens and closes',
    ({ before, after }) =>
      before !== null && before.matches({ drawer: 'open' }) !== after.matches({ drawer: 'open' }),
    (step) => hasTold(step, step.after.matches({ drawer: 'open' }) ? 'drawer.opened' : 'drawer.closed'),
  ),
  whenever('CRT-12', 'Closing the cart closes it', on('drawer.close'), ({ after }) =>
    after.matches({ drawer: 'closed' }),
  ),
  until('CRT-10', 'What was restored isn’t sent back as a change of the shopper', {
    from: on('cart.replace'),
    until: (step) => isChanged(step) && !on('cart.replace')(step),
    holds: (step) => heard(step).every(({ cause }) => cause !== 'shopper') || isChanged(step),
  }),
  whenever(
    'CRT-02',
    'Only one product is looked up at a time',
    (step) => hasCalled(step, 'findProduct'),
    ({ after }) => after.context.pending.length > 0,
  ),
  whenever(
    'CRT-02',
    'What is added while another product is looked up is added or waits its turn',
    (step) => step.event.type === 'item.add' && step.before?.matches({ lookup: 'lookingUp' }) === true,
    (step) =>
      isChanged(step) || step.after.context.pending.length === (step.before?.context.pending.length ?? 0) + 1,
  ),
  whenever(
    'CRT-02',
    'A product that couldn’t be looked up is said to be missing',
    (step) => step.event.type === 'xstate.error.actor.findProduct',
    (step) => hasTold(step, 'toast.request'),
  ),
];

/** What the screen shows, for the record. */
export const cartSeen = (snapshot: SnapshotFrom<typeof cartMachine>): unknown => ({
  ...cartView(snapshot, terms),
  quantity: cartQuantity(snapshot),
  isOpen: isDrawerOpen(snapshot),
  undo: undoNote(snapshot),
  hasPriceNotes: hasPriceNotes(snapshot),
});
