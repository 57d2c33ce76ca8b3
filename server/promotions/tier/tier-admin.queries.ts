import sql from 'sql-template-tag';
import type { TierPlan } from '../../../src/contract/promotions/tier-admin.calls.ts';
import type { Session } from '../../platform/database/session.ts';

type SavedTier = TierPlan['tiers'][number];

/** Lets one admin at a time save the tiers, even where there are none yet. */
const tierLock = 7_201_143;
const versionKey = 'tiers';

export async function lockTiers(tx: Session): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(${tierLock})`);
}

/** The saved tiers, lowest first, and how often they were saved; none where the defaults count. */
export async function readOwnTiers(session: Session): Promise<{ tiers: SavedTier[]; version: number }> {
  const rows = await session.query<{
    threshold: number;
    label: string;
    description: string;
    discount_percentage: number;
  }>(sql`SELECT threshold, label, description, discount_percentage FROM discount_tier ORDER BY threshold`);
  const saved = await session.maybeOne<{ version: number }>(sql`
    SELECT (value->>'version')::int AS version FROM setting WHERE key = ${versionKey}`);
  return {
    tiers: rows.map(({ discount_percentage: discountPercentage, ...tier }) => ({ ...tier, discountPercentage })),
    version: saved?.version ?? 1,
  };
}

export async function writeTiers(
  tx: Session,
  tiers: readonly SavedTier[],
  version: number,
  now: Date,
): Promise<void> {
  await tx.execute(sql`DELETE FROM discount_tier`);
  await tx.execute(sql`
    INSERT INTO discount_tier (threshold, label, description, discount_percentage)
    SELECT threshold, label, description, "discountPercentage"
    FROM jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb)
      AS tier(threshold integer, label text, description text, "discountPercentage" numeric)`);
  await tx.execute(sql`
    INSERT INTO setting (key, value, updated_at) VALUES (${versionKey}, ${JSON.stringify({ version })}, ${now})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`);
}
