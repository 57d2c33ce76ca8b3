import * as z from 'zod/mini';
import sql, { empty, raw } from 'sql-template-tag';
import {
  type OwnedPopupSettings,
  type PopupSchedule,
  popupScheduleSchema,
  popupSettingsSchema,
} from '../../../src/contract/promotions/popup.calls.ts';
import { defaultPopupSettings, type PopupSettings } from '../../../src/domain/promotions/popup.ts';
import { storedOver } from '../../platform/database/stored-record.ts';
import { readAllTranslations } from '../../platform/list/translation/translation.queries.ts';
import type { Session } from '../../platform/database/session.ts';

const storedSchema = z.partial(popupSettingsSchema);

/** Some of the settings. */
export type PopupChange = { readonly [Field in keyof PopupSettings]?: PopupSettings[Field] | undefined };

/** The setting `popup` merged over the defaults. */
export async function readPopupSettings(session: Session): Promise<PopupSettings> {
  const {
    version: _version,
    startsAt: _start,
    endsAt: _end,
    translations: _,
    ...settings
  } = await readOwnedSettings(session);
  return settings;
}

/** The same with its version, 0 when it was never saved; optionally locked until the transaction ends. */
export async function readOwnedSettings(
  session: Session,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<OwnedPopupSettings> {
  const translations = await readAllTranslations<NonNullable<OwnedPopupSettings['translations']>>(
    session,
    'popup',
    'popup',
  );
  const [row] = await session.query<{ value: unknown; version: number }>(sql`
    SELECT value, version FROM setting WHERE key = 'popup' ${lock === 'locked' ? raw('FOR UPDATE') : empty}`);
  const settings = storedOver(defaultPopupSettings, storedSchema, row?.value);
  return {
    ...wireOf(settings),
    ...(await readPopupSchedule(session)),
    version: row?.version ?? 0,
    ...(translations ? { translations } : {}),
  };
}

/** Merges these fields into the setting. */
export async function writePopupSettings(session: Session, change: PopupChange, now: Date): Promise<void> {
  await session.execute(sql`
    INSERT INTO setting (key, value, updated_at) VALUES ('popup', ${JSON.stringify(change)}, ${now})
    ON CONFLICT (key) DO UPDATE SET value = setting.value || EXCLUDED.value, version = setting.version + 1, updated_at = EXCLUDED.updated_at`);
}

const noSchedule: PopupSchedule = { startsAt: null, endsAt: null };

/** When the popup is on; it has its own row, because versions before it read the settings strictly. */
export async function readPopupSchedule(session: Session): Promise<PopupSchedule> {
  const row = await session.maybeOne<{ value: unknown }>(sql`
    SELECT value FROM setting WHERE key = 'popup-schedule'`);
  const stored = z.safeParse(popupScheduleSchema, row?.value ?? noSchedule);
  return stored.success ? stored.data : noSchedule;
}

export async function writePopupSchedule(tx: Session, schedule: PopupSchedule, now: Date): Promise<void> {
  await tx.execute(sql`
    INSERT INTO setting (key, value, updated_at) VALUES ('popup-schedule', ${JSON.stringify(schedule)}, ${now})
    ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, updated_at = EXCLUDED.updated_at`);
}

function wireOf(
  settings: PopupSettings,
): Omit<OwnedPopupSettings, 'version' | 'startsAt' | 'endsAt' | 'translations'> {
  const { enabledPages, disabledPages, trustIndicators } = settings;
  return {
    ...settings,
    enabledPages: [...enabledPages],
    disabledPages: [...disabledPages],
    trustIndicators: [...trustIndicators],
  };
}
