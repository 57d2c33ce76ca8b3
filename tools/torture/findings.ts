/** What breaks a law, and where it was seen. */
export interface Finding {
  /** The law, in one sentence. */
  readonly law: string;
  /** How often it was broken. */
  times: number;
  /** The first cases. */
  readonly cases: string[];
}

const maxCases = 8;
const longestCase = 600;

/** Collects what a part finds: each law once, with its first cases and how many there were. */
export class Findings {
  readonly #byLaw = new Map<string, Finding>();

  /** Writes one case down. */
  add(law: string, detail: string): void {
    const found = this.#byLaw.get(law) ?? { law, times: 0, cases: [] };
    this.#byLaw.set(law, found);
    found.times += 1;
    if (found.cases.length < maxCases) found.cases.push(detail.slice(0, longestCase));
  }

  /** Writes a case down unless it holds; says whether it holds. */
  expect(holds: boolean, law: string, detail: string | (() => string)): boolean {
    if (!holds) this.add(law, typeof detail === 'string' ? detail : detail());
    return holds;
  }

  /** How many cases there were of all laws. */
  count(): number {
    return this.all().reduce((sum, { times }) => sum + times, 0);
  }

  all(): readonly Finding[] {
    return [...this.#byLaw.values()];
  }
}
