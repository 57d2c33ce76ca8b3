import {
  couponWriteSchema,
  type CouponWrite,
  type OwnedCoupon,
} from '../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import { type ImportAnswer, type ImportMode, previewRows } from '../../../src/contract/platform/list.ts';
import { couponDraftProblem } from '../../../src/domain/promotions/coupon/coupon-draft.ts';
import sql from 'sql-template-tag';
import { type CsvColumn, indianTime } from '../../platform/list/csv/csv.ts';
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
import { setByCampaign } from '../campaign-part/campaign-of.ts';
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
  { title: 'startsAt', value: ({ startsAt }) => indianTime(startsAt) },
  { title: 'expiresAt', value: ({ expiresAt }) => indianTime(expiresAt) },
  { title: 'isFlashOffer', value: ({ isFlashOffer }) => isFlashOffer },
  { title: 'isEnabled', value: ({ isEnabled }) => isEnabled },
  { title: 'urgencyMessage', value: ({ urgencyMessage }) => urgencyMessage },
];

export const csvColumns: readonly CsvColumn<OwnedCoupon>[] = [
  ...written,
  { title: 'status', value: ({ status }) => status },
  { title: 'used', value: ({ used }) => used },
  { title: 'batch', value: ({ batch }) => batch },
  { title: 'createdAt', value: ({ createdAt }) => indianTime(createdAt) },
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
    // A file without this column must not take the ends of its coupons away.
    expiresAt: cells['expiresAt'] === undefined ? undefined : textCell(cells['expiresAt']),
    isFlashOffer: switchCell(cells['isFlashOffer'], false),
    isEnabled: switchCell(cells['isEnabled'], true),
    urgencyMessage: textCell(cells['urgencyMessage']),
  };
}

export interface CouponFile {
  readonly bytes: Buffer;
  readonly mode: ImportMode;
  readonly writer: Writer;
}

/**
 * Saves the coupons of a CSV file by code, in one transaction; if any row has errors nothing is saved, unless the
 * caller asked for it. 'check' saves nothing and says what would be.
 */
export async function storeCoupons(
  database: Pick<Database, 'transaction'>,
  { bytes, mode, writer }: CouponFile,
): Promise<ImportAnswer> {
  const titles = csvColumns.map(({ title }) => title);
  const { rows, errors: unread, total, ignored } = await readCsv(bytes, titles, couponWriteSchema, cellsOf);
  const { good, errors: wrong } = sorted(rows);
  const errors = [...unread, ...wrong];
  const report = { rows: total, added: 0, changed: 0, ignored: [...ignored], preview: [] };
  if (errors.length > 0 && mode === 'all-or-nothing') return { ...report, errors: inOrder(errors) };
  try {
    const stored = await database.transaction(async (tx) => {
      const outcome = await storeRows(tx, good, writer);
      const isRefused = outcome.errors.length > 0 && mode === 'all-or-nothing';
      if (mode === 'check' || isRefused) throw new NotStored(outcome);
      return outcome;
    });
    return { ...report, ...stored, errors: inOrder([...errors, ...stored.errors]) };
  } catch (error) {
    if (!(error instanceof NotStored)) throw error;
    const { outcome } = error;
    const done = mode === 'check' ? outcome : {};
    return { ...report, ...done, errors: inOrder([...errors, ...outcome.errors]) };
  }
}

type Stored = Awaited<ReturnType<typeof storeRows>>;

/** Rolls back what was saved. */
class NotStored extends Error {
  override readonly name = 'NotStored';
  readonly outcome: Stored;

  constructor(outcome: Stored) {
    super('Nothing was stored');
    this.outcome = outcome;
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
  const preview: ImportAnswer['preview'] = [];
  const say = (row: number, text: string) => {
    if (preview.length < previewRows) preview.push({ row, text });
  };
  let [added, changed] = [0, 0];
  for (const { row, value } of rows) {
    const id = ids.get(value.code);
    if (id === undefined) {
      await insertCoupon(tx, value, writer);
      added += 1;
      say(row, `Add ${value.code}: ${value.name}`);
      continue;
    }
    const outcome = await updateCoupon(tx, id, value, writer);
    if ('id' in outcome) {
      changed += 1;
      say(row, `Change ${value.code}: ${value.name}`);
    } else {
      const column = outcome.kind === 'in-campaign' ? outcome.field : 'totalLimit';
      errors.push({ row, column, message: reasonOf(outcome) });
    }
  }
  return { added, changed, errors, preview };
}

function reasonOf(refusal: CouponChangeRefusal): string {
  if (refusal.kind === 'in-campaign') return setByCampaign(refusal.campaign);
  return refusal.kind === 'used' ? `It was already used ${refusal.used} times` : 'It was changed in the meantime';
}

function inOrder(errors: readonly RowError[]): RowError[] {
  return errors.toSorted((one, other) => one.row - other.row);
}
