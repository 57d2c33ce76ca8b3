import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { sampleAt } from '../../../src/app/flows/sample-texts.ts';
import { faultOf } from '../../../src/app/platform/inspection/fault.ts';
import { boxesWithin, fullLabelOf, labelOf, rowsFrom } from '../../../src/domain/flows/drawing.ts';
import { cartLogic } from '../../../src/machines/cart/cart/cart.actors.ts';
import { cartCases, cartInput } from '../../../src/machines/cart/cart/cart.cases.ts';
import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import { shapeOf } from '../../../tools/flows/chart-shape.ts';
import { line, sleep } from '../../machines/support/lines.ts';

function rowsOf(slug: string, state: string) {
  const entry = catalogue.find((each) => each.slug === slug);
  if (!entry) throw new Error(`There is no chart ${slug}`);
  const shape = shapeOf(entry.machine);
  const box = boxesWithin(shape.root).find(({ id }) => id === state);
  return box ? rowsFrom(shape, box) : [];
}

test('FLO-02 the list of a chart has the alternatives in the order in which they are tried', () => {
  expect(rowsOf('checkout', 'checkout.step.deciding').map(({ row }) => row.guard)).toEqual([
    'hasLink',
    'isNothingToBuy',
    'isVisitor',
    'hasOrder',
    'hasAttempt',
    'shouldPay',
    'isUndelivered',
    null,
  ]);
});

test('FLO-02 a transition says what it does: an order that is paid twice shows its refund, promotions show whom they tell', () => {
  expect(rowsOf('order', 'order').map(({ row }) => labelOf(row))).toContain('payment.captured / refundPayments');
  const cancels = rowsOf('order', 'order.paid').filter(({ row }) => row.text === 'order.cancel');
  expect(cancels.map(({ row }) => [labelOf(row), fullLabelOf(row)])).toEqual([
    [
      'order.cancel / dropEdit, releaseStock, 3 more',
      'order.cancel / dropEdit, releaseStock, releaseCoupon, withdrawMembership, refundPayments',
    ],
  ]);
  const silent = rowsOf('promotions', 'promotions').filter(({ row }) => row.does.length + row.sets.length === 0);
  expect(silent.map(({ row }) => row.text)).toEqual([]);
});

function cart() {
  const actor = createActor(cartLogic({ findProduct: () => Promise.resolve(null), logUnknown: () => {} }), {
    input: cartInput,
  });
  actor.start();
  actor.send({ type: 'cart.replace', lines: [line(sleep, { quantity: 2 })], cause: 'restored' });
  return actor;
}

test('FLO-03 an event that would break a flow is found before it is sent, and the flow lives on', () => {
  const actor = cart();
  expect(faultOf(actor, { type: 'item.lower' })).toMatch(/undefined/u);
  expect(faultOf(actor, { type: 'no.such.event' })).toBeNull();
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', context: { lines: [{ quantity: 2 }] } });
});

test('FLO-03 the payload of an event comes from the cases at this moment', () => {
  const actor = cart();
  const { value, context } = actor.getSnapshot();
  const payload = sampleAt(cartCases, 'item.lower', { status: 'active', value, context });
  expect(payload).toContain('"sku": "sleep-mantra"');
  const event: { type: string } = { type: 'item.lower', ...(JSON.parse(payload) as object) };
  expect(faultOf(actor, event)).toBeNull();
  expect(sampleAt(cartCases, 'item.lower', { status: 'active' })).toBe('');
});
