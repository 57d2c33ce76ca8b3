import sql from 'sql-template-tag';
import type { DraftOrder } from '../../../src/contract/orders/draft/draft-order.calls.ts';
import { address, type Answer, type Buyer, line, type OrderShop } from './order-shop.ts';

export const draftsPath = '/v1/admin/draft-orders';
let phones = 0;

/** An Indian mobile number that nobody in this file has. */
export function unknownNumber(): string {
  phones += 1;
  return `+91${String(7_300_000_000 + phones)}`;
}

/** Staff who prepare orders, and customers who open the links of them (DRF-01). */
export function draftDesk(shop: OrderShop, staff: Buyer) {
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> =>
    shop.call(method, path, { token: staff.token, headers, ...(body === undefined ? {} : { body }) });
  const done = (answer: Answer): DraftOrder => {
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.body}`);
    return answer.json<DraftOrder>();
  };
  return {
    send,
    /** Two Sleep Mantra for somebody new, unless it is said otherwise. */
    draft: async (change: object = {}) =>
      done(
        await send('POST', draftsPath, {
          phone: unknownNumber(),
          lines: [line('sleep-mantra', 2)],
          address,
          ...change,
        }),
      ),
    read: async (id: string) => done(await send('GET', `${draftsPath}/${id}`)),
    /** Sends the link of a draft, and answers the token that its customer gets. */
    async sent({ id }: Pick<DraftOrder, 'id'>): Promise<string> {
      const { phone } = done(await send('POST', `${draftsPath}/${id}/send`, {}));
      const { text } = await shop.context.database.one<{ text: string }>(sql`
        SELECT body AS text FROM message WHERE recipient = ${phone} AND channel = 'sms' ORDER BY serial DESC LIMIT 1`);
      return /\/pay\/([\w-]+)/u.exec(text)?.[1] ?? '';
    },
    open: async (token: string) => shop.call('POST', `/v1/pay-link/${token}/open`, { body: {} }),
    pay: async (token: string, expectedTotal: number, paymentMethod = 'upi') =>
      shop.call('POST', `/v1/pay-link/${token}/order`, { body: { paymentMethod, expectedTotal } }),
  };
}
