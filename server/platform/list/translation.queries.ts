import sql, { type Sql } from 'sql-template-tag';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { Session } from '../database/session.ts';

/** What has translations; the table knows the same. */
export type TranslatedKind = 'product' | 'banner' | 'bundle' | 'popup' | 'post' | 'business';

/** The members of a record in a language, each in the form of the English one. */
export type Members = Readonly<Record<string, unknown>>;

/** The members of a record by language. */
export type Translations = { readonly [Each in Language]?: Members | undefined };

/** All translations of one record, for its form; null without any. */
export async function readAllTranslations<All extends Translations>(
  session: Session,
  kind: TranslatedKind,
  id: string,
): Promise<All | null> {
  const row = await session.one<{ translations: All | null }>(sql`
    SELECT ${translationsColumn(kind, sql`${id}`)}`);
  return row.translations;
}

/** A column with a record's translations by language and member; null without any. `key` is its id as text. */
export function translationsColumn(kind: TranslatedKind, key: Sql): Sql {
  return sql`(SELECT jsonb_object_agg(each.language, each.members) FROM (
    SELECT language, jsonb_object_agg(member, value) AS members FROM translation
    WHERE kind = ${kind} AND record_id = ${key} GROUP BY language) AS each) AS translations`;
}

/**
 * Replaces these translations of a record, in the transaction that saves it; those left out stay as they are. What is
 * empty isn't stored: English stands in for it.
 */
export async function writeTranslations(
  tx: Session,
  kind: TranslatedKind,
  id: string,
  translations: Translations | undefined,
): Promise<void> {
  for (const [language, members] of Object.entries(translations ?? {})) {
    const given = Object.entries(members ?? {}).filter(([, value]) => value !== undefined);
    if (given.length === 0) continue;
    const names = given.map(([member]) => member);
    await tx.execute(sql`
      DELETE FROM translation
      WHERE kind = ${kind} AND record_id = ${id} AND language = ${language} AND member = ANY(${names})`);
    const filled = given.filter(([, value]) => isFilled(value));
    if (filled.length === 0) continue;
    await tx.execute(sql`
      INSERT INTO translation (kind, record_id, language, member, value)
      SELECT ${kind}, ${id}, ${language}, key, value FROM jsonb_each(${JSON.stringify(Object.fromEntries(filled))}::jsonb)`);
  }
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

/** The members of these records in a language, by id. */
export async function readTranslations(
  session: Session,
  { kind, language }: { readonly kind: TranslatedKind; readonly language: Language },
  ids: readonly string[],
): Promise<Map<string, Members>> {
  const rows = await session.query<{ id: string; members: Members }>(sql`
    SELECT record_id AS id, jsonb_object_agg(member, value) AS members FROM translation
    WHERE kind = ${kind} AND record_id = ANY(${[...ids]}) AND language = ${language} GROUP BY record_id`);
  return new Map(rows.map(({ id, members }) => [id, members]));
}
