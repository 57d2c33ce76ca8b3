import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import { popupSettingsSchema } from '../../src/contract/popup/popup.calls.ts';
import { defaultPopupSettings, type PopupSettings } from '../../src/domain/popup/popup.ts';
import type { Session } from '../database/session.ts';

const storedSchema = z.partial(popupSettingsSchema);

/** Some of the settings. */
type PopupChange = { readonly [Field in keyof PopupSettings]?: PopupSettings[Field] | undefined };

/** The setting `popup` over the defaults; the defaults alone where it cannot be read (FLS-01). */
export async function readPopupSettings(session: Session): Promise<PopupSettings> {
  const [row] = await session.query<{ value: unknown }>(sql`SELECT value FROM setting WHERE key = 'popup'`);
  const stored = z.safeParse(storedSchema, row?.value ?? {});
  return stored.success ? { ...defaultPopupSettings, ...withoutGaps(stored.data) } : defaultPopupSettings;
}

/** Adds these fields to the setting; what is left out stays as it is. */
export async function writePopupSettings(session: Session, change: PopupChange, now: Date): Promise<void> {
  await session.execute(sql`
    INSERT INTO setting (key, value, updated_at) VALUES ('popup', ${JSON.stringify(change)}, ${now})
    ON CONFLICT (key) DO UPDATE SET value = setting.value || EXCLUDED.value, updated_at = EXCLUDED.updated_at`);
}

function withoutGaps(stored: PopupChange): Partial<PopupSettings> {
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined));
}
