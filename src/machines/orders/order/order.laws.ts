import { hasDone, lawsFor } from '../../kit/laws.ts';
import type { OrderStatus } from '../../../domain/orders/order/order.ts';
import type { OrderEffect } from './order.transition.ts';
import type { orderMachine } from './order.machine.ts';

const { on, until, whenever } = lawsFor<typeof orderMachine>();

type Step = Parameters<ReturnType<typeof on>>[0];

type Place = OrderStatus | 'placed.unpaid' | 'packed.cash' | 'delivered.cash' | 'cancelled.byPerson';

/** Such as 'paid' or 'packed.cash'. */
const placeOf = ({ value }: Step['after']) =>
  typeof value === 'string' ? value : Object.entries(value).flat().join('.');
const isIn = (snapshot: Step['before'], place: Place) =>
  snapshot !== null && `${placeOf(snapshot)}.`.startsWith(`${place}.`);
const arrives =
  (place: Place) =>
  ({ before, after }: Step) =>
    isIn(after, place) && before !== null && !isIn(before, place);
const stays = ({ before, after }: Step) => before !== null && placeOf(before) === placeOf(after);
const does = (effect: OrderEffect) => (step: Step) => hasDone(step, effect);

/** What an order keeps to, whoever touches it (ORD-01). */
export const orderLaws = [
  whenever(
    'ORD-01 SEC-05',
    'A paid order that is cancelled has a refund',
    (step) => isIn(step.before, 'paid') && isIn(step.after, 'cancelled'),
    does('refundPayments'),
  ),
  whenever(
    'ORD-03',
    'A cancelled order returns its stock and its coupon',
    arrives('cancelled'),
    (step) => hasDone(step, 'releaseStock') && hasDone(step, 'releaseCoupon'),
  ),
  whenever(
    'ORD-03',
    'A late payment reopens an order only if its items are still there, and takes them again',
    (step) => isIn(step.before, 'cancelled') && isIn(step.after, 'paid'),
    (step) =>
      step.event.type === 'payment.captured' &&
      step.event.isStillAvailable &&
      !isIn(step.before, 'cancelled.byPerson') &&
      hasDone(step, 'takeStock') &&
      hasDone(step, 'takeCoupon'),
  ),
  whenever(
    'SEC-05',
    'Money for an order that doesn’t take it is refunded',
    (step) =>
      step.event.type === 'payment.captured' && !isIn(step.after, 'paid') && !isIn(step.after, 'delivered.cash'),
    does('refundPayments'),
  ),
  whenever(
    'SEC-05',
    'A second payment of a paid order is refunded',
    (step) => step.event.type === 'payment.captured' && isIn(step.before, 'paid'),
    does('refundPayments'),
  ),
  whenever('CHK-04', 'A paid order has the wallet’s part too', arrives('paid'), does('takeWalletPart')),
  whenever(
    'CHK-04',
    'A parcel that was never delivered returns the wallet’s part',
    (step) => isIn(step.before, 'shipped') && isIn(step.after, 'returned'),
    does('returnWalletPart'),
  ),
  whenever('MNY-12', 'A paid order has an invoice', arrives('paid'), does('issueInvoice')),
  whenever(
    'MNY-12',
    'Cash on delivery has its invoice when it’s packed',
    (step) => arrives('packed')(step) && isIn(step.before, 'placed'),
    does('issueInvoice'),
  ),
  whenever('MNY-12', 'Every refund has a credit note', arrives('refunded'), does('issueCreditNote')),
  whenever(
    'MEM-07',
    'A refunded membership ends',
    (step) => arrives('refunded')(step) && !isIn(step.before, 'cancelled'),
    does('withdrawMembership'),
  ),
  whenever(
    'MEM-07',
    'A membership begins only when its order is paid',
    does('grantMembership'),
    (step) => arrives('paid')(step) || arrives('delivered.cash')(step),
  ),
  whenever('MEM-07', 'A paid order’s membership begins', arrives('paid'), does('grantMembership')),
  whenever(
    'CHK-04',
    'Cash is collected when the parcel is delivered, and grants the membership',
    arrives('delivered.cash'),
    (step) => hasDone(step, 'collectCash') && hasDone(step, 'grantMembership'),
  ),
  whenever('CHK-04', 'Nobody pays cash for an order that is paid', does('collectCash'), arrives('delivered.cash')),
  whenever(
    'ORD-02',
    'A packed order can’t be cancelled',
    (step) =>
      step.event.type === 'order.cancel' &&
      (['packed', 'shipped', 'delivered', 'returned', 'refunded'] as const).some((place) =>
        isIn(step.before, place),
      ),
    (step) => stays(step) && step.happened.length === 0,
  ),
  whenever(
    'DRF-01',
    'Only what isn’t packed is changed, and a change moves nothing else',
    (step) => step.event.type === 'order.edit',
    (step) => stays(step) && step.happened.length === 0,
  ),
  whenever(
    'DRF-01',
    'An order that waits for a difference isn’t packed',
    (step) => step.event.type === 'order.pack' && isIn(step.before, 'paid') && step.before?.context.isOwed === true,
    (step) => isIn(step.after, 'paid') && step.happened.length === 0,
  ),
  whenever(
    'DRF-01',
    'An order that a person cancels drops its open change',
    (step) => arrives('cancelled')(step) && step.event.type === 'order.cancel',
    does('dropEdit'),
  ),
  whenever(
    'ORD-01',
    'Only a paid order is packed, unless it’s paid in cash',
    arrives('packed'),
    (step) => isIn(step.before, 'paid') || isIn(step.after, 'packed.cash'),
  ),
  whenever('ORD-03', 'Only an unpaid order runs out of time', on('payment.expired'), (step) =>
    isIn(step.before, 'placed.unpaid')
      ? isIn(step.after, 'cancelled') && hasDone(step, 'dropPayments')
      : stays(step),
  ),
  whenever(
    'ORD-03',
    'An order cancelled before payment waits for no money',
    (step) => isIn(step.before, 'placed') && isIn(step.after, 'cancelled'),
    does('dropPayments'),
  ),
  whenever(
    'ORD-04',
    'The refund of a return goes where the shop says',
    (step) => step.event.type === 'order.refund' && isIn(step.before, 'returned'),
    (step) =>
      hasDone(
        step,
        step.event.type === 'order.refund' && step.event.way === 'wallet' ? 'creditWallet' : 'refundPayments',
      ),
  ),
  whenever('ORD-04', 'Items that all come back are taken into stock', arrives('returned'), does('takeParcelsBack')),
  whenever(
    'ORD-04',
    'An order is returned only if everything came back',
    arrives('returned'),
    (step) => step.event.type === 'order.return' && step.event.isEverything,
  ),
  whenever(
    'SEC-05',
    'An order that is paid otherwise keeps its place when one payment is refunded',
    (step) => step.event.type === 'payment.refunded' && step.event.isPaidOtherwise,
    (step) => stays(step) && step.happened.length === 0,
  ),
  whenever(
    'SEC-05',
    'An order whose only payment is refunded is refunded',
    (step) => step.event.type === 'payment.refunded' && !step.event.isPaidOtherwise && !isIn(step.before, 'placed'),
    (step) => isIn(step.after, 'refunded'),
  ),
  until('CHK-10', 'A refunded order stays refunded', {
    from: ({ after }) => isIn(after, 'refunded'),
    holds: ({ after }) => isIn(after, 'refunded'),
  }),
  until('ORD-02', 'An order that a person cancelled never reopens', {
    from: ({ after }) => isIn(after, 'cancelled.byPerson'),
    holds: ({ after }) => !isIn(after, 'paid'),
  }),
];
