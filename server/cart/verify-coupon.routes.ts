import type { FastifyInstance } from 'fastify';
import { verifyCoupon } from '../../src/contract/promotions/coupon/coupon.calls.ts';
import type { ShopContext } from '../platform/start/context.ts';
import { route } from '../platform/http/route.ts';
import { admitCode } from '../promotions/coupon/code-guard.ts';
import { verdictOf } from './coupon-verdict.ts';

/** Checks a coupon against a cart, with a rate limit. */
export function verifyCouponRoutes(app: FastifyInstance, context: ShopContext): void {
  route(app, context, verifyCoupon, async ({ body: { code, cartValue, lines }, shopper, ip }) => {
    await admitCode(context, { shopper, ip }, code);
    return verdictOf(context, { code, cartValue, lines, shopper });
  });
}
