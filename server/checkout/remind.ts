import { isMembership } from '../../src/domain/catalogue/product/product.ts';
import type { ShopContext } from '../platform/start/context.ts';
import { sealToken } from '../account/message/signed-token.ts';
import { tellShopper } from '../account/message/tell.ts';
import { price } from '../cart/price.ts';
import { findDraft, takeReminder } from './checkout.queries.ts';
import { linkDays } from './reminder.policy.ts';

/** Job that reminds a shopper of an unfinished checkout. */
export const reminderJob = 'checkout.remind';
/** Days that the unsubscribe link works. */
const wayOutDays = 365;

/** Sends the single reminder of an abandoned checkout, with a link back to it (CHK-11). */
export async function remindOfCheckout(context: ShopContext, draftId: string): Promise<void> {
  const { database, settings, origin } = context;
  const now = context.clock();
  const left = await findDraft(database, draftId);
  if (!left) return;
  const { products } = await price(context, { lines: left.lines, shopper: null, now });
  const items = left.lines.flatMap(({ sku }) => {
    const product = products.get(sku);
    return product === undefined || (product.stock < 1 && !isMembership(sku)) ? [] : [product.name];
  });
  if (items.length === 0) return;
  await database.transaction(async (tx) => {
    const draft = await takeReminder(tx, draftId, now);
    if (!draft) return;
    const link = (purpose: 'checkout' | 'reminders', id: string, days: number) =>
      sealToken({ purpose, id, days, now }, settings.secret);
    await tellShopper(tx, context, draft.shopper_id, {
      template: 'checkout-reminder',
      data: {
        items: [...new Set(items)],
        resumeUrl: `${origin()}/checkout?resume=${link('checkout', draft.id, linkDays)}`,
        unsubscribeUrl: `${origin()}/reminders/off/${link('reminders', draft.shopper_id, wayOutDays)}`,
      },
      once: draft.id,
    });
  });
}
