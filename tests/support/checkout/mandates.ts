import sql from 'sql-template-tag';
import type { Subscription } from '../../../src/contract/orders/subscription.calls.ts';
import type { OrderShop } from '../orders/order-shop.ts';

/** The sandbox's page of a mandate that is asked for. */
export function atBank({ mandate }: Pick<Subscription, 'mandate'>): string {
  if (mandate?.action.kind !== 'redirect') throw new Error('Nothing leads to the bank');
  return mandate.action.url;
}

/** What the payer does at their bank, and what the bank tells the shop of it. */
export async function granted(
  shop: Pick<OrderShop, 'call' | 'runJobs'>,
  subscription: Pick<Subscription, 'mandate'>,
  choice: 'grant' | 'refuse' | 'stall' | 'pause' | 'resume' | 'revoke' = 'grant',
): Promise<void> {
  await shop.call('POST', atBank(subscription), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `choice=${choice}`,
  });
  await shop.runJobs();
}

/** How the payments by mandates stand, the oldest first. */
export async function paidByMandate({ context }: Pick<OrderShop, 'context'>) {
  return context.database.query<{ status: string; amount: number }>(sql`
    SELECT status, amount FROM payment WHERE mandate_id IS NOT NULL ORDER BY created_at`);
}

/** The templates of the messages about mandates, in their order. */
export async function mandateMessages({ context }: Pick<OrderShop, 'context'>): Promise<string[]> {
  const rows = await context.database.query<{ template: string }>(
    sql`SELECT template FROM message WHERE template LIKE 'mandate-%' ORDER BY sent_at, serial`,
  );
  return rows.map(({ template }) => template.replace('mandate-', ''));
}
