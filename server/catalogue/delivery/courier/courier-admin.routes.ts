import type { FastifyInstance } from 'fastify';
import {
  courierIds,
  type CourierId,
  type CourierKeysBody,
  type CourierRow,
  listCouriers,
  removeCourierKeys,
  saveCourierKeys,
} from '../../../../src/contract/catalogue/courier.calls.ts';
import { recordChange } from '../../../platform/audit/audit.ts';
import type { Session } from '../../../platform/database/session.ts';
import { refuseMistakes } from '../../../platform/http/input/rules.ts';
import { problem } from '../../../platform/http/problem.ts';
import { route } from '../../../platform/http/route.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import { CourierRefused, CourierUnavailable } from './courier.ts';
import { describeCourierKeys, forgetCourierKeys, readCourierKeys, storeCourierKeys } from './courier-keys.ts';

/** Where couriers send their news. Shiprocket accepts no address with its own name in it. */
export const courierNewsPath = '/v1/courier/news';

/** The courier services for admins: write-only credentials, which are tried before they count (SHP-01). */
export function courierAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, couriers, files, origin } = context;

  const list = async () => ({ items: await Promise.all(courierIds.map(rowOf)) });

  route(app, context, listCouriers, list);

  route(
    app,
    context,
    saveCourierKeys,
    async ({ params: { courier }, body: keys, shopper }) => {
      const refused = await refusalOf(keys);
      if (refused === 'unavailable') {
        throw problem('conflict', {
          detail: 'Shiprocket isn’t answering, so nothing was changed. Try again in a minute',
        });
      }
      await refuseMistakes(refused);
      await database.transaction(async (tx) => {
        const before = await kept(tx, courier);
        await storeCourierKeys(tx, courier, { keys, masterKey: files.masterKey, now: clock() });
        const change = { before, after: await kept(tx, courier), now: clock() };
        await recordChange(tx, { ...named(courier, shopper.id, 'keys written'), ...change });
      });
      await couriers.reload();
      return list();
    },
    {
      // Who can't be asked refuses nothing: the other fields are told anyway.
      rules:
        ({ body }) =>
        async () => {
          const refused = await refusalOf(body);
          return refused === 'unavailable' ? null : refused;
        },
    },
  );

  route(app, context, removeCourierKeys, async ({ params: { courier }, shopper }) => {
    await database.transaction(async (tx) => {
      const before = await kept(tx, courier);
      if (!(await forgetCourierKeys(tx, courier))) return;
      await recordChange(tx, { ...named(courier, shopper.id, 'keys removed'), before, after: null, now: clock() });
    });
    await couriers.reload();
    return list();
  });

  /** Asks the service, whatever else is wrong: one answer says all. */
  async function refusalOf({ email, password }: Pick<CourierKeysBody, 'email' | 'password'>) {
    try {
      await couriers.tryAccount({ email, password });
      return null;
    } catch (error) {
      if (error instanceof CourierRefused) return { field: 'password', message: error.reason };
      if (error instanceof CourierUnavailable) return 'unavailable';
      throw error;
    }
  }

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

function named(recordId: CourierId, actorId: string, action: string) {
  return { resource: 'courier', recordId, actorId, action } as const;
}

/** What the audit log shows of the credentials. */
async function kept(tx: Session, courier: CourierId) {
  const stored = await describeCourierKeys(tx, courier);
  return stored && { keyEnd: stored.keyEnd };
}
