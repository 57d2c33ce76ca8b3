import type { Law } from '../../../src/machines/kit/laws.ts';
import { arrivalsOf, wayOf } from '../arrivals.ts';
import type { Chart, Edge } from '../chart.ts';
import { lawStepOf, lawStepsOf } from './law-steps.ts';

/** A law, and the steps of a walk whose last one breaks it. */
export interface LawBreak {
  readonly law: Law;
  readonly edges: readonly Edge[];
}

export interface LawFindings {
  /** Each broken law once, by the first walk found. */
  readonly breaks: readonly LawBreak[];
  /** Laws about something that no step did. */
  readonly idle: readonly Law[];
}

/**
 * Checks laws on a chart: those about single steps at every moment that it can reach, the others on the walks given
 * (LAW-01).
 */
export function checkLaws(chart: Chart, laws: readonly Law[], walks: Iterable<readonly Edge[]>): LawFindings {
  const breaks = new Map<Law, LawBreak>();
  const applied = new Set<Law>();
  checkMoments(
    chart,
    laws.filter(({ isLocal }) => isLocal),
    breaks,
    applied,
  );
  const longer = laws.filter(({ isLocal }) => !isLocal);
  if (longer.length > 0) {
    for (const edges of walks) checkWalk(edges, longer, breaks, applied);
  }
  return { breaks: [...breaks.values()], idle: laws.filter((law) => !applied.has(law)) };
}

function checkMoments(chart: Chart, laws: readonly Law[], breaks: Map<Law, LawBreak>, applied: Set<Law>): void {
  if (laws.length === 0) return;
  const watches = laws.map((law) => ({ law, watch: law.watch() }));
  const see = (edge: Edge, before: Edge['to'] | null, way: () => readonly Edge[]) => {
    const step = lawStepOf(before, edge, 0);
    for (const { law, watch } of watches) {
      const verdict = watch.see(step);
      if (verdict !== 'idle') applied.add(law);
      if (verdict === 'broken' && !breaks.has(law)) breaks.set(law, { law, edges: way() });
    }
  };
  for (const start of chart.starts) see(start, null, () => [start]);
  for (const arrival of arrivalsOf(chart).values()) {
    const { to } = arrival.edge;
    for (const edge of chart.edgesAt(to)) see(edge, to, () => [...wayOf(arrival), edge]);
  }
}

function checkWalk(
  edges: readonly Edge[],
  laws: readonly Law[],
  breaks: Map<Law, LawBreak>,
  applied: Set<Law>,
): void {
  const steps = lawStepsOf(edges);
  for (const law of laws) {
    if (breaks.has(law)) continue;
    const watch = law.watch();
    for (const [index, step] of steps.entries()) {
      const verdict = watch.see(step);
      if (verdict !== 'idle') applied.add(law);
      if (verdict === 'broken') breaks.set(law, { law, edges: edges.slice(0, index + 1) });
      if (verdict === 'broken') break;
    }
  }
}
