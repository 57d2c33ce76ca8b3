import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { SavedAddress, WireAddress } from '../../../src/contract/account/address.calls.ts';
import type { Session } from '../../platform/database/session.ts';
import { problem } from '../../platform/http/problem.ts';

interface AddressRow {
  id: string;
  name: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: SavedAddress['state'];
  pincode: string;
  is_default: boolean;
}

const columns = sql`id, name, phone, line1, line2, city, state, pincode, is_default`;

/** Default address first, then oldest first. */
export async function readAddresses(session: Session, shopperId: string): Promise<SavedAddress[]> {
  const rows = await session.query<AddressRow>(sql`
    SELECT ${columns} FROM address WHERE shopper_id = ${shopperId} ORDER BY is_default DESC, created_at, id`);
  return rows.map(asAddress);
}

/** One address of this shopper; undefined if it is another shopper's. */
export async function findAddress(
  session: Session,
  shopperId: string,
  id: string,
): Promise<SavedAddress | undefined> {
  const row = await session.maybeOne<AddressRow>(sql`
    SELECT ${columns} FROM address WHERE id = ${id} AND shopper_id = ${shopperId}`);
  return row && asAddress(row);
}

/**
 * Number of saved addresses. Locks the shopper's row, so that address changes run one at a time. Throws
 * 'session-expired' if the account was deleted.
 */
export async function countAddresses(session: Session, shopperId: string): Promise<number> {
  const open = await session.query(sql`
    SELECT FROM shopper WHERE id = ${shopperId} AND deleted_at IS NULL FOR NO KEY UPDATE`);
  if (open.length === 0) throw problem('session-expired');
  const { count } = await session.one<{ count: number }>(sql`
    SELECT count(*) FROM address WHERE shopper_id = ${shopperId}`);
  return count;
}

export async function insertAddress(
  session: Session,
  {
    shopperId,
    address,
    isDefault,
    now,
  }: { shopperId: string; address: WireAddress; isDefault: boolean; now: Date },
): Promise<SavedAddress> {
  const { name, phone, line1, line2, city, state, pincode } = address;
  return asAddress(
    await session.one<AddressRow>(sql`
      INSERT INTO address (id, shopper_id, name, phone, line1, line2, city, state, pincode, is_default, created_at)
      VALUES (${randomUUID()}, ${shopperId}, ${name}, ${phone}, ${line1}, ${line2}, ${city}, ${state}, ${pincode},
        ${isDefault}, ${now})
      RETURNING ${columns}`),
  );
}

export interface AddressChange {
  readonly shopperId: string;
  readonly id: string;
  readonly address: WireAddress;
  readonly shouldBeDefault: boolean;
}

/** Replaces one address; undefined if it isn't this shopper's. Expects the shopper's row locked. */
export async function replaceAddress(
  session: Session,
  { shopperId, id, address, shouldBeDefault }: AddressChange,
): Promise<SavedAddress | undefined> {
  if (shouldBeDefault) {
    await session.execute(sql`
      UPDATE address SET is_default = false WHERE shopper_id = ${shopperId} AND is_default AND id <> ${id}
      AND EXISTS (SELECT FROM address WHERE id = ${id} AND shopper_id = ${shopperId})`);
  }
  const { name, phone, line1, line2, city, state, pincode } = address;
  const row = await session.maybeOne<AddressRow>(sql`
    UPDATE address SET name = ${name}, phone = ${phone}, line1 = ${line1}, line2 = ${line2}, city = ${city},
      state = ${state}, pincode = ${pincode}, is_default = is_default OR ${shouldBeDefault}
    WHERE id = ${id} AND shopper_id = ${shopperId} RETURNING ${columns}`);
  return row && asAddress(row);
}

/** Deletes one address; false if it isn't this shopper's. Expects the shopper's row locked. */
export async function removeAddress(session: Session, shopperId: string, id: string): Promise<boolean> {
  const removed = await session.execute(sql`DELETE FROM address WHERE id = ${id} AND shopper_id = ${shopperId}`);
  await session.execute(sql`
    UPDATE address SET is_default = true
    WHERE id = (SELECT id FROM address WHERE shopper_id = ${shopperId} ORDER BY created_at, id LIMIT 1)
      AND NOT EXISTS (SELECT FROM address WHERE shopper_id = ${shopperId} AND is_default)`);
  return removed === 1;
}

function asAddress({ is_default, ...row }: AddressRow): SavedAddress {
  return { ...row, isDefault: is_default };
}
