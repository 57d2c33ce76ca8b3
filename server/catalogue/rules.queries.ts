import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import { type BundleSizes, defaultBundleSizes } from '../../src/domain/promotions/bundle/bundle.ts';
import { comboCode, comboSizes } from '../../src/domain/promotions/coupon/combo.ts';
import type { PricingRules } from '../../src/domain/cart/pricing/pricing.ts';
import { membershipSku } from '../../src/domain/catalogue/product/product.ts';
import { fallbackTiers } from '../../src/domain/promotions/tier/tier.ts';
import type { Session } from '../platform/database/session.ts';
import { readProducts } from './product.queries.ts';

const fee = z.int().check(z.gte(0), z.lte(10_000_000));

/** The setting `delivery`: fees in whole rupees. */
const deliverySchema = z.object({
  deliveryFee: z._default(fee, 49),
  freeDeliveryFrom: z._default(fee, 499),
  codFee: z._default(fee, 40),
});

/** The delivery fees from the setting; the defaults when it is missing or invalid. */
export function feesOf(setting: unknown): Pick<PricingRules, 'deliveryFee' | 'freeDeliveryFrom' | 'codFee'> {
  const fees = z.safeParse(deliverySchema, setting ?? {});
  return fees.success ? fees.data : z.parse(deliverySchema, {});
}

/** The rules behind every price. */
export async function readRules(session: Session): Promise<PricingRules> {
  const [tiers, [setting], [clubProduct], bundleSizes] = await Promise.all([
    session.query<{ threshold: number; label: string; discount_percentage: number }>(sql`
      SELECT threshold, label, discount_percentage FROM discount_tier ORDER BY threshold`),
    session.query<{ value: unknown }>(sql`SELECT value FROM setting WHERE key = 'delivery'`),
    readProducts(session, [membershipSku]),
    readBundleSizes(session),
  ]);
  return {
    tiers:
      tiers.length === 0
        ? fallbackTiers
        : tiers.map((tier) => ({
            threshold: tier.threshold,
            label: tier.label,
            discountPercentage: tier.discount_percentage,
          })),
    bundleSizes,
    clubProduct: clubProduct?.published ? { discount: clubProduct.discount } : null,
    ...feesOf(setting?.value),
  };
}

/** The terms of the reserved coupon; the default when there is none or it isn't valid at this time. */
export async function readBundleSizes(session: Session, at: Date | null = null): Promise<BundleSizes> {
  const [combo] = await session.query<{ value: number }>(sql`
    SELECT value FROM coupon WHERE code = ${comboCode} AND type = 'percentage' AND is_enabled
      AND expires_at > coalesce(${at}, now()) AND (starts_at IS NULL OR starts_at <= coalesce(${at}, now()))`);
  return combo ? comboSizes(combo.value) : defaultBundleSizes;
}
