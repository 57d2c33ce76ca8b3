import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { moveOrder, movePayment } from '../../../server/orders/order/moves.ts';
import type { OrderNews } from '../../../server/orders/order/order-news.ts';
import { moveParcel } from '../../../server/orders/parcel/move-parcel.ts';
import type { ParcelStep } from '../../../src/domain/orders/order/parcel.ts';
import { tellMembershipsEnding } from '../../../server/account/message/membership-message.ts';
import { type Buyer, line, orderOf, place } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';

const shop = await ownShop();

const admin = { actor: 'admin', shopperId: null } as const;

async function move(orderId: string, ...news: OrderNews[]): Promise<void> {
  for (const one of news) {
    const moved = await shop.context.database.transaction((tx) =>
      moveOrder({ tx, context: shop.context }, orderId, one, admin),
    );
    if (!moved) throw new Error(`${one.type} does not move it`);
  }
}

async function pay(paymentId: string, amount: number): Promise<void> {
  await shop.context.database.transaction((tx) =>
    movePayment(
      { tx, context: shop.context },
      paymentId,
      { type: 'payment.captured', amount },
      { source: 'webhook' },
    ),
  );
}

async function told({ id }: Buyer): Promise<string[]> {
  const rows = await shop.context.database.query<{ channel: string; template: string }>(sql`
    SELECT channel, template FROM message JOIN shopper ON recipient IN (phone, email)
    WHERE shopper.id = ${id} ORDER BY serial`);
  return rows.map(({ channel, template }) => `${channel} ${template}`);
}

async function contact({ id }: Buyer, change: { email?: string; whatsapp?: boolean }): Promise<void> {
  await shop.context.database.execute(sql`
    UPDATE shopper SET email = ${change.email ?? null}, wants_whatsapp = ${change.whatsapp ?? false} WHERE id = ${id}`);
}

async function send(orderId: string, ...steps: ParcelStep[]): Promise<void> {
  for (const type of steps) {
    const sent = await shop.context.database.transaction((tx) =>
      moveParcel({ tx, context: shop.context }, orderId, { type }, admin),
    );
    if (!sent) throw new Error(`${type} does not send it`);
  }
}

test('ORD-05 a buyer is told of each step by text message, in the order of the steps', async () => {
  const buyer = await shop.buyer();
  const { order, payment } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  await pay(payment.id, 600);
  await send(order.id, 'parcel.pack', 'parcel.ship', 'parcel.deliver');
  expect(await told(buyer)).toEqual([
    'sms order-placed',
    'sms order-paid',
    'sms order-packed',
    'sms order-shipped',
    'sms order-delivered',
  ]);
});

test('ORD-05 by e-mail too where there is an address, by WhatsApp only for who asked for it', async () => {
  const buyer = await shop.buyer();
  await contact(buyer, { email: 'asha@example.in', whatsapp: true });
  const { order } = await place(shop, buyer, orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' }));
  expect(await told(buyer)).toEqual(['sms order-placed', 'whatsapp order-placed', 'email order-placed']);
  const { subject, body } = await shop.context.database.one<{ subject: string; body: string }>(sql`
    SELECT subject, body FROM message WHERE recipient = 'asha@example.in'`);
  expect(subject).toBe(`We have your order ${order.number}`);
  expect(body).toContain('Please keep ₹640 in cash ready for the courier.');
  expect(body).toMatch(/It should reach you between \w+ \d+ November and \w+ \d+ November\./u);
});

test('ORD-05 a cancelled order says what comes back: all that was paid, or nothing', async () => {
  const [paid, unpaid] = [await shop.buyer(), await shop.buyer()];
  const one = await place(shop, paid, orderOf([line('sleep-mantra')], 600));
  await pay(one.payment.id, 600);
  await move(one.order.id, { type: 'order.cancel' });
  const other = await place(shop, unpaid, orderOf([line('sleep-mantra')], 600));
  await move(other.order.id, { type: 'payment.expired' });
  const texts = await shop.context.database.query<{ body: string }>(sql`
    SELECT body FROM message WHERE template = 'order-cancelled' ORDER BY serial`);
  expect(texts.map(({ body }) => body.replace(/ Details:.*/u, '').replace(/M26-\d+/u, 'M'))).toEqual([
    'mantra: order M is cancelled. ₹600 will be refunded to your original payment method.',
    'mantra: order M is cancelled. Nothing was charged.',
  ]);
});

test('ORD-05 money that is back is told with its amount', async () => {
  const buyer = await shop.buyer();
  const { order, payment } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  await pay(payment.id, 600);
  await move(order.id, { type: 'order.cancel' });
  await shop.context.database.transaction((tx) =>
    movePayment({ tx, context: shop.context }, payment.id, { type: 'refund.completed' }, { source: 'system' }),
  );
  expect((await told(buyer)).slice(-2)).toEqual(['sms order-cancelled', 'sms order-refunded']);
});

test('ORD-05 what changes nothing tells nothing, and a step that is undone tells nothing either', async () => {
  const buyer = await shop.buyer();
  const { order, payment } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  await pay(payment.id, 600);
  await pay(payment.id, 600);
  const undone = shop.context.database.transaction(async (tx) => {
    await moveParcel({ tx, context: shop.context }, order.id, { type: 'parcel.pack' }, admin);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await told(buyer)).toEqual(['sms order-placed', 'sms order-paid']);
});

test('MEM-08, ORD-05 who has become a member is welcomed, and told once a week before the membership ends', async () => {
  const buyer = await shop.buyer();
  const club = line('bliss-club', 1, { flavour: 'Standard', variant: 'Yearly' });
  const { payment } = await place(shop, buyer, orderOf([club], 999));
  await pay(payment.id, 999);
  expect((await told(buyer)).at(-1)).toBe('sms membership-started');
  const day = 86_400_000;
  shop.pass(357 * day);
  await tellMembershipsEnding(shop.context);
  expect((await told(buyer)).at(-1)).toBe('sms membership-started');
  shop.pass(2 * day);
  await Promise.all(Array.from({ length: 4 }, () => tellMembershipsEnding(shop.context)));
  shop.pass(day);
  await tellMembershipsEnding(shop.context);
  expect((await told(buyer)).filter((one) => one === 'sms membership-ending').length).toBe(1);
});

test('ORD-05 what is told of an order leads to it without a sign-in', async () => {
  const buyer = await shop.buyer();
  await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  const { body } = await shop.context.database.one<{ body: string }>(sql`
    SELECT body FROM message JOIN shopper ON recipient = phone WHERE shopper.id = ${buyer.id}`);
  expect(body).toMatch(/Follow it: http:\/\/[\w.:]+\/track\/[\w-]{46}$/u);
});
