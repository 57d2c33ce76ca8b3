import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import { type BusinessAnswer, businessRecord } from '../../../src/contract/content/business.calls.ts';
import {
  businessOf,
  type BusinessRecord,
  isFestive,
  recordOf,
  type Tracking,
} from '../../../src/domain/shell/site/business-record.ts';
import { returnDays } from '../../../src/domain/orders/order/return.ts';
import { readAllTranslations } from '../../platform/list/translation/translation.queries.ts';
import { storedOver } from '../../platform/database/stored-record.ts';
import { feesOf } from '../../catalogue/rules.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Session } from '../../platform/database/session.ts';
import type { Settings } from '../../platform/start/settings.ts';

/** The business details in this process: the configuration with the admins' changes. */
export interface LiveBusiness {
  /** The details at startup. */
  readonly configured: Configured;
  /** Synchronous, from memory. */
  record(): BusinessRecord;
  tracking(): Tracking;
  reload(): Promise<void>;
}

export interface BusinessState {
  readonly version: number;
  readonly record: BusinessRecord;
  /** Fields with their values from the configuration. */
  readonly unchanged: readonly string[];
  /** In other languages; missing without any. */
  readonly translations?: NonNullable<BusinessAnswer['translations']>;
}

const key = 'business';
const someOfBusiness = z.partial(businessRecord);
const stored = z.object({
  version: z.int(),
  changes: z.record(z.string(), z.unknown()),
  /** The version that changed each setting last; missing in what an earlier version of the shop saved. */
  touched: z.optional(z.record(z.string(), z.int())),
});

type Configured = Pick<Settings, 'business' | 'season' | 'codLimit'>;

/** The sources at startup: the file, the environment and the defaults in the code. */
function configured({ business, season, codLimit }: Configured): BusinessRecord {
  const festive = season === 'diwali' ? 'on' : 'off';
  return recordOf(business, { ...feesOf(undefined), codLimit, returnDays, festive });
}

/** The current business details from the database. Settings that this version of the shop can't read are ignored. */
export async function readBusinessState(session: Session, settings: Configured): Promise<BusinessState> {
  const { touched: _, changes: _changes, ...state } = await readKept(session, settings);
  return state;
}

/** The same, locked until the transaction ends, with the version that changed a setting last. */
export async function lockBusiness(
  tx: Session,
  settings: Configured,
): Promise<BusinessState & { readonly changedAt: (name: string) => number }> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(7201013)`);
  const { touched, changes: _, ...state } = await readKept(tx, settings);
  return { ...state, changedAt: (name) => (touched ? (touched[name] ?? 0) : state.version) };
}

async function readKept(session: Session, settings: Configured) {
  const rows = await session.query<{ key: string; value: unknown }>(sql`
    SELECT key, value FROM setting WHERE key IN (${key}, 'delivery')`);
  const valueOf = (wanted: string) => rows.find((row) => row.key === wanted)?.value;
  const kept = z.safeParse(stored, valueOf(key));
  const { version, changes, touched } = kept.success ? kept.data : { version: 0, changes: {}, touched: {} };
  const start = configured(settings);
  const record = { ...storedOver(start, someOfBusiness, changes), ...feesOf(valueOf('delivery')) };
  const names = Object.keys(start).filter((name) => !Object.hasOwn(changes, name));
  const translations = await readAllTranslations<NonNullable<BusinessAnswer['translations']>>(
    session,
    'business',
    key,
  );
  return { version, record, unchanged: names, touched, changes, ...(translations ? { translations } : {}) };
}

/** A record with these of its settings changed. */
export function changedRecord(
  before: BusinessRecord,
  change: { readonly [Name in keyof BusinessRecord]?: BusinessRecord[Name] | undefined },
): BusinessRecord {
  return z.parse(businessRecord, { ...before, ...change });
}

/** The settings that differ between two records. */
export function differing(before: BusinessRecord, after: BusinessRecord): string[] {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([name, value]) => (isDeepStrictEqual(was.get(name), value) ? [] : [name]));
}

/** Saves the differences from the configuration, as the next version; needs the lock of `lockBusiness`. */
export async function storeBusiness(
  tx: Session,
  settings: Configured,
  { record, changed, now }: { record: BusinessRecord; changed: readonly string[]; now: Date },
): Promise<void> {
  const start = new Map<string, unknown>(Object.entries(configured(settings)));
  const { deliveryFee, freeDeliveryFrom, codFee, ...rest } = record;
  const { version: last, touched: known, changes: kept } = await readKept(tx, settings);
  const own = Object.entries(rest).filter(([name, value]) => !isDeepStrictEqual(start.get(name), value));
  // As it was stored: a newer version of the shop may have saved what this one can read only in part.
  const others = Object.entries(kept).filter(([name]) => !changed.includes(name));
  const changes = { ...Object.fromEntries(own), ...Object.fromEntries(others) };
  const before = known ?? Object.fromEntries(Object.keys(record).map((name) => [name, last]));
  const version = last + 1;
  const touched = { ...before, ...Object.fromEntries(changed.map((name) => [name, version])) };
  await keep(tx, key, { version, changes, touched }, now);
  await keep(tx, 'delivery', { deliveryFee, freeDeliveryFrom, codFee }, now);
}

async function keep(tx: Session, name: string, value: object, now: Date): Promise<void> {
  await tx.execute(sql`
    INSERT INTO setting (key, value, updated_at) VALUES (${name}, ${JSON.stringify(value)}, ${now})
    ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, updated_at = EXCLUDED.updated_at`);
}

/** Loads the business details, and reloads them whenever a setting changes in any process. */
export async function openBusiness(database: Database, settings: Configured): Promise<LiveBusiness> {
  let state = await readBusinessState(database, settings);
  const reload = async (): Promise<void> => {
    state = await readBusinessState(database, settings);
  };
  await database.listen('catalogue', () => {
    // When the database comes back, the listener reports a gap and the details are reloaded.
    reload().catch(() => undefined);
  });
  return {
    configured: settings,
    record: () => state.record,
    tracking: () => {
      const { analytics, tag, behaviour, pixel, countsFlows } = state.record;
      return { analytics, tag, behaviour, pixel, countsFlows };
    },
    reload,
  };
}

/** The settings with live business details, read from memory on each access. */
export function liveSettings(settings: Settings, live: LiveBusiness, clock: () => Date): Settings {
  return {
    ...settings,
    get business() {
      return businessOf(live.record(), settings.business);
    },
    get season() {
      return isFestive(live.record(), clock()) ? 'diwali' : 'botanical';
    },
    get codLimit() {
      return live.record().codLimit;
    },
  };
}
