import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import { type BundleSizes, defaultBundleSizes } from '../../src/domain/promotions/bundle/bundle.ts';
import { comboCode, comboSizes } from '../../src/domain/promotions/coupon/combo.ts';
import type { PricingRules } from '../../src/domain/cart/pricing/pricing.ts';
import { membershipSku } from '../../src/domain/catalogue/product/product.ts';
import { runningOf, type Span } from '../../src/domain/promotions/campaign/campaign.ts';
import { fallbackTiers, type Tier } from '../../src/domain/promotions/tier/tier.ts';
import type { Session } from '../platform/database/session.ts';
import { hasOwnTerms, type ZoneMap, zoneMapOf } from '../../src/domain/catalogue/delivery-zone.ts';
import { readZones } from './delivery/zone.queries.ts';
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

/** The rules of a sale: those that every page knows, and the zones, which only the server does. */
export interface SaleRules extends PricingRules {
  readonly zones: ZoneMap;
}

/** The rules behind every price, by moment: campaigns bring tiers of their own. */
export async function readRules(session: Session, at: Date): Promise<(now: Date) => SaleRules> {
  const [tiers, [setting], [clubProduct], bundleSizes, zones] = await Promise.all([
    readTiersByTime(session),
    session.query<{ value: unknown }>(sql`SELECT value FROM setting WHERE key = 'delivery'`),
    readProducts(session, [membershipSku]),
    readBundleSizes(session, at),
    readZones(session),
  ]);
  const rules = {
    bundleSizes,
    clubProduct: clubProduct?.published ? { discount: clubProduct.discount } : null,
    ...feesOf(setting?.value),
    ...(zones.some(hasOwnTerms) ? { isFeeByPlace: true as const } : {}),
    zones: zoneMapOf(zones),
  };
  return (now) => ({
    tiers: tiers(now).map(({ threshold, label, discountPercentage }) => ({ threshold, label, discountPercentage })),
    ...rules,
  });
}

/** The terms of the reserved coupon; the default when there is none or it isn't valid at this time. */
export async function readBundleSizes(session: Session, at: Date): Promise<BundleSizes> {
  const [combo] = await session.query<{ value: number }>(sql`
    SELECT value FROM coupon WHERE code = ${comboCode} AND type = 'percentage' AND is_enabled
      AND expires_at > ${at} AND (starts_at IS NULL OR starts_at <= ${at})`);
  return combo ? comboSizes(combo.value) : defaultBundleSizes;
}

/** A tier with its description, '' if it has none. */
export interface DescribedTier extends Tier {
  readonly description: string;
}

interface SavedRow {
  readonly [column: string]: unknown;
  readonly threshold: number;
  readonly label: string;
  readonly description: string;
  readonly discount_percentage: number;
}

interface CampaignTiers extends Span {
  readonly tiers: readonly DescribedTier[];
}

/**
 * The tiers of any moment, lowest first: those of the running campaign that has some, else the saved ones, else the defaults
 * (TIR-01, CMP-01).
 */
export async function readTiersByTime(session: Session): Promise<(now: Date) => readonly DescribedTier[]> {
  const [saved, campaigns] = await Promise.all([
    session.query<SavedRow>(sql`
      SELECT threshold, label, description, discount_percentage FROM discount_tier ORDER BY threshold`),
    session.query<{ starts_at: Date; ends_at: Date; tiers: DescribedTier[] }>(sql`
      SELECT starts_at, ends_at, tiers FROM campaign WHERE is_on AND tiers <> '[]' ORDER BY starts_at, id`),
  ]);
  const own: readonly DescribedTier[] =
    saved.length === 0
      ? fallbackTiers.map((tier) => ({ ...tier, description: '' }))
      : saved.map(({ threshold, label, description, discount_percentage: discountPercentage }) => ({
          threshold,
          label,
          description,
          discountPercentage,
        }));
  const planned: readonly CampaignTiers[] = campaigns.map(({ starts_at: from, ends_at: until, tiers }) => ({
    startsAt: from.toISOString(),
    endsAt: until.toISOString(),
    tiers: tiers.toSorted((one, other) => one.threshold - other.threshold),
  }));
  return (now) => runningOf(planned, now)?.tiers ?? own;
}
