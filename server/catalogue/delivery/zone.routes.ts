import type { FastifyInstance } from 'fastify';
import {
  createZone,
  deleteZone,
  listZones,
  type OwnedZone,
  readZone,
  updateZone,
  type ZoneBody,
} from '../../../src/contract/catalogue/delivery-zone.calls.ts';
import { maxZones, zoneRules } from '../../../src/domain/catalogue/delivery-zone.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { Session } from '../../platform/database/session.ts';
import { lazily } from '../../platform/http/input/readable.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/list/list.ts';
import { staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import {
  changeZone,
  countZones,
  findZone,
  insertZone,
  lockZones,
  removeZone,
  takenBy,
  zoneList,
} from './zone.queries.ts';

/** The zones of delivery, for admins (SHP-01). */
export function zoneRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, listZones, async ({ query }) => readPage(database, zoneList, query));

  route(app, context, readZone, async ({ params: { id } }) => {
    const zone = await findZone(database, id);
    if (!zone) throw noZone();
    return zone;
  });

  route(
    app,
    context,
    createZone,
    async ({ body, shopper }) =>
      database.transaction(async (tx) => {
        const wanted = await checked(tx, body, null);
        if ((await countZones(tx)) >= maxZones) {
          throw problem('conflict', { detail: `A shop can have up to ${maxZones} zones` });
        }
        const after = await insertZone(tx, wanted, clock());
        await record(tx, shopper.id, 'created', { before: null, after });
        return after;
      }),
    { rules: ({ body }) => zoneFindings(database, body, null) },
  );

  route(
    app,
    context,
    updateZone,
    async ({ params: { id }, headers, body, shopper }) =>
      database.transaction(async (tx) => {
        const wanted = await checked(tx, body, id);
        const before = await findZone(tx, id);
        if (!before) throw noZone();
        const after = await changeZone(tx, { id, version: headers['if-match'] }, wanted, clock());
        if (!after) throw staleRecord(before);
        await record(tx, shopper.id, 'changed', { before, after });
        return after;
      }),
    { rules: ({ params: { id }, body }) => zoneFindings(database, body, id) },
  );

  route(app, context, deleteZone, async ({ params: { id }, shopper }) =>
    database.transaction(async (tx) => {
      await lockZones(tx);
      const before = await findZone(tx, id);
      if (!before) throw noZone();
      await removeZone(tx, id);
      await record(tx, shopper.id, 'deleted', { before, after: null });
    }),
  );

  async function record(
    tx: Session,
    actorId: string,
    action: string,
    { before, after }: { readonly before: OwnedZone | null; readonly after: OwnedZone | null },
  ): Promise<void> {
    const recordId = (before ?? after)?.id ?? '';
    await recordChange(tx, { actorId, action, resource: 'delivery zone', recordId, before, after, now: clock() });
  }
}

/** The zone without surrounding spaces, with the zones locked. Throws an error that names the field at fault. */
async function checked(tx: Session, body: ZoneBody, ownId: string | null): Promise<ZoneBody> {
  const zone = { ...body, name: body.name.trim(), places: body.places.map((place) => place.trim()) };
  await lockZones(tx);
  await refuseMistakes(zoneFindings(tx, zone, ownId));
  return zone;
}

/** What is refused of a zone besides its schema; `ownId` is null for a new one. */
function zoneFindings(session: Session, zone: ZoneBody, ownId: string | null): Findings {
  const places = () => zone.places.map((place) => place.trim());
  return [
    zoneRules(
      lazily({ places, slabs: () => zone.slabs, daysFrom: () => zone.daysFrom, daysTo: () => zone.daysTo }),
    ),
    async () => {
      const taken = await takenBy(session, { name: zone.name.trim(), places: [] }, ownId);
      return taken && { field: 'name', message: 'Another zone has this name' };
    },
    async () => {
      const taken = await takenBy(session, { name: '', places: places() }, ownId);
      return taken && { field: 'places', message: `“${taken.place}” is already in the zone ${taken.zone}` };
    },
  ];
}

function noZone() {
  return problem('not-found', { detail: 'We couldn’t find this zone' });
}
