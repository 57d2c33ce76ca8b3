import sql from 'sql-template-tag';
import { fallbackTiers } from '../../../src/domain/promotions/tier/tier.ts';
import type { Session } from '../../platform/database/session.ts';

interface TierRow {
  threshold: number;
  label: string;
  description: string;
  discount_percentage: number;
}

/** The tiers in the shape of GET /coupon/tiers, lowest first; the defaults when the shop has set none. */
export async function readTierAnswer(session: Session) {
  const rows = await session.query<TierRow>(sql`
    SELECT threshold, label, description, discount_percentage FROM discount_tier ORDER BY threshold`);
  const tiers = rows.map(({ threshold, label, description, discount_percentage: value }) => ({
    threshold,
    label,
    ...(description === '' ? {} : { description }),
    coupons: [{ value }],
  }));
  const fallback = fallbackTiers.map(({ threshold, label, discountPercentage: value }) => ({
    threshold,
    label,
    coupons: [{ value }],
  }));
  return { success: true, tiers: tiers.length === 0 ? fallback : tiers };
}
