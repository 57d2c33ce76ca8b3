import type { FastifyInstance } from 'fastify';
import {
  courierIds,
  type CourierId,
  type CourierRow,
  listCouriers,
  removeCourierKeys,
  saveCourierKeys,
} from '../../../../src/contract/catalogue/courier.calls.ts';
import { recordChange } from '../../../platform/audit/audit.ts';
import type { Session } from '../../../platform/database/session.ts';
import { problem, refusedField } from '../../../platform/http/problem.ts';
import { route } from '../../../platform/http/route.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import { type Courier, CourierRefused, CourierUnavailable } from './courier.ts';
import { describeCourierKeys, forgetCourierKeys, readCourierKeys, storeCourierKeys } from './courier-keys.ts';

/** Where couriers send their news. Shiprocket accepts no address with its own name in it. */
export const courierNewsPath = '/v1/courier/news';

/** The courier services for admins: write-only credentials, which are tried before they count (SHP-01). */
export function courierAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, couriers, files, origin } = context;

  const list = async () => ({ items: await Promise.all(courierIds.map(rowOf)) });

  route(app, context, listCouriers, list);

  route(app, context, saveCourierKeys, async ({ params: { courier }, body: keys, shopper }) => {
    await tryKeys(couriers.with(keys));
    await database.transaction(async (tx) => {
      const before = await kept(tx, courier);
      await storeCourierKeys(tx, courier, { keys, masterKey: files.masterKey, now: clock() });
      const change = { before, after: await kept(tx, courier), now: clock() };
      await recordChange(tx, { ...named(courier, shopper.id, 'keys written'), ...change });
    });
    await couriers.reload();
    return list();
  });

  route(app, context, removeCourierKeys, async ({ params: { courier }, shopper }) => {
    await database.transaction(async (tx) => {
      const before = await kept(tx, courier);
      if (!(await forgetCourierKeys(tx, courier))) return;
      await recordChange(tx, { ...named(courier, shopper.id, 'keys removed'), before, after: null, now: clock() });
    });
    await couriers.reload();
    return list();
  });

  async function pickupOf(id: CourierId): Promise<CourierRow['pickup']> {
    // Credentials of another key of the shop can't be read: they have to be entered again.
    const keys = await readCourierKeys(database, id, files.masterKey).catch(() => null);
    if (!keys) return null;
    const { pickupLocation: location, boxLength, boxBreadth, boxHeight } = keys;
    return { location, boxLength, boxBreadth, boxHeight };
  }

  async function rowOf(id: CourierId): Promise<CourierRow> {
    const stored = await describeCourierKeys(database, id);
    return {
      id,
      isReady: couriers.current() !== null,
      keyEnd: stored?.keyEnd ?? null,
      storedAt: stored?.storedAt.toISOString() ?? null,
      pickup: await pickupOf(id),
      webhookUrl: `${origin()}${courierNewsPath}`,
    };
  }
}

/** Throws if the service doesn't accept the credentials or doesn't answer. */
async function tryKeys(courier: Courier): Promise<void> {
  try {
    await courier.check();
  } catch (error) {
    if (error instanceof CourierRefused) throw refusedField('password', error.reason);
    if (!(error instanceof CourierUnavailable)) throw error;
    throw problem('conflict', {
      detail: 'Shiprocket isn’t answering, so nothing was changed. Try again in a minute',
    });
  }
}

function named(recordId: CourierId, actorId: string, action: string) {
  return { resource: 'courier', recordId, actorId, action } as const;
}

/** What the audit log shows of the credentials. */
async function kept(tx: Session, courier: CourierId) {
  const stored = await describeCourierKeys(tx, courier);
  return stored && { keyEnd: stored.keyEnd };
}
