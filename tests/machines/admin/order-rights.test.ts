import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { orderAdminLogic } from '../../../src/machines/admin/sections/order-admin/order-admin.actors.ts';
import {
  orderAdminInput,
  sampleDetail,
} from '../../../src/machines/admin/sections/order-admin/order-admin.cases.ts';
import type { OrderAdmin } from '../../../src/machines/admin/sections/order-admin/order-admin.machine.ts';
import { orderAdminView } from '../../../src/machines/admin/sections/order-admin/order-admin.view.ts';
import { createBell } from '../../../src/services/platform/bell.ts';

const noMoney = 'Your role no longer includes money. Copy what you need from here.';

const delivered: OrderAdmin = {
  ...sampleDetail,
  order: { ...sampleDetail.order, status: 'delivered' },
  upiIds: [{ returnId: null, upiId: 'asha@bank' }],
  moves: [...sampleDetail.moves, { move: 'refund', refusal: null }, { move: 'repaid', refusal: null }],
};

test('STF-01 who may no longer refund sees the order without what moves money, and a reason where they have begun to', async () => {
  const lost = createBell();
  const actor = createActor(
    orderAdminLogic({
      fetchDetail: async () => delivered,
      takeStep: async () => delivered,
      tellDone: () => undefined,
      watchMoney: lost.listen,
    }),
    { input: orderAdminInput },
  ).start();
  const view = () => orderAdminView(actor.getSnapshot());
  await vi.waitFor(() => expect(view().refundable).not.toBeNull());
  actor.send({ type: 'step.ask', step: { kind: 'move', move: 'refund' } });
  expect(view()).toMatchObject({ noRefund: null, question: { isAllowed: true, trouble: null } });
  lost.ring();
  expect(view()).toMatchObject({
    refundable: null,
    noRefund: noMoney,
    question: { title: 'Refund this order', isAllowed: false, trouble: noMoney },
  });
  expect(view().moves.map(({ move }) => move)).toEqual(['pack', 'ship']);
  actor.send({ type: 'step.cancel' });
  actor.send({ type: 'step.ask', step: { kind: 'note' } });
  expect(view().question).toMatchObject({ isAllowed: true, trouble: null });
  actor.stop();
});

test.each([
  [{ kind: 'move', move: 'repaid' }, false],
  [{ kind: 'settle', paymentId: 'one', does: 'accept' }, false],
  [{ kind: 'return', returnId: 'one', does: 'repaid' }, false],
  [{ kind: 'return', returnId: 'one', does: 'approve' }, true],
  [{ kind: 'move', move: 'cancel' }, true],
] as const)('STF-01 without “money”, %o is allowed: %s', async (step, isAllowed) => {
  const actor = createActor(
    orderAdminLogic({
      fetchDetail: async () => ({ ...delivered, mayRefund: false }),
      takeStep: async () => delivered,
      tellDone: () => undefined,
      watchMoney: () => () => undefined,
    }),
    { input: orderAdminInput },
  ).start();
  await vi.waitFor(() => expect(orderAdminView(actor.getSnapshot()).stage).toBe('shown'));
  actor.send({ type: 'step.ask', step });
  expect(orderAdminView(actor.getSnapshot()).question?.isAllowed).toBe(isAllowed);
  actor.stop();
});
