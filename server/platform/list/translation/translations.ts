import type { Language } from '../../../../src/domain/kit/text/language.ts';
import type { Translated } from '../../../../src/domain/kit/text/translated.ts';
import type { Database } from '../../database/database.ts';
import { Cached } from '../cached.ts';
import { type Members, readTranslations, type TranslatedKind } from './translation.queries.ts';

/** Which records, and in which language. */
export interface Wanted<Item> {
  readonly kind: TranslatedKind;
  readonly language: Language;
  readonly idOf: (item: Item) => string;
  /** The members that the records have; all by default. */
  readonly only?: readonly string[];
}

/** What admins wrote in other languages, kept in memory until the database announces a change. */
export class TranslationCache {
  readonly #database: Database;
  readonly #members: Cached<Members>;

  constructor(database: Database, options: { readonly lifetime: number; readonly max: number }) {
    this.#database = database;
    this.#members = new Cached<Members>({ name: 'translations', ...options });
  }

  outdate(): void {
    this.#members.outdate();
  }

  /** The records as readers of a language see them: translated members take the place of the English ones. */
  async of<Item extends object>(
    items: readonly Item[],
    { kind, language, idOf, only }: Wanted<Item>,
  ): Promise<readonly (Item & Translated)[]> {
    if (language === 'en' || items.length === 0) return items;
    const keyOf = (id: string) => `${language} ${kind} ${id}`;
    const ids = new Map(items.map((item) => [keyOf(idOf(item)), idOf(item)]));
    const found = await this.#members.many([...ids.keys()], async (missing) => {
      const wanted = missing.map((key) => ids.get(key) ?? '');
      const there = await readTranslations(this.#database.replica, { kind, language }, wanted);
      return new Map(missing.map((key) => [key, there.get(ids.get(key) ?? '') ?? {}]));
    });
    return items.map((item) => {
      const there = Object.entries(found.get(keyOf(idOf(item))) ?? {});
      const members = only ? there.filter(([member]) => only.includes(member)) : there;
      return { ...item, ...Object.fromEntries(members), translated: members.map(([member]) => member) };
    });
  }
}
