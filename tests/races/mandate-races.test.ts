import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { gatewaysOf } from '../../server/checkout/gateway/gateways.ts';
import { createSandbox } from '../../server/checkout/gateway/sandbox/sandbox.ts';
import { settleMandates } from '../../server/orders/mandate/settle-mandate.ts';
import { renewSubscriptions } from '../../server/orders/subscription/renew-subscriptions.ts';
import type { Subscription } from '../../src/contract/orders/subscription.calls.ts';
import { granted, paidByMandate } from '../support/checkout/mandates.ts';
import { secret } from '../support/orders/order-shop.ts';
import { mortal, together } from '../support/platform/races.ts';
import { openSubscriptionShop, type SubscriptionShop } from '../support/checkout/subscriptions.ts';

let shop: SubscriptionShop;

beforeEach(async () => {
  shop = await openSubscriptionShop();
  return () => shop.close();
});

async function ask(id: string, method = 'upi') {
  return shop.call('POST', `/v1/user/subscription/${id}/mandate`, { token: shop.owner.token, body: { method } });
}

async function onMandate(): Promise<Subscription> {
  const { id } = await shop.subscribe();
  const begun = (await ask(id)).json<Subscription>();
  await granted(shop, begun);
  return begun;
}

async function debits() {
  return shop.context.database.query(
    sql`SELECT state, amount FROM sandbox_payment WHERE return_url LIKE '/dashboard/%'`,
  );
}

test('SUB-01 asked for twenty times at once in two ways there is one open mandate', async () => {
  const { id } = await shop.subscribe();
  let turn = 0;
  await together(20, async () => ask(id, (turn += 1) % 2 === 0 ? 'upi' : 'card'));
  const open = await shop.context.database.query(
    sql`SELECT id FROM mandate WHERE status IN ('asked', 'granted', 'paused')`,
  );
  expect(open).toHaveLength(1);
});

test('SUB-01 taken back while its bank is being asked, it ends there as soon as the bank has answered', async () => {
  let meanwhile = async () => {};
  const own = await openSubscriptionShop(({ database, clock, jobs }) => {
    const sandbox = createSandbox({ database, clock, jobs, secret });
    const ask: typeof sandbox.mandates.ask = async (request) => {
      const asked = await sandbox.mandates.ask(request);
      await meanwhile();
      return asked;
    };
    return gatewaysOf([{ ...sandbox, mandates: { ...sandbox.mandates, ask } }]);
  });
  const { id } = await own.subscribe();
  const path = `/v1/user/subscription/${id}/mandate`;
  meanwhile = async () => {
    expect((await own.call('DELETE', path, { token: own.owner.token })).status).toBe(200);
    await settleMandates(own.context);
  };
  await own.call('POST', path, { token: own.owner.token, body: { method: 'upi' } });
  own.pass(61_000);
  await settleMandates(own.context);
  expect(await own.context.database.query(sql`SELECT status, ends_there FROM mandate`)).toEqual([
    { status: 'revoked', ends_there: false },
  ]);
  expect(await own.context.database.query(sql`SELECT state FROM sandbox_mandate`)).toEqual([{ state: 'refused' }]);
  await own.close();
});

test('SUB-01 the job on ten instances, killed between any two of its steps, has the bank debited once', async () => {
  await onMandate();
  shop.pass(5 * 86_400_000);
  await together(10, async () => renewSubscriptions(shop.context));
  shop.pass(2 * 86_400_000);
  for (let steps = 1; steps <= 6; steps += 1) {
    await renewSubscriptions(mortal(shop.context, steps)).catch(() => undefined);
  }
  await together(10, async () => renewSubscriptions(shop.context));
  shop.pass(61_000);
  await together(10, async () => renewSubscriptions(shop.context));
  await shop.runJobs();
  expect(await debits()).toEqual([{ state: 'paid', amount: 540 }]);
  expect(await paidByMandate(shop)).toEqual([{ status: 'paid', amount: 540 }]);
  expect(await shop.now()).toMatchObject({ status: 'active', nextOn: '2026-12-05' });
});

test('SUB-01 ended at the moment of a debit: it was debited and is paid, or nothing moved and a link waits', async () => {
  const { id } = await onMandate();
  shop.pass(5 * 86_400_000);
  await renewSubscriptions(shop.context);
  shop.pass(2 * 86_400_000);
  await Promise.all([
    renewSubscriptions(shop.context),
    shop.call('DELETE', `/v1/user/subscription/${id}/mandate`, { token: shop.owner.token }),
    settleMandates(shop.context),
  ]);
  await renewSubscriptions(shop.context);
  await shop.runJobs();
  const moved = (await debits()).filter((debit) => debit['state'] === 'paid');
  const { status, waiting, paysBy } = await shop.now();
  expect([status, waiting === null, paysBy]).toEqual(
    moved.length === 1 ? ['active', true, 'link'] : ['renewing', false, 'link'],
  );
});
