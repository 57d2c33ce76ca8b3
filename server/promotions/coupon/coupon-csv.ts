import {
  couponWriteSchema,
  type CouponWrite,
  type OwnedCoupon,
} from '../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import type { ImportAnswer } from '../../../src/contract/platform/list.ts';
import { couponDraftProblem } from '../../../src/domain/promotions/coupon/coupon-draft.ts';
import sql from 'sql-template-tag';
import type { CsvColumn } from '../../platform/list/csv/csv.ts';
import {
  type ImportedRow,
  numberCell,
  readCsv,
  type RowError,
  switchCell,
  textCell,
} from '../../platform/list/csv/csv-import.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Session } from '../../platform/database/session.ts';
import {
  type CouponChangeRefusal,
  insertCoupon,
  lockCodes,
  updateCoupon,
  type Writer,
} from './coupon-admin.queries.ts';

/** The columns an import accepts; it ignores the rest of an export. */
const written: readonly CsvColumn<OwnedCoupon>[] = [
  { title: 'code', value: ({ code }) => code },
  { title: 'name', value: ({ name }) => name },
  { title: 'description', value: ({ description }) => description },
  { title: 'type', value: ({ type }) => type },
  { title: 'value', value: ({ value }) => value },
  { title: 'maxDiscountValue', value: ({ maxDiscountValue }) => maxDiscountValue },
  { title: 'minOrderValue', value: ({ minOrderValue }) => minOrderValue },
  { title: 'totalLimit', value: ({ totalLimit }) => totalLimit },
  { title: 'perCustomerLimit', value: ({ perCustomerLimit }) => perCustomerLimit },
  { title: 'startsAt', value: ({ startsAt }) => startsAt },
  { title: 'expiresAt', value: ({ expiresAt }) => expiresAt },
  { title: 'isFlashOffer', value: ({ isFlashOffer }) => isFlashOffer },
  { title: 'isEnabled', value: ({ isEnabled }) => isEnabled },
  { title: 'urgencyMessage', value: ({ urgencyMessage }) => urgencyMessage },
];

export const csvColumns: readonly CsvColumn<OwnedCoupon>[] = [
  ...written,
  { title: 'status', value: ({ status }) => status },
  { title: 'used', value: ({ used }) => used },
  { title: 'batch', value: ({ batch }) => batch },
  { title: 'createdAt', value: ({ createdAt }) => createdAt },
];

function cellsOf(cells: Readonly<Record<string, string>>): Record<string, unknown> {
  return {
    code: cells['code'] ?? '',
    name: cells['name'] ?? '',
    description: cells['description'] ?? '',
    type: cells['type'] ?? '',
    value: numberCell(cells['value']) ?? 0,
    maxDiscountValue: numberCell(cells['maxDiscountValue']),
    minOrderValue: numberCell(cells['minOrderValue']),
    totalLimit: numberCell(cells['totalLimit']),
    perCustomerLimit: numberCell(cells['perCustomerLimit']),
    startsAt: textCell(cells['startsAt']),
    expiresAt: cells['expiresAt'] ?? '',
    isFlashOffer: switchCell(cells['isFlashOffer'], false),
    isEnabled: switchCell(cells['isEnabled'], true),
    urgencyMessage: textCell(cells['urgencyMessage']),
  };
}

export interface CouponFile {
  readonly bytes: Buffer;
  /** Whether to save the valid rows if others have errors. */
  readonly isPartly: boolean;
  readonly writer: Writer;
}

/**
 * Saves the coupons of a CSV file by code, in one transaction; if any row has errors nothing is saved, unless the
 * caller asked for it.
 */
export async function storeCoupons(
  database: Pick<Database, 'transaction'>,
  { bytes, isPartly, writer }: CouponFile,
): Promise<ImportAnswer> {
  const titles = csvColumns.map(({ title }) => title);
  const { rows, errors: unread, total } = await readCsv(bytes, titles, couponWriteSchema, cellsOf);
  const { good, errors: wrong } = sorted(rows);
  const errors = [...unread, ...wrong];
  const none = { rows: total, added: 0, changed: 0 };
  if (errors.length > 0 && !isPartly) return { ...none, errors: inOrder(errors) };
  try {
    const stored = await database.transaction(async (tx) => {
      const outcome = await storeRows(tx, good, writer);
      if (outcome.errors.length > 0 && !isPartly) throw new RowsRefused(outcome.errors);
      return outcome;
    });
    return { rows: total, ...stored, errors: inOrder([...errors, ...stored.errors]) };
  } catch (error) {
    if (error instanceof RowsRefused) return { ...none, errors: error.rows };
    throw error;
  }
}

/** Rolls back what was saved. */
class RowsRefused extends Error {
  override readonly name = 'RowsRefused';
  readonly rows: RowError[];

  constructor(rows: RowError[]) {
    super('Some rows were refused');
    this.rows = rows;
  }
}

type CouponRow = ImportedRow<CouponWrite>;

/** Finds rows with conflicting fields and duplicate codes. */
function sorted(rows: readonly CouponRow[]): { good: CouponRow[]; errors: RowError[] } {
  const seen = new Set<string>();
  const errors: RowError[] = [];
  const good = rows.filter(({ row, value }) => {
    const wrong = couponDraftProblem(value);
    if (wrong) errors.push({ row, column: wrong.field, message: wrong.message });
    const isTwice = seen.has(value.code);
    if (isTwice) errors.push({ row, column: 'code', message: 'This code is in the file twice' });
    seen.add(value.code);
    return !wrong && !isTwice;
  });
  return { good, errors };
}

async function storeRows(tx: Session, rows: readonly CouponRow[], writer: Writer) {
  await lockCodes(tx);
  const known = await tx.query<{ id: string; code: string }>(sql`
    SELECT id, code FROM coupon WHERE code = ANY(${rows.map(({ value }) => value.code)})`);
  const ids = new Map(known.map(({ id, code }) => [code, id]));
  const errors: RowError[] = [];
  let [added, changed] = [0, 0];
  for (const { row, value } of rows) {
    const id = ids.get(value.code);
    if (id === undefined) {
      await insertCoupon(tx, value, writer);
      added += 1;
      continue;
    }
    const outcome = await updateCoupon(tx, id, value, writer);
    if ('id' in outcome) changed += 1;
    else errors.push({ row, column: 'totalLimit', message: reasonOf(outcome) });
  }
  return { added, changed, errors };
}

function reasonOf(refusal: CouponChangeRefusal): string {
  return refusal.kind === 'used' ? `It was already used ${refusal.used} times` : 'It was changed in the meantime';
}

function inOrder(errors: readonly RowError[]): RowError[] {
  return errors.toSorted((one, other) => one.row - other.row);
}
