import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { OwnedZone, ZoneBody } from '../../../src/contract/catalogue/delivery-zone.calls.ts';
import type { DeliveryZone, WeightSlab } from '../../../src/domain/catalogue/delivery-zone.ts';
import type { Session } from '../../platform/database/session.ts';
import type { ListSource } from '../../platform/list/list.ts';
import { atVersion } from '../../platform/list/version.ts';

interface ZoneRow {
  id: string;
  name: string;
  places: string[];
  is_served: boolean;
  cash_on_delivery: boolean;
  slabs: WeightSlab[];
  per_kg: number;
  free_from: number | null;
  days_from: number | null;
  days_to: number | null;
  version: number;
}
type Row = ZoneRow & { [column: string]: unknown };

const columns = sql`id, name, is_served, cash_on_delivery, slabs, per_kg, free_from, days_from, days_to, version,
  ARRAY(SELECT place FROM delivery_place WHERE zone_id = delivery_zone.id ORDER BY position) AS places`;

export const zoneList: ListSource<Row, OwnedZone, 'name'> = {
  from: sql`delivery_zone`,
  columns,
  key: sql`delivery_zone.id`,
  sorts: { name: sql`lower(name)` },
  usual: 'name',
  searched: [sql`name`],
  itemOf: zoneOf,
};

/** All zones; the catalogue keeps them. */
export async function readZones(session: Session): Promise<readonly DeliveryZone[]> {
  return (await session.query<Row>(sql`SELECT ${columns} FROM delivery_zone ORDER BY lower(name)`)).map(zoneOf);
}

export async function findZone(session: Session, id: string): Promise<OwnedZone | null> {
  const row = await session.maybeOne<Row>(sql`SELECT ${columns} FROM delivery_zone WHERE id = ${id}`);
  return row ? zoneOf(row) : null;
}

/** Until the transaction ends, nobody else changes a zone. */
export async function lockZones(tx: Session): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(7201082)`);
}

export async function countZones(tx: Session): Promise<number> {
  return (await tx.one<{ count: number }>(sql`SELECT count(*)::int AS count FROM delivery_zone`)).count;
}

/** What another zone already has of these, with that zone's name; null if nothing. Needs `lockZones`. */
export async function takenBy(
  tx: Session,
  { name, places }: Pick<ZoneBody, 'name' | 'places'>,
  ownId: string | null,
): Promise<{ readonly zone: string; readonly place: string | null } | null> {
  const row = await tx.maybeOne<{ zone: string; place: string | null }>(sql`
    SELECT name AS zone, NULL AS place FROM delivery_zone
    WHERE lower(name) = lower(${name}) AND id IS DISTINCT FROM ${ownId}::uuid
    UNION ALL
    SELECT name, place FROM delivery_place JOIN delivery_zone ON delivery_zone.id = zone_id
    WHERE place = ANY(${[...places]}) AND zone_id IS DISTINCT FROM ${ownId}::uuid
    LIMIT 1`);
  return row ?? null;
}

export async function insertZone(tx: Session, zone: ZoneBody, now: Date): Promise<OwnedZone> {
  const id = randomUUID();
  await tx.execute(sql`
    INSERT INTO delivery_zone (id, name, is_served, cash_on_delivery, slabs, per_kg, free_from, days_from, days_to,
      created_at, updated_at)
    VALUES (${id}, ${zone.name}, ${zone.isServed}, ${zone.cashOnDelivery}, ${JSON.stringify(zone.slabs)}, ${zone.perKg},
      ${zone.freeFrom}, ${zone.daysFrom}, ${zone.daysTo}, ${now}, ${now})`);
  return withPlaces(tx, id, zone.places);
}

/** Null if the zone has another version by now. */
export async function changeZone(
  tx: Session,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  zone: ZoneBody,
  now: Date,
): Promise<OwnedZone | null> {
  const changed = await tx.execute(sql`
    UPDATE delivery_zone SET name = ${zone.name}, is_served = ${zone.isServed},
      cash_on_delivery = ${zone.cashOnDelivery}, slabs = ${JSON.stringify(zone.slabs)}, per_kg = ${zone.perKg},
      free_from = ${zone.freeFrom}, days_from = ${zone.daysFrom}, days_to = ${zone.daysTo}, version = version + 1, updated_at = ${now}
    WHERE id = ${id} ${atVersion(version)}`);
  if (changed === 0) return null;
  await tx.execute(sql`DELETE FROM delivery_place WHERE zone_id = ${id}`);
  return withPlaces(tx, id, zone.places);
}

export async function removeZone(tx: Session, id: string): Promise<void> {
  await tx.execute(sql`DELETE FROM delivery_zone WHERE id = ${id}`);
}

async function withPlaces(tx: Session, id: string, places: readonly string[]): Promise<OwnedZone> {
  await tx.execute(sql`
    INSERT INTO delivery_place (place, zone_id, position)
    SELECT place, ${id}, position FROM unnest(${[...places]}::text[]) WITH ORDINALITY AS named(place, position)`);
  return zoneOf(await tx.one<Row>(sql`SELECT ${columns} FROM delivery_zone WHERE id = ${id}`));
}

function zoneOf(row: Row): OwnedZone {
  return {
    id: row.id,
    name: row.name,
    places: row.places,
    isServed: row.is_served,
    cashOnDelivery: row.cash_on_delivery,
    slabs: row.slabs,
    perKg: row.per_kg,
    freeFrom: row.free_from,
    daysFrom: row.days_from,
    daysTo: row.days_to,
    version: row.version,
  };
}
