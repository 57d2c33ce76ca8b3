import { t } from '../../../src/domain/kit/text/text.ts';
import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  comboDiscount,
  couponUrgency,
  listActiveCoupons,
  listTiers,
} from '../../../src/contract/promotions/coupon/coupon.calls.ts';
import {
  trackCouponDismissal,
  trackCouponDisplay,
} from '../../../src/contract/promotions/coupon/coupon-event.calls.ts';
import { comboCode } from '../../../src/domain/promotions/coupon/combo.ts';
import { Cached } from '../../platform/list/cached.ts';
import { readTiersByTime } from '../../catalogue/rules.queries.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { problem } from '../../platform/http/problem.ts';
import { languageOf } from '../../platform/http/words.ts';
import type { TimeLimitedCoupon } from '../../../src/domain/promotions/coupon/offer.ts';
import { route } from '../../platform/http/route.ts';
import { insertCouponEvent } from './coupon-event.queries.ts';
import { createOffers } from './offers.ts';
import { tierAnswer } from './tiers.ts';

/** Milliseconds tiers are cached without a notification. */
const lifetime = 60_000;

/** Public tiers, offers and code checks. */
export function couponRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, catalogue, clock } = context;
  const offers = createOffers(context);
  const tiers = new Cached<Awaited<ReturnType<typeof readTiersByTime>>>({ lifetime, max: 1 });
  catalogue.onChange(() => tiers.outdate());

  const inLanguage = async (coupons: readonly TimeLimitedCoupon[], reply: FastifyReply) => [
    ...(await catalogue.translated(coupons, { kind: 'coupon', language: languageOf(reply), idOf: ({ id }) => id })),
  ];

  route(app, context, listTiers, async (_, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    const byTime = await tiers.one('', async () => readTiersByTime(database));
    return tierAnswer(byTime(clock()));
  });

  route(app, context, listActiveCoupons, async ({ query: { cartValue }, shopper }, reply) => {
    reply.header('cache-control', 'private, max-age=10');
    const coupons = await offers.list({ cartValue, shopperId: shopper?.id ?? null });
    return { coupons: await inLanguage(coupons, reply) };
  });

  route(app, context, couponUrgency, async ({ params: { couponId } }, reply) => {
    const coupon = await offers.find(couponId);
    if (!coupon) throw problem('not-found', { detail: t`We couldn’t find this offer` });
    reply.header('cache-control', 'public, max-age=10');
    const [spoken = coupon] = await inLanguage([coupon], reply);
    return { coupon: spoken };
  });

  route(app, context, comboDiscount, async (_, reply) => {
    const { bundleSizes } = await catalogue.rules();
    const value = Math.max(...bundleSizes.map(({ percentage }) => percentage));
    reply.header('cache-control', 'public, max-age=60');
    return { coupon: { code: comboCode, value, sizes: bundleSizes } };
  });

  const witness = (sessionId: string | undefined, shopper: SignedIn | null, ip: string) => ({
    session: sessionId ?? callerOf(context, shopper, ip),
    shopperId: shopper?.id ?? null,
    at: clock(),
  });

  route(app, context, trackCouponDisplay, async ({ body, shopper, ip }) => {
    const { couponId, page, cartValue, deviceType: device, sessionId } = body;
    const seen = { couponId, page, cartValue, device, reason: null, timeDisplayed: null };
    await insertCouponEvent(database, { event: 'display', ...seen, ...witness(sessionId, shopper, ip) });
  });

  route(app, context, trackCouponDismissal, async ({ body, shopper, ip }) => {
    const { couponId, page, cartValue, reason, timeDisplayed, sessionId } = body;
    const gone = { couponId, page, cartValue, device: null, reason, timeDisplayed };
    await insertCouponEvent(database, { event: 'dismissal', ...gone, ...witness(sessionId, shopper, ip) });
  });
}

/** A keyed hash of the caller that changes daily. */
function callerOf({ settings, clock }: ShopContext, shopper: SignedIn | null, ip: string): string {
  const day = clock().toISOString().slice(0, 10);
  return createHmac('sha256', settings.secret)
    .update(`${day}:${shopper?.id ?? ip}`)
    .digest('base64url');
}
