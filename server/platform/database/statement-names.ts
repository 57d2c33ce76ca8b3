import { createHash } from 'node:crypto';
import type { Sql } from 'sql-template-tag';

const maxNames = 500;
const maxCounted = 5_000;

const afresh = new WeakSet<Sql>();

/**
 * Marks a statement to be planned for its values each time, which takes PostgreSQL some tenths of a millisecond. For
 * searches and filters: a plan for any word is wrong for either common words or rare ones.
 */
export function plannedAfresh(statement: Sql): Sql {
  afresh.add(statement);
  return statement;
}

/**
 * Names a statement the second time its text appears, so PostgreSQL parses hot statements once per connection. The
 * number of names is limited because lists of varying length produce endless texts.
 */
export class StatementNames {
  readonly #seen = new Set<string>();
  readonly #names = new Map<string, string>();
  readonly #isUsed: boolean;

  /** Unused, it names nothing: for connections that may lose what they have prepared. */
  constructor({ isUsed = true }: { readonly isUsed?: boolean } = {}) {
    this.#isUsed = isUsed;
  }

  configOf(statement: Sql): { name?: string; text: string; values: unknown[] } {
    const { text, values } = statement;
    if (!this.#isUsed || afresh.has(statement)) return { text, values };
    const name = this.#names.get(text) ?? this.#nameOnSecondUse(text);
    return name === undefined ? { text, values } : { name, text, values };
  }

  #nameOnSecondUse(text: string): string | undefined {
    if (this.#names.size >= maxNames) return undefined;
    if (!this.#seen.has(text)) {
      if (this.#seen.size < maxCounted) this.#seen.add(text);
      return undefined;
    }
    this.#seen.delete(text);
    const name = createHash('sha1').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}
