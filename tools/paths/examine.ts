import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import type { Shares } from './page/shares.ts';
import type { Disagreement } from './page/agreement.ts';
import { planOf, type Plan } from './plan.ts';
import { run, type Outcome } from './run.ts';
import { shrunk } from './shrink.ts';
import type { Coverage } from './targets.ts';
import type { Failure, Target } from './target.ts';
import { StepNotOffered, type Walk } from './walk.ts';

/** A chart's plan, and what came of it. */
export interface Examination {
  readonly plan: Plan;
  readonly outcomes: readonly Outcome[];
  /** How many walks covered each target. */
  readonly visits: ReadonlyMap<string, number>;
  /** What's feasible but wasn't covered. */
  readonly uncovered: readonly string[];
  /** The failures in their shortest form. */
  readonly failures: readonly { readonly walk: Walk; readonly failure: Failure }[];
  /** What only a page can show; left out if only the chart was walked. */
  readonly page?: PageFacts;
}

export interface PageFacts {
  readonly disagreements: readonly Disagreement[];
  /** How often an event was sent directly because it had no control, by type. */
  readonly sentDirectly: ReadonlyMap<string, number>;
  /** Who carried out the steps. */
  readonly shares: Shares;
  readonly seconds: number;
}

export interface ExamineOptions {
  readonly coverage: Coverage;
  /** Walks that failed before; they run first. */
  readonly first?: readonly Walk[];
  targetFor(entry: CatalogueEntry): Target;
}

/** Plans a chart's walks, runs them, and shortens every failure to its fewest steps (QAP-02). */
export async function examined(entry: CatalogueEntry, options: ExamineOptions): Promise<Examination> {
  const plan = planOf(entry, options.coverage);
  const known = (options.first ?? []).filter(({ chart }) => chart === entry.slug);
  return walked(plan, [...known, ...plan.walks], () => options.targetFor(entry));
}

export interface WalkOptions {
  /** Whether everything the chart ignores at a moment is tried there too. */
  readonly triesRefusals?: boolean;
  /** After this many, the remaining walks are skipped. */
  readonly maxFailures?: number;
}

interface Trial {
  readonly freshTarget: () => Target;
  readonly triesRefusals: boolean;
}

/** Runs walks of a plan, each on a fresh target. */
export async function walked(
  plan: Plan,
  walks: readonly Walk[],
  freshTarget: () => Target,
  { triesRefusals = true, maxFailures = Infinity }: WalkOptions = {},
): Promise<Examination> {
  const { chart, book } = plan;
  const trying = () => (triesRefusals ? { tried } : {});
  const tried = new Set<number>();
  const outcomes: Outcome[] = [];
  const failures = new Map<string, { walk: Walk; failure: Failure }>();
  for (const walk of walks) {
    if (failures.size >= maxFailures) break;
    const outcome = await run(chart, book, walk, freshTarget(), trying()).catch((error: unknown) =>
      gone(walk, error),
    );
    outcomes.push(outcome);
    if (!outcome.failure) continue;
    const short = await shortest(plan, walk, outcome.failure, { freshTarget, triesRefusals });
    failures.set(short.walk.id, short);
  }
  return examinationOf(plan, outcomes, [...failures.values()]);
}

/** The combined result of a plan's walks. */
export function examinationOf(
  plan: Plan,
  outcomes: Examination['outcomes'],
  failures: Examination['failures'],
): Examination {
  const visits = new Map<string, number>();
  for (const { covered } of outcomes) {
    for (const target of covered) visits.set(target, (visits.get(target) ?? 0) + 1);
  }
  const uncovered = plan.feasible.filter((target) => !visits.has(target));
  return { plan, outcomes, visits, uncovered, failures };
}

async function shortest(
  { chart, book }: Plan,
  walk: Walk,
  failure: Failure,
  { freshTarget, triesRefusals }: Trial,
) {
  const failureOf = async (one: Walk) =>
    (await run(chart, book, one, freshTarget(), triesRefusals ? { tried: new Set() } : {})).failure;
  if (failure.step < 0) return { walk, failure };
  const short = await shrunk(chart, book, walk, failure.step, async (one) => (await failureOf(one)) !== null);
  return { walk: short, failure: (await failureOf(short)) ?? failure };
}

/** A saved walk that the chart no longer allows hasn't failed: the chart has changed. */
function gone(walk: Walk, error: unknown): Outcome {
  if (!(error instanceof StepNotOffered)) throw error;
  return { walk, covered: new Set(), failure: null, milliseconds: 0, attempts: 0, isOutdated: true };
}
