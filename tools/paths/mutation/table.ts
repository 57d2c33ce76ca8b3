import type { Verdict } from './judge.ts';
import type { Mutant } from './mutant.ts';

/** A fault with everybody who noticed it. */
export interface Tried extends Verdict {
  readonly slug: string;
  readonly mutant: Mutant;
  /** Whether a unit test noticed; only asked if nobody else did. */
  readonly isTested: boolean;
}

export interface Total {
  readonly faults: number;
  readonly byLaws: number;
  readonly byRecords: number;
  /** In percent: laws, records, or a chart that doesn't run. */
  readonly byWalks: number;
  /** In percent: all of that, and the unit tests. */
  readonly byTests: number;
}

/** The faults of some charts, and who noticed them. */
export function totalOf(tried: readonly Tried[]): Total {
  const count = (is: (one: Tried) => boolean) => tried.filter(is).length;
  const walked = count(isWalked);
  const tested = count((one) => isWalked(one) || one.isTested);
  return {
    faults: tried.length,
    byLaws: count(({ laws }) => laws.length > 0),
    byRecords: count(({ record }) => record),
    byWalks: percentOf(walked, tried.length),
    byTests: percentOf(tested, tried.length),
  };
}

function isWalked({ laws, record, crash }: Tried): boolean {
  return laws.length > 0 || record || crash !== null;
}

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10;
}

/** The same as a Markdown table, chart by chart, then kind by kind, with the total last. */
export function tableOf(tried: readonly Tried[]): string[] {
  const charts = [...Map.groupBy(tried, ({ slug }) => slug)];
  const kinds = [...Map.groupBy(tried, ({ mutant }) => mutant.kind)];
  return [
    '| chart or kind | faults | laws | records | walks with both | with unit tests |',
    '|---|---|---|---|---|---|',
    ...[...charts, ...kinds].map(([name, own]) => rowOf(name, own)),
    rowOf('**all**', tried),
  ];
}

function rowOf(name: string, tried: readonly Tried[]): string {
  const { faults, byLaws, byRecords, byWalks, byTests } = totalOf(tried);
  return `| ${name} | ${faults} | ${byLaws} | ${byRecords} | ${byWalks} % | ${byTests} % |`;
}
