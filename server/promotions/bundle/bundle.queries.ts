import { randomUUID } from 'node:crypto';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { BundleStatus, BundleWrite } from '../../../src/contract/promotions/bundle/bundle.calls.ts';
import type { BundleType, StoreBundleTerms } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import { bundleConstants } from '../../../src/domain/kit/constants.ts';
import type { TranslationNeed } from '../../../src/domain/kit/text/translated.ts';
import { translationConditions } from '../../platform/list/translation/translation-needs.ts';
import { translationsColumn, writeTranslations } from '../../platform/list/translation/translation.queries.ts';
import type { ListSource } from '../../platform/list/list.ts';
import type { Session } from '../../platform/database/session.ts';

export interface BundleRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: BundleType;
  readonly products: readonly { readonly sku: string; readonly quantity: number }[];
  readonly percentage: number;
  readonly badge: string | null;
  readonly is_popular: boolean;
  readonly is_time_limited: boolean;
  readonly starts_at: Date;
  readonly expires_in: number;
  readonly valid_until: Date | null;
  readonly min_order_value: number | null;
  readonly excluded_products: readonly string[];
  readonly stock_level: number;
  readonly position: number;
  readonly status: BundleStatus;
  readonly updated_at: Date;
  readonly version: number;
  /** Only where one bundle is read or saved. */
  readonly translations?: BundleWrite['translations'] | null;
}

type Row = BundleRow & { [column: string]: unknown };

const columns: Sql = sql`
  id, name, description, type, products, percentage, badge, is_popular, is_time_limited, starts_at, expires_in,
  valid_until, min_order_value, excluded_products, stock_level, position, status, updated_at, version`;
const ownColumns: Sql = sql`${columns}, ${translationsColumn('bundle', sql`bundle.id::text`)}`;
const inOrder: Sql = sql`ORDER BY position, created_at, id`;

/** All active bundles, by position; the reader checks their start and end. */
export async function readActiveBundles(session: Session): Promise<BundleRow[]> {
  return session.query<Row>(sql`
    SELECT ${columns} FROM bundle WHERE removed_at IS NULL AND status = 'active' ${inOrder}`);
}

/** The admin list, without deleted bundles. */
export const bundleList: ListSource<
  Row,
  BundleRow,
  'position' | 'name' | 'percentage' | 'stockLevel' | 'startsAt' | 'updatedAt'
> = {
  from: sql`bundle`,
  columns,
  key: sql`bundle.id`,
  sorts: {
    position: sql`position`,
    name: sql`name`,
    percentage: sql`percentage`,
    stockLevel: sql`stock_level`,
    startsAt: sql`starts_at`,
    updatedAt: sql`updated_at`,
  },
  usual: 'position',
  searched: [sql`name`, sql`description`],
  itemOf: (row) => row,
};

export interface BundleFilter {
  readonly type?: readonly BundleType[] | undefined;
  readonly status?: 'all' | BundleStatus | undefined;
  readonly isTimeLimited?: boolean | undefined;
  readonly translation?: TranslationNeed | undefined;
}

export function bundleConditions({ type, status = 'all', isTimeLimited, translation }: BundleFilter): Sql[] {
  return [
    sql`removed_at IS NULL`,
    type === undefined ? null : sql`type = ANY(${[...type]})`,
    status === 'all' ? null : sql`status = ${status}`,
    isTimeLimited === undefined ? null : sql`is_time_limited = ${isTimeLimited}`,
    ...translationConditions('bundle', translation),
  ].filter((one) => one !== null);
}

