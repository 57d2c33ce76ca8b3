import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autopayView } from '../../../src/machines/orders/subscription-list/subscription-list.autopay.view.ts';
import { createActor } from 'xstate';
import type { OrderWithPayment, PaymentAction } from '../../../src/machines/orders/placed-order.ts';
import { orderAnswer, sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import { refused } from '../../../src/machines/kit/cases.ts';
import { subscriptionListLogic } from '../../../src/machines/orders/subscription-list/subscription-list.actors.ts';
import {
  askedMandate,
  sampleList,
  sampleSubscription,
} from '../../../src/machines/orders/subscription-list/subscription-list.cases.ts';
import type {
  MandateWish,
  OwnSubscription,
  SubscriptionDraft,
  SubscriptionList,
  SubscriptionOrder,
} from '../../../src/machines/orders/subscription-list/subscription-list.types.ts';
import {
  payOf,
  subscriptionListView,
} from '../../../src/machines/orders/subscription-list/subscription-list.view.ts';
import { held, offline, passed, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const { id } = sampleSubscription;

function opened() {
  const fetchList = held<[AbortSignal], SubscriptionList>();
  const tell = held<[SubscriptionOrder, AbortSignal], OwnSubscription>();
  const save = held<[SubscriptionDraft, AbortSignal], OwnSubscription>();
  const fetchOrder = held<[string, AbortSignal], OrderWithPayment>();
  const settleMandate = held<[MandateWish, AbortSignal], OwnSubscription>();
  const opened: PaymentAction[] = [];
  const fetchStatus = held<[string, AbortSignal], OrderWithPayment>();
  const pay = {
    fetchStatus,
    retryPayment: held<[unknown, AbortSignal], OrderWithPayment>(),
    cancelOrder: held<[string, AbortSignal], OrderWithPayment>(),
    openGateway: (way: PaymentAction) => opened.push(way),
    now: () => Date.now(),
  };
  const actor = createActor(
    subscriptionListLogic({ fetchList, tell, save, settleMandate, fetchOrder, pay }),
  ).start();
  const now = new Date('2026-11-21T06:30:00Z');
  const view = () => subscriptionListView(actor.getSnapshot(), now);
  return {
    actor,
    fetchList,
    tell,
    save,
    fetchOrder,
    fetchStatus,
    settleMandate,
    opened,
    view,
    card: () => view().cards[0],
  };
}

async function shown(change: Partial<OwnSubscription> = {}) {
  const one = opened();
  await one.fetchList.answer({ ...sampleList, subscriptions: [{ ...sampleSubscription, ...change }] });
  return one;
}

test('SUB-01 each state says what comes next, and offers what can be done in it', async () => {
  const waiting = { orderId: sampleOrder.id, total: 1424 };
  const seen = async (change: Partial<OwnSubscription>) => {
    const card = (await shown(change)).card();
    return [
      card?.next,
      card?.commands.map(({ label }) => label),
      card?.pay?.label ?? null,
      card?.canEdit,
      card?.canEnd,
    ];
  };
  expect(await seen({})).toEqual([
    'Next delivery on 28 November 2026',
    ['Skip next delivery', 'Pause'],
    null,
    true,
    true,
  ]);
  expect(await seen({ status: 'asking', newPrice: 1500 })).toEqual([
    'One unit now costs ₹1,500 instead of ₹1,424. If you don’t answer by 28 November 2026, we’ll pause it.',
    ['Agree to ₹1,500', 'Pause'],
    null,
    true,
    true,
  ]);
  expect(await seen({ status: 'renewing', waiting })).toEqual([
    'We’ll pack it once it’s paid',
    [],
    'Pay ₹1,424',
    false,
    true,
  ]);
  expect(await seen({ status: 'paused' })).toEqual([
    'Nothing is sent and nothing is charged',
    ['Resume'],
    null,
    true,
    true,
  ]);
  expect(await seen({ status: 'cancelled', endedAt: '2026-11-20T06:30:00.000Z' })).toEqual([
    'Ended on 20 November 2026',
    [],
    null,
    false,
    false,
  ]);
});

test('SUB-01 it is ended by one click and one yes, and kept by a no', async () => {
  const { actor, tell, card } = await shown();
  actor.send({ type: 'end.ask', id });
  expect(card()?.isConfirming).toBe(true);
  actor.send({ type: 'end.leave' });
  expect(tell.calls).toEqual([]);
  actor.send({ type: 'end.ask', id });
  actor.send({ type: 'end.confirm' });
  expect(tell.calls.at(-1)?.[0]).toEqual({ id, command: 'cancel', price: null });
  expect(card()).toMatchObject({ isEnding: true, isFree: false });
  await tell.answer({ ...sampleSubscription, status: 'cancelled', endedAt: '2026-11-21T06:30:00.000Z' });
  expect(card()?.state.word).toBe('Ended');
});

test('SUB-01 a yes to a new price carries the price that was shown; a refusal is told and changes nothing', async () => {
  const { actor, tell, view } = await shown({ status: 'asking', newPrice: 1500 });
  actor.send({ type: 'subscription.tell', id, command: 'accept' });
  expect(tell.calls.at(-1)?.[0]).toEqual({ id, command: 'accept', price: 1500 });
  expect(view().cards[0]?.commands.map(({ label }) => label)).toEqual(['Saving…', 'Pause']);
  await tell.fail(refused(409));
  expect([view().trouble, view().cards[0]?.state.word]).toEqual(['Refused', 'Needs your answer']);
});

test('SUB-01 a change keeps what was typed until it is saved, also when saving fails', async () => {
  const { actor, save, card, view } = await shown();
  actor.send({ type: 'edit.begin', id });
  actor.send({ type: 'edit.change', change: { quantity: 3, paysBy: 'wallet' } });
  actor.send({ type: 'edit.save' });
  expect(card()?.edit?.isSaving).toBe(true);
  await save.fail(offline);
  expect([view().trouble, card()?.edit?.draft.quantity]).toEqual([
    'The shop didn’t answer. Nothing was changed. Try again.',
    3,
  ]);
  actor.send({ type: 'edit.save' });
  await save.answer({ ...sampleSubscription, quantity: 3, paysBy: 'wallet' });
  expect(card()).toMatchObject({ edit: null, payment: 'From your wallet, if the balance covers it' });
});

test('SUB-01 a renewal is paid on the page, which then looks again', async () => {
  const { actor, fetchOrder, fetchList, fetchStatus, view } = await shown({ status: 'renewing' });
  actor.send({ type: 'renewal.pay', orderId: sampleOrder.id });
  await fetchOrder.answer(orderAnswer());
  expect(view().kind).toBe('paying');
  payOf(actor.getSnapshot())?.send({ type: 'payment.check' });
  await fetchStatus.answer(orderAnswer({ status: 'paid' }, { status: 'paid' }));
  await fetchList.answer(sampleList);
  expect(view()).toMatchObject({ kind: 'shown', trouble: null });
});

test('SUB-01 nothing at all and nothing read are told apart', async () => {
  const { actor, fetchList, view } = opened();
  await fetchList.fail(offline);
  expect(view().kind).toBe('failed');
  actor.send({ type: 'list.retry' });
  await fetchList.answer({ subscriptions: [], addresses: [] });
  expect(view().kind).toBe('empty');
});

test('SUB-01 Autopay is asked for with its limit in view, leads to the bank, and is looked up until the bank has answered', async () => {
  const { actor, settleMandate, fetchList, opened: ways, card } = await shown();
  const pressed = () => card()?.autopay?.buttons.flatMap(({ label, isBusy }) => (isBusy ? [label] : []));
  expect(card()?.autopay).toMatchObject({
    title: 'Autopay is off',
    text: 'Your bank can pay for each delivery automatically, up to ₹2,300 each time. We tell you two days before.',
  });
  actor.send({ type: 'mandate.ask', id, method: 'upi' });
  expect(settleMandate.calls[0]?.[0]).toMatchObject({ id, method: 'upi' });
  expect(pressed()).toEqual(['Asking your bank…']);
  const asked = { ...sampleSubscription, mandate: askedMandate };
  await settleMandate.answer(asked);
  expect([ways, pressed()]).toEqual([[askedMandate.action], ['Opening your bank…']]);
  await passed(5000);
  expect(card()?.autopay?.title).toBe('Your bank hasn’t answered yet');
  expect(pressed()).toEqual([]);
  actor.send({ type: 'mandate.open', id });
  expect([ways.length, pressed(), card()?.isFree]).toEqual([2, ['Opening your bank…'], false]);
  await passed(10_000);
  const granted = { ...askedMandate, status: 'granted', action: { kind: 'none' } } as const;
  await fetchList.answer({ ...sampleList, subscriptions: [{ ...asked, paysBy: 'mandate', mandate: granted }] });
  expect(card()).toMatchObject({ payment: 'By UPI Autopay', autopay: { title: 'UPI Autopay is on' } });
  await passed(60_000);
  expect(fetchList.calls).toHaveLength(2);
});

test('SUB-01 Autopay is turned off by one click; a server that does not answer changes nothing', async () => {
  const granted = { ...askedMandate, status: 'granted', action: { kind: 'none' } } as const;
  const { actor, settleMandate, card, view } = await shown({ paysBy: 'mandate', mandate: granted });
  actor.send({ type: 'mandate.end', id });
  expect(settleMandate.calls[0]?.[0]).toEqual({ id, method: null });
  await settleMandate.fail(offline);
  expect([view().trouble, card()?.payment]).toEqual([
    'The shop didn’t answer. Nothing was changed. Try again.',
    'By UPI Autopay',
  ]);
  actor.send({ type: 'mandate.end', id });
  await settleMandate.answer(sampleSubscription);
  expect(card()).toMatchObject({ payment: 'By a payment link we send you', autopay: { title: 'Autopay is off' } });
});

test('SUB-01 Autopay says when a bank refused, paused it, or allows less than a delivery costs', async () => {
  const title = async (change: Partial<OwnSubscription>) => (await shown(change)).card()?.autopay?.title;
  const at = (status: 'refused' | 'paused') => ({ mandate: { ...askedMandate, status } });
  expect([await title(at('refused')), await title(at('paused')), await title({ mandateCeiling: null })]).toEqual([
    'Your bank didn’t approve Autopay',
    'Autopay is paused at your bank',
    undefined,
  ]);
  const dear = await shown({ quantity: 2, mandate: { ...askedMandate, status: 'granted' } });
  expect(dear.card()?.autopay?.text).toContain('A delivery costs more than the ₹2,300 your bank allows');
});

test('SUB-01 Autopay says so only of a delivery that costs more than the bank allows', () => {
  const granted = { ...askedMandate, status: 'granted', method: 'upi', ceiling: 1000 } as const;
  const text = (unitPrice: number) =>
    autopayView({ ...sampleSubscription, quantity: 2, unitPrice, mandate: granted }, null)?.text;
  expect([text(500), text(501)]).toEqual([
    'Up to ₹1,000 each time. We tell you two days before. You can turn it off at any time.',
    'A delivery costs more than the ₹1,000 your bank allows, so we’ll send you a payment link. You can turn it off at any time.',
  ]);
});
