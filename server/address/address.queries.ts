import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { SavedAddress, WireAddress } from '../../src/contract/address/address.calls.ts';
import type { Session } from '../database/session.ts';

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

/** The default one first, then the oldest. */
export async function readAddresses(session: Session, shopperId: string): Promise<SavedAddress[]> {
  const rows = await session.query<AddressRow>(sql`
    SELECT ${columns} FROM address WHERE shopper_id = ${shopperId} ORDER BY is_default DESC, created_at, id`);
  return rows.map(asAddress);
}

/** One address of this shopper; undefined for anybody else's. */
export async function findAddress(
  session: Session,
  shopperId: string,
  id: string,
): Promise<SavedAddress | undefined> {
  const row = await session.maybeOne<AddressRow>(sql`
    SELECT ${columns} FROM address WHERE id = ${id} AND shopper_id = ${shopperId}`);
  return row && asAddress(row);
}

/** Takes turns with other writers of this shopper's addresses, until the transaction ends. */
export async function countAddresses(session: Session, shopperId: string): Promise<number> {
  await session.query(sql`SELECT FROM shopper WHERE id = ${shopperId} FOR UPDATE`);
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

function asAddress({ is_default, ...row }: AddressRow): SavedAddress {
  return { ...row, isDefault: is_default };
}
