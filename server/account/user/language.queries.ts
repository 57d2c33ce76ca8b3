import sql from 'sql-template-tag';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { Session } from '../../platform/database/session.ts';

/** Messages follow the page that a person last used (LNG-01), unless they chose a language themselves. */
export async function followLanguage(tx: Session, shopperId: string, language: Language): Promise<void> {
  await tx.execute(sql`
    UPDATE shopper SET language = ${language}
    WHERE id = ${shopperId} AND language <> ${language} AND language_chosen_at IS NULL`);
}

/** The language of a person's messages, for pages that need no sign-in. */
export async function languageOf(session: Session, shopperId: string): Promise<Language> {
  const row = await session.maybeOne<{ language: Language }>(sql`
    SELECT language FROM shopper WHERE id = ${shopperId}`);
  return row?.language ?? 'en';
}
