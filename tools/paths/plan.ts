import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import { chartOf, type Chart } from './chart.ts';
import { coverOf } from './cover.ts';
import { surveyOf } from './survey.ts';
import {
  isWanted,
  kindOf,
  subjectOf,
  writtenTargets,
  type Book,
  type Coverage,
  type TargetKind,
} from './targets.ts';
import { walkOf, type Walk } from './walk.ts';

/** The walks through a chart, and what they leave out. */
export interface Plan {
  readonly entry: CatalogueEntry;
  readonly chart: Chart;
  readonly book: Book;
  readonly moments: number;
  readonly walks: readonly Walk[];
  /** Everything that can be covered, of the wanted kinds. */
  readonly feasible: readonly string[];
  /** What's in the chart but can't happen, with the reason. */
  readonly infeasible: readonly { readonly target: string; readonly reason: string }[];
  /** What can't happen, without a reason given; empty in a healthy chart. */
  readonly unexplained: readonly string[];
  /** Reasons given for what does happen, or isn't in the chart. */
  readonly idleReasons: readonly string[];
  /** Events whose result depends on something that the chart's key lacks. */
  readonly surprises: readonly string[];
}

/** Plans walks that cover everything of a kind that can happen in a chart (QAP-01). */
export function planOf(entry: CatalogueEntry, coverage: Coverage = 'all'): Plan {
  const chart = chartOf(entry);
  const survey = surveyOf(chart);
  const { book } = survey;
  const wants = isWanted(coverage);
  const reachable = new Set([...survey.reachable].map((target) => book.nameOf(target)));
  const cover = coverOf(chart, survey, wants);
  const missing = [...writtenTargets(chart)].filter((target) => !reachable.has(target));
  const reasons = entry.infeasible ?? {};
  const explained = missing.flatMap((target) => {
    const reason = reasonFor(reasons, target);
    return reason === undefined ? [] : [{ target, reason }];
  });
  const unexplained = missing.filter((target) => reasonFor(reasons, target) === undefined);
  const impossible = new Set(missing.map(subjectOf));
  return {
    entry,
    chart,
    book,
    moments: survey.moments,
    walks: cover.walks.map((edges) => walkOf(entry.slug, edges)),
    feasible: [...reachable].filter(wants),
    infeasible: explained.filter(({ target }) => wants(target)),
    unexplained: [...unexplained, ...cover.missed],
    idleReasons: Object.keys(reasons).filter((id) => !impossible.has(id)),
    surprises: cover.surprises,
  };
}

/** If a transition is never taken, its guard is never true, for the same reason. */
function reasonFor(reasons: Readonly<Record<string, string>>, target: string): string | undefined {
  const subject = subjectOf(target);
  return reasons[subject] ?? (kindOf(target) === 'guard' ? reasons[subject.replace(/=true$/u, '')] : undefined);
}

/** How many targets of each kind there are. */
export function countsOf(targets: Iterable<string>): Record<TargetKind, number> {
  const counts = { state: 0, transition: 0, pair: 0, guard: 0, result: 0 };
  for (const target of targets) counts[kindOf(target)] += 1;
  return counts;
}

export function stepsOf(walks: readonly Walk[]): number {
  return walks.reduce((sum, { steps }) => sum + steps.length, 0);
}
