import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/database.ts';
import { DatabaseUnavailable } from '../../../platform/database/connection/database-unavailable.ts';
import type { Outgoing } from '../../../platform/outgoing/outgoing.ts';
import type { Settings } from '../../../platform/start/settings.ts';
import type { Courier } from './courier.ts';
import { courierChannel, type CourierKeys, readCourierKeys } from './courier-keys.ts';
import { createShiprocket, tryShiprocket } from './shiprocket/shiprocket.ts';

/** The courier service of the shop. */
export interface Couriers {
  /** Null without credentials: then everything is sent by hand. */
  current(): Courier | null;
  /** Signs in with an account that isn't saved yet. Throws CourierRefused, or CourierUnavailable. */
  tryAccount(account: Pick<CourierKeys, 'email' | 'password'>): Promise<void>;
  /** Reloads the credentials after a change. */
  reload(): Promise<void>;
}

export interface CourierParts {
  readonly database: Database;
  readonly settings: Pick<Settings, 'shiprocketUrl' | 'business'>;
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'error'>;
  readonly outgoing: Pick<Outgoing, 'shiprocket'>;
  /** Encrypts the stored credentials. */
  readonly masterKey: Buffer;
}

/** Opens the courier service with the saved credentials (SHP-01). */
export async function openCouriers(parts: CourierParts): Promise<Couriers> {
  const { database, log, masterKey, settings, clock, outgoing } = parts;
  const place = { clock, baseUrl: settings.shiprocketUrl ?? undefined, service: outgoing.shiprocket };
  const open = (keys: CourierKeys) => createShiprocket({ keys, business: () => settings.business, ...place });
  const read = async (): Promise<Courier | null> => {
    const keys = await readCourierKeys(database, 'shiprocket', masterKey).catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) throw error;
      log.error('the stored credentials of Shiprocket cannot be opened with this FILE_KEY');
      return null;
    });
    return keys && open(keys);
  };
  let current = await read();
  const reload = async (): Promise<void> => {
    current = await read();
  };
  await database.listen(courierChannel, () => {
    reload().catch((error: unknown) =>
      log.error({ err: error }, 'the credentials of the courier could not be read'),
    );
  });
  return {
    current: () => current,
    tryAccount: async (account) => tryShiprocket(account, place),
    reload,
  };
}
