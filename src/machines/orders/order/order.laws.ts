import { enters, hasDone, lawsFor } from '../../kit/laws.ts';
import type { OrderEffect } from './order.transition.ts';
import type { orderMachine } from './order.machine.ts';

const { on, until, whenever } = lawsFor<typeof orderMachine>();

type Step = Parameters<ReturnType<typeof on>>[0];

const does = (effect: OrderEffect) => (step: Step) => hasDone(step, effect);

/** What an order keeps to, whoever touches it (ORD-01). */
export const orderLaws = [
  whenever(
    'ORD-01 SEC-05',
    'A paid order that is cancelled has a refund',
    (step) => step.before?.value === 'paid' && step.after.value === 'cancelled',
    does('refundPayments'),
  ),
  whenever(
    'ORD-03',
    'A cancelled order returns its stock and its coupon',
    enters('cancelled'),
    (step) => hasDone(step, 'releaseStock') && hasDone(step, 'releaseCoupon'),
  ),
  whenever(
    'ORD-03',
    'A late payment reopens an order only if its items are still there, and takes them again',
    (step) => step.before?.value === 'cancelled' && step.after.value === 'paid',
    (step) =>
      step.event.type === 'payment.captured' &&
      step.event.isStillAvailable &&
      step.before?.context.isClosed === false &&
      hasDone(step, 'takeStock') &&
      hasDone(step, 'takeCoupon'),
  ),
  whenever(
    'SEC-05',
    'Money for an order that doesn’t take it is refunded',
    (step) =>
      step.event.type === 'payment.captured' &&
      step.after.value !== 'paid' &&
      !(step.after.value === 'delivered' && step.after.context.isCash),
    does('refundPayments'),
  ),
  whenever(
    'SEC-05',
    'A second payment of a paid order is refunded',
    (step) => step.event.type === 'payment.captured' && step.before?.value === 'paid',
    does('refundPayments'),
  ),
  whenever('CHK-04', 'A paid order has the wallet’s part too', enters('paid'), does('takeWalletPart')),
  whenever(
    'CHK-04',
    'A parcel that was never delivered returns the wallet’s part',
    (step) => step.before?.value === 'shipped' && step.after.value === 'returned',
    does('returnWalletPart'),
  ),
  whenever('MNY-12', 'A paid order has an invoice', enters('paid'), does('issueInvoice')),
  whenever(
    'MNY-12',
    'Cash on delivery has its invoice when it’s packed',
    (step) => enters('packed')(step) && step.before?.value === 'placed',
    does('issueInvoice'),
  ),
  whenever('MNY-12', 'Money that goes back has a credit note', enters('refunded'), does('issueCreditNote')),
  whenever(
    'MEM-07',
    'A refunded membership ends',
    (step) => enters('refunded')(step) && step.before?.value !== 'cancelled',
    does('withdrawMembership'),
  ),
  whenever(
    'MEM-07',
    'A membership begins only when its order is paid',
    does('grantMembership'),
    (step) => enters('paid')(step) || (enters('delivered')(step) && step.after.context.isCash),
  ),
  whenever('MEM-07', 'A paid order’s membership begins', enters('paid'), does('grantMembership')),
  whenever(
    'CHK-04',
    'Cash is collected when the parcel is delivered, and grants the membership',
    (step) => enters('delivered')(step) && step.after.context.isCash,
    (step) => hasDone(step, 'collectCash') && hasDone(step, 'grantMembership'),
  ),
  whenever(
    'CHK-04',
    'Nobody pays cash for an order that is paid',
    does('collectCash'),
    (step) => step.after.context.isCash,
  ),
  whenever(
    'ORD-02',
    'A packed order can’t be cancelled',
    (step) =>
      step.event.type === 'order.cancel' &&
      ['packed', 'shipped', 'delivered', 'returned', 'refunded'].includes(step.before?.value ?? ''),
    (step) => step.after.value === step.before?.value && step.happened.length === 0,
  ),
  whenever(
    'DRF-01',
    'Only what isn’t packed is changed, and a change moves nothing else',
    (step) => step.event.type === 'order.edit',
    (step) => step.after.value === step.before?.value && step.happened.length === 0,
  ),
  whenever(
    'DRF-01',
    'An order that waits for a difference isn’t packed',
    (step) => step.event.type === 'order.pack' && step.before?.value === 'paid' && step.before.context.isOwed,
    (step) => step.after.value === 'paid' && step.happened.length === 0,
  ),
  whenever(
    'DRF-01',
    'An order that a person cancels drops its open change',
    (step) => enters('cancelled')(step) && step.event.type === 'order.cancel',
    does('dropEdit'),
  ),
  whenever(
    'ORD-01',
    'Only a paid order is packed, unless it’s paid in cash',
    enters('packed'),
    (step) => step.before?.value === 'paid' || step.after.context.isCash,
  ),
  whenever('ORD-03', 'Only an unpaid order runs out of time', on('payment.expired'), (step) =>
    step.before?.value === 'placed' && !step.after.context.isCash
      ? step.after.value === 'cancelled' && hasDone(step, 'dropPayments')
      : step.after.value === step.before?.value,
  ),
  whenever(
    'ORD-03',
    'An order cancelled before payment waits for no money',
    (step) => step.before?.value === 'placed' && step.after.value === 'cancelled',
    does('dropPayments'),
  ),
  whenever(
    'ORD-04',
    'The refund of a return goes where the shop says',
    (step) => step.event.type === 'order.refund' && step.before?.value === 'returned',
    (step) =>
      hasDone(
        step,
        step.event.type === 'order.refund' && step.event.way === 'wallet' ? 'creditWallet' : 'refundPayments',
      ),
  ),
  whenever('ORD-04', 'Items that all come back are taken into stock', enters('returned'), does('takeParcelsBack')),
  whenever(
    'ORD-04',
    'An order is returned only if everything came back',
    enters('returned'),
    (step) => step.event.type === 'order.return' && step.event.isEverything,
  ),
  whenever(
    'SEC-05',
    'An order that is paid otherwise keeps its place when one payment is refunded',
    (step) => step.event.type === 'payment.refunded' && step.event.isPaidOtherwise,
    (step) => step.after.value === step.before?.value && step.happened.length === 0,
  ),
  whenever(
    'SEC-05',
    'An order whose only payment is refunded is refunded',
    (step) =>
      step.event.type === 'payment.refunded' && !step.event.isPaidOtherwise && step.before?.value !== 'placed',
    (step) => step.after.value === 'refunded',
  ),
  until('CHK-10', 'A refunded order stays refunded', {
    from: ({ after }) => after.value === 'refunded',
    holds: ({ after }) => after.value === 'refunded',
  }),
  until('ORD-02', 'An order that a person cancelled never reopens', {
    from: (step) => step.event.type === 'order.cancel' && step.after.value === 'cancelled',
    holds: ({ after }) => after.value !== 'paid',
  }),
];
