import { randomInt } from 'node:crypto';
import sql from 'sql-template-tag';
import type { CouponWrite } from '../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { csvFile } from '../../platform/list/csv/csv.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import { lockCodes, type Writer } from './coupon-admin.queries.ts';
import { storedEnd } from './offered.ts';

export interface Batch {
  readonly prefix: string;
  readonly count: number;
  readonly terms: Omit<CouponWrite, 'code'>;
}

/** Without characters that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;

/**
 * Creates codes with the same terms, eight random letters each, and returns them as CSV. One audit entry covers the
 * batch.
 */
export async function makeBatch(
  database: Pick<Database, 'transaction'>,
  { prefix, count, terms }: Batch,
  { actorId, now }: Writer,
): Promise<FileAnswer> {
  const wanted = new Set<string>();
  while (wanted.size < count) wanted.add(`${prefix}-${randomLetters()}`);
  const batch = `${prefix} ${now.toISOString().slice(0, 16).replace('T', ' ')}`;
  const value = terms.type === 'free_shipping' ? 0 : terms.value;
  const codes = await database.transaction(async (tx) => {
    await lockCodes(tx);
    const rows = await tx.query<{ code: string }>(sql`
      INSERT INTO coupon (id, code, name, description, type, value, max_discount_value, min_order_value, total_limit,
        per_customer_limit, starts_at, expires_at, is_flash_offer, urgency_message, is_enabled, created_at, batch)
      SELECT gen_random_uuid(), code, ${terms.name}, ${terms.description}, ${terms.type}, ${value}::numeric,
        ${terms.maxDiscountValue}::integer, ${terms.minOrderValue}::integer, ${terms.totalLimit}::integer,
        ${terms.perCustomerLimit}::integer, ${terms.startsAt}::timestamptz, ${storedEnd(terms.expiresAt)}::timestamptz,
        ${terms.isFlashOffer}::boolean, ${terms.urgencyMessage}, ${terms.isEnabled}::boolean, ${now}::timestamptz,
        ${batch}
      FROM unnest(${[...wanted]}::text[]) AS code
      ON CONFLICT (code) DO NOTHING RETURNING code`);
    const after = { ...terms, prefix, count: rows.length };
    await recordChange(tx, {
      actorId,
      action: 'batch made',
      resource: 'coupon',
      recordId: batch,
      before: null,
      after,
      now,
    });
    return rows;
  });
  return csvFile(`codes-${prefix.toLowerCase()}`, [{ title: 'code', value: ({ code }) => code }], oneBatch(codes));
}

async function* oneBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

function randomLetters(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)] ?? 'A').join('');
}
