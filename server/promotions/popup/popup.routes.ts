import type { FastifyInstance } from 'fastify';
import {
  getPopupSettings,
  readPopupSettings as readOwned,
  replacePopupSettings,
  savePopupSettings,
} from '../../../src/contract/promotions/popup.calls.ts';
import { etagOf } from '../../platform/list/version.ts';
import { changePopup } from './change-popup.ts';
import type { PopupSettings } from '../../../src/domain/promotions/popup.ts';
import { Cached } from '../../catalogue/cached.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { route } from '../../platform/http/route.ts';
import { findCoupon } from '../coupon/coupon.queries.ts';
import { readOwnedSettings, readPopupSettings } from './popup.queries.ts';

const lifetime = 60_000;

/** Settings of the flash sale popup. */
export function popupRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, catalogue } = context;
  const kept = new Cached<PopupSettings>({ lifetime, max: 1 });
  catalogue.onChange(() => kept.outdate());

  route(app, context, getPopupSettings, async (_, reply) => {
    reply.header('cache-control', 'public, max-age=10');
    return { success: true, settings: await kept.one('', async () => offeredSettings(context)) };
  });

  route(app, context, savePopupSettings, async ({ body, shopper }) => {
    const { version: _, ...settings } = await changePopup(context, shopper.id, {
      change: body,
      version: undefined,
    });
    kept.outdate();
    return { success: true, settings };
  });

  route(app, context, readOwned, async (_, reply) => {
    const settings = await readOwnedSettings(database);
    reply.header('etag', etagOf(settings));
    return settings;
  });

  route(app, context, replacePopupSettings, async ({ headers, body, shopper }, reply) => {
    const settings = await changePopup(context, shopper.id, { change: body, version: headers['if-match'] });
    kept.outdate();
    reply.header('etag', etagOf(settings));
    return settings;
  });
}

/** The settings for shoppers: off while the shop wouldn't take the code, so that nothing is shown that can't be used. */
async function offeredSettings({
  database,
  clock,
}: Pick<ShopContext, 'database' | 'clock'>): Promise<PopupSettings> {
  const settings = await readPopupSettings(database);
  const coupon = settings.isActive ? await findCoupon(database, settings.couponCode, null, 'unlocked') : null;
  const now = clock().toISOString();
  const isOpen =
    coupon !== null &&
    !coupon.isUsedUp &&
    (coupon.terms.startsAt ?? now) <= now &&
    (coupon.terms.expiresAt ?? now) >= now;
  return { ...settings, isActive: isOpen };
}
