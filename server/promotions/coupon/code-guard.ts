import sql from 'sql-template-tag';
import { isComboCode } from '../../../src/domain/promotions/coupon/combo.ts';
import { normalisedCode } from '../../../src/domain/promotions/coupon/coupon.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { networkOf } from '../../platform/http/guard/network.ts';
import { countHit, refuseSpent } from '../../platform/http/guard/rate-limit.ts';

export interface CodeCaller {
  readonly shopper: Pick<SignedIn, 'id'> | null;
  readonly ip: string;
}

/** How many different unknown codes one caller may try in this time. */
const wrongCodes = { max: 20, perSeconds: 600 };

/**
 * Prevents guessing of codes (CPN-10): after too many different unknown codes, the caller's codes aren't checked
 * for a while. Throws 'rate-limited'. Repeating a wrong code counts once.
 */
export async function admitCode(
  { database, settings, clock }: Pick<ShopContext, 'database' | 'settings' | 'clock'>,
  { shopper, ip }: CodeCaller,
  code: string,
): Promise<void> {
  const now = clock();
  const key = `coupon-code:${shopper?.id ?? networkOf(ip)}`;
  const limit = { ...wrongCodes, max: wrongCodes.max * settings.rateLimitFactor };
  const hit = { key, limit, secret: settings.secret, now };
  const [isKnown] = await Promise.all([isCode(database, code), refuseSpent(database, hit)]);
  if (isKnown) return;
  const endless = { ...limit, max: Number.POSITIVE_INFINITY };
  const tries = await countHit(database, { ...hit, key: `${key}:${normalisedCode(code)}`, limit: endless });
  if (tries === 1) await countHit(database, { ...hit, limit: endless });
}

async function isCode(session: Session, code: string): Promise<boolean> {
  if (isComboCode(code)) return false;
  const rows = await session.query(sql`SELECT FROM coupon WHERE code = ${normalisedCode(code)}`);
  return rows.length > 0;
}
