import sql, { type Sql } from 'sql-template-tag';
import type { Language } from '../../../../src/domain/kit/text/language.ts';
import type { Session } from '../../database/session.ts';

/** What has translations; the table knows the same. */
export type TranslatedKind =
  | 'product'
  | 'banner'
  | 'bundle'
  | 'popup'
  | 'post'
  | 'business'
  | 'reel'
  | 'coupon'
  | 'campaign'
  | 'post-category'
  | 'product-category'
  | 'product-choice';

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

/**
 * A column with a record's translations by language and member, and which of them are outdated; null without any. `key`
 * is its id as text; `shared` is what it has in common with others, such as its category.
 */
export function translationsColumn(
  kind: TranslatedKind,
  key: Sql,
  shared?: { readonly kind: TranslatedKind; readonly key: Sql },
): Sql {
  const own = sql`(kind = ${kind} AND record_id = ${key})`;
  const all = shared ? sql`(${own} OR (kind = ${shared.kind} AND record_id = ${shared.key}))` : own;
  return sql`(SELECT jsonb_object_agg(each.language, each.members) FROM (
    SELECT language, jsonb_object_agg(member, value) || jsonb_strip_nulls(jsonb_build_object('outdated',
      jsonb_object_agg(member, to_char(english_changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        FILTER (WHERE english_changed_at IS NOT NULL))) AS members
    FROM translation
    WHERE ${all} GROUP BY language) AS each) AS translations`;
}

/**
 * Replaces these translations of a record, in the transaction that saves it and after the English is written, which marks
 * those that are older as outdated; those left out stay as they are. What is empty isn't stored: English stands in for it.
 */
export async function writeTranslations(
  tx: Session,
  kind: TranslatedKind,
  id: string,
  translations: Translations | undefined,
): Promise<void> {
  for (const [language, said] of Object.entries(translations ?? {})) {
    const { checked, outdated: _, ...members } = said ?? {};
    const given = Object.entries(members).filter(([, value]) => value !== undefined);
    const of = sql`kind = ${kind} AND record_id = ${id} AND language = ${language}`;
    const empty = given.filter(([, value]) => !isFilled(value)).map(([member]) => member);
    if (empty.length > 0) await tx.execute(sql`DELETE FROM translation WHERE ${of} AND member = ANY(${empty})`);
    if (given.length > empty.length) {
      const filled = Object.fromEntries(given.filter(([member]) => !empty.includes(member)));
      await tx.execute(sql`
        INSERT INTO translation (kind, record_id, language, member, value)
        SELECT ${kind}, ${id}, ${language}, key, value FROM jsonb_each(${JSON.stringify(filled)}::jsonb)
        ON CONFLICT (kind, record_id, language, member)
          DO UPDATE SET value = excluded.value, english_changed_at = NULL WHERE translation.value <> excluded.value`);
    }
    if (Array.isArray(checked) && checked.length > 0) {
      await tx.execute(sql`
        UPDATE translation SET english_changed_at = NULL
        WHERE ${of} AND member = ANY(${checked}) AND english_changed_at IS NOT NULL`);
    }
  }
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

/** What words are called in a language, where the kind's records are words: categories, flavours. At most `most` of them. */
export async function readNames(
  session: Session,
  { kind, language }: { readonly kind: TranslatedKind; readonly language: Language },
  most: number,
): Promise<Readonly<Record<string, string>>> {
  const rows = await session.query<{ word: string; name: string }>(sql`
    SELECT record_id AS word, value #>> '{}' AS name FROM translation
    WHERE kind = ${kind} AND language = ${language} ORDER BY record_id LIMIT ${most}`);
  return Object.fromEntries(rows.map(({ word, name }) => [word, name]));
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