/** Bundles to change, in id order; includes deleted ones. */
export async function lockBundles(
  tx: Session,
  ids: readonly string[],
): Promise<Map<string, BundleRow & { readonly removed_at: Date | null }>> {
  const rows = await tx.query<Row & { removed_at: Date | null }>(sql`
    SELECT ${ownColumns}, removed_at FROM bundle WHERE id = ANY(${[...ids]}) ORDER BY id FOR NO KEY UPDATE`);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findBundle(session: Session, id: string): Promise<BundleRow | undefined> {
  return session.maybeOne<Row>(sql`SELECT ${ownColumns} FROM bundle WHERE id = ${id} AND removed_at IS NULL`);
}

/** How many of each active bundle can still be sold. */
export async function readBundleStock(session: Session): Promise<Map<string, number>> {
  const rows = await session.query<{ id: string; stock_level: number }>(sql`
    SELECT id, stock_level FROM bundle WHERE removed_at IS NULL AND status = 'active'`);
  return new Map(rows.map(({ id, stock_level }) => [id, stock_level]));
}

export async function insertBundle(session: Session, bundle: BundleWrite, now: Date): Promise<BundleRow> {
  const stock = bundle.stockLevel ?? bundleConstants.defaultStock;
  const id = randomUUID();
  await session.execute(sql`
    INSERT INTO bundle (id, name, description, type, products, percentage, badge, is_popular, is_time_limited,
      starts_at, expires_in, valid_until, min_order_value, excluded_products, stock_level, position, status,
      created_at, updated_at)
    VALUES (${id}, ${bundle.name}, ${bundle.description}, ${bundle.type}, ${JSON.stringify(bundle.products)},
      ${bundle.percentage}, ${bundle.badge}, ${bundle.isPopular}, ${bundle.isTimeLimited},
      ${bundle.startsAt ?? now}, ${bundle.expiresIn}, ${bundle.validUntil}, ${bundle.minOrderValue},
      ${bundle.excludedProducts}, ${stock}, ${bundle.position}, ${bundle.status}, ${now}, ${now})`);
  await writeTranslations(session, 'bundle', id, bundle.translations);
  return session.one<Row>(sql`SELECT ${ownColumns} FROM bundle WHERE id = ${id}`);
}

/** Updates a bundle; its start and stock stay unless given. Undefined when there is no such bundle. */
export async function updateBundle(
  session: Session,
  id: string,
  bundle: BundleWrite,
  now: Date,
): Promise<BundleRow | undefined> {
  const stock = bundle.stockLevel === undefined ? empty : sql`stock_level = ${bundle.stockLevel},`;
  const start =
    bundle.startsAt === undefined ? startedBy(bundle.status, now) : sql`starts_at = ${bundle.startsAt},`;
  const changed = await session.execute(sql`
    UPDATE bundle SET name = ${bundle.name}, description = ${bundle.description}, type = ${bundle.type},
      products = ${JSON.stringify(bundle.products)}, percentage = ${bundle.percentage}, badge = ${bundle.badge},
      is_popular = ${bundle.isPopular}, is_time_limited = ${bundle.isTimeLimited}, ${start}
      expires_in = ${bundle.expiresIn}, valid_until = ${bundle.validUntil},
      min_order_value = ${bundle.minOrderValue}, excluded_products = ${bundle.excludedProducts}, ${stock}
      position = ${bundle.position}, status = ${bundle.status}, version = version + 1, updated_at = ${now}
    WHERE id = ${id} AND removed_at IS NULL`);
  if (changed === 0) return undefined;
  await writeTranslations(session, 'bundle', id, bundle.translations);
  return findBundle(session, id);
}

/** The clock of an inactive bundle doesn't run: it starts when the bundle does, unless its start is still to come. */
function startedBy(status: BundleStatus, now: Date): Sql {
  return status === 'active'
    ? sql`starts_at = CASE WHEN status = 'active' THEN starts_at ELSE greatest(starts_at, ${now}) END,`
    : empty;
}

/** The number of bundles that exist and were changed. */
export async function setStatus(
  session: Session,
  ids: readonly string[],
  status: BundleStatus,
  now: Date,
): Promise<number> {
  return session.execute(sql`
    UPDATE bundle SET ${startedBy(status, now)} status = ${status}, version = version + 1, updated_at = ${now} WHERE id = ANY(${ids}) AND removed_at IS NULL`);
}

/** Soft-deletes bundles. The rows stay for orders that contain them. */
export async function removeBundles(session: Session, ids: readonly string[], now: Date): Promise<number> {
  return session.execute(sql`
    UPDATE bundle SET removed_at = ${now}, status = 'inactive', version = version + 1 WHERE id = ANY(${ids}) AND removed_at IS NULL`);
}

/** Restores a deleted bundle; it stays inactive. */
export async function restoreBundles(session: Session, ids: readonly string[], now: Date): Promise<number> {
  return session.execute(sql`
    UPDATE bundle SET removed_at = NULL, version = version + 1, updated_at = ${now}
    WHERE id = ANY(${ids}) AND removed_at IS NOT NULL`);
}

/**
 * The end of a bundle: the owner's end date or its own duration from the start, whichever is sooner; null for
 * never.
 */
export function endOf(
  row: Pick<BundleRow, 'is_time_limited' | 'starts_at' | 'expires_in' | 'valid_until'>,
): Date | null {
  if (!row.is_time_limited) return row.valid_until;
  const own = new Date(row.starts_at.getTime() + row.expires_in * 1000);
  return row.valid_until && row.valid_until < own ? row.valid_until : own;
}

export function termsOf(row: BundleRow): StoreBundleTerms {
  return {
    id: row.id,
    name: row.name,
    products: row.products,
    percentage: row.percentage,
    minOrderValue: row.min_order_value,
    excludedProducts: row.excluded_products,
    startsAt: row.starts_at.toISOString(),
    endsAt: endOf(row)?.toISOString() ?? null,
    stockLevel: row.stock_level,
  };
}
