import sql, { type Sql } from 'sql-template-tag';
import { isPerson } from '../list/person-search.ts';

const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const recordUuid = sql`CASE WHEN record_id ~ ${uuid} THEN record_id::uuid END`;
/** Records whose subject is the account they belong to. */
const ofAccounts = ['account', 'membership', 'referral', 'wallet'];

/**
 * The SQL that names the record behind an `audit_entry` row. Phone numbers are looked up on each read and never
 * stored in the log, so they disappear with the account.
 */
export const auditSubject: Sql = sql`coalesce(CASE
  WHEN resource = ANY(${ofAccounts}) THEN
    (SELECT touched.phone FROM shopper AS touched WHERE touched.id = ${recordUuid})
  WHEN resource = 'order' THEN (SELECT number FROM shop_order WHERE shop_order.id = ${recordUuid})
  WHEN resource = 'return' THEN
    (SELECT number FROM order_return JOIN shop_order ON shop_order.id = order_id WHERE order_return.id = ${recordUuid})
  WHEN resource = 'payment gateway' THEN record_id
  ELSE coalesce(${keptAs('code')}, ${keptAs('name')}, ${keptAs('title')}, ${keptAs('text')},
    CASE resource
      WHEN 'product' THEN (SELECT product.name FROM product WHERE product.sku = record_id)
      WHEN 'bundle' THEN (SELECT bundle.name FROM bundle WHERE bundle.id = ${recordUuid})
    END)
  END, '')`;

function keptAs(field: string): Sql {
  return sql`left(coalesce(after ->> ${field}, before ->> ${field}), 200)`;
}

/**
 * Matches entries about the order with the typed number, or about an account with that phone number or its last
 * digits. Null when the text can't be either, because a plain word search is much faster.
 */
export function isAboutSubject(q: string | undefined): Sql | null {
  const typed = q?.trim().toUpperCase() ?? '';
  if (!/\d{4}/u.test(typed)) return null;
  if (/[A-Z]/u.test(typed)) {
    return sql`(resource IN ('order', 'return') AND record_id = ANY(ARRAY(
      SELECT shop_order.id::text FROM shop_order WHERE number = ${typed}
      UNION ALL SELECT order_return.id::text FROM order_return JOIN shop_order ON shop_order.id = order_id
      WHERE number = ${typed})))`;
  }
  return sql`(resource = ANY(${ofAccounts}) AND record_id = ANY(ARRAY(
    SELECT shopper.id::text FROM shopper WHERE ${isPerson(typed) ?? sql`false`})))`;
}
