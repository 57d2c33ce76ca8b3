import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import type { Session } from '../database/session.ts';
import type { Settings } from './settings.ts';
import { sandboxSecretsKey as key } from '../seed/sandbox-data.ts';

const secretsSchema = z.object({ secret: z.string(), sandboxGatewaySecret: z.string() });

/** The settings with a sandbox's secrets, generated once for all instances on the database. */
export async function withSecrets(settings: Settings, database: Session): Promise<Settings> {
  if (settings.mode === 'live') return settings;
  const made = { secret: newSecret(), sandboxGatewaySecret: newSecret() };
  await database.execute(sql`
    INSERT INTO setting (key, value) VALUES (${key}, ${JSON.stringify(made)}::jsonb) ON CONFLICT (key) DO NOTHING`);
  const { value } = await database.one<{ value: unknown }>(sql`SELECT value FROM setting WHERE key = ${key}`);
  const kept = z.parse(secretsSchema, value);
  return {
    ...settings,
    secret: settings.secret || kept.secret,
    fileKey: settings.fileKey || kept.secret,
    sandboxGatewaySecret: settings.sandboxGatewaySecret || kept.sandboxGatewaySecret,
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
