import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import { type BundleSettings, bundleSettingsSchema } from '../../../src/contract/promotions/bundle/bundle.calls.ts';
import { bundleConstants } from '../../../src/domain/kit/constants.ts';
import { storedOver } from '../../platform/database/stored-record.ts';
import type { Session } from '../../platform/database/session.ts';

const usual: BundleSettings = { enabled: true, visibleCount: bundleConstants.visible };

/** The setting `bundles`; the default when it is missing. */
export async function readBundleSettings(session: Session): Promise<BundleSettings> {
  const [row] = await session.query<{ value: unknown }>(sql`SELECT value FROM setting WHERE key = 'bundles'`);
  return storedOver(usual, z.partial(bundleSettingsSchema), row?.value);
}

export async function writeBundleSettings(session: Session, settings: BundleSettings, now: Date): Promise<void> {
  await session.execute(sql`
    INSERT INTO setting (key, value, updated_at) VALUES ('bundles', ${JSON.stringify(settings)}, ${now})
    ON CONFLICT (key) DO UPDATE SET value = setting.value || EXCLUDED.value, updated_at = EXCLUDED.updated_at`);
}
