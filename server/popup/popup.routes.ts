import type { FastifyInstance } from 'fastify';
import { getPopupSettings, savePopupSettings } from '../../src/contract/popup/popup.calls.ts';
import { normalisedCode } from '../../src/domain/coupon/coupon.ts';
import type { PopupSettings } from '../../src/domain/popup/popup.ts';
import { Cached } from '../catalogue/cached.ts';
import type { ShopContext } from '../context.ts';
import { route } from '../http/route.ts';
import { readPopupSettings, writePopupSettings } from './popup.queries.ts';

const lifetime = 60_000;

/** How the flash sale's popup is set (FLS-01, FLS-02). */
export function popupRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, catalogue, clock } = context;
  const kept = new Cached<PopupSettings>({ lifetime, most: 1 });
  catalogue.onChange(() => kept.outdate());

  route(app, context, getPopupSettings, async (_, reply) => {
    reply.header('cache-control', 'public, max-age=10');
    return { success: true, settings: await kept.one('', async () => readPopupSettings(database)) };
  });

  route(app, context, savePopupSettings, async ({ body }) => {
    const { couponCode } = body;
    const change = couponCode === undefined ? body : { ...body, couponCode: normalisedCode(couponCode) };
    await writePopupSettings(database, change, clock());
    kept.outdate();
    return { success: true, settings: await readPopupSettings(database) };
  });
}
