import type { Law } from '../../../src/machines/kit/laws.ts';
import { arrivalsOf, wayOf } from '../arrivals.ts';
import type { Edge } from '../chart.ts';
import type { Plan } from '../plan.ts';
import { trailOf, walkOf, type Trail } from '../walk.ts';
import { lawStepOf, lawStepsOf } from './law-steps.ts';

/** A law, and the shortest walk found whose last step it is about; null if it holds at every moment. */
export interface LawScenario {
  readonly law: Law;
  readonly trail: Trail | null;
}

const ofAllSteps: ReadonlySet<Law['form']> = new Set(['always', 'never', 'walk']);

/** What laws mean, each by an example (LAW-01). One that says nothing about any step has none, and is left out. */
export function lawScenarios({ chart, book, walks }: Plan, laws: readonly Law[]): LawScenario[] {
  const trails = walks.map((walk) => trailOf(chart, book, walk).edges);
  return laws.flatMap((law): LawScenario[] => {
    if (ofAllSteps.has(law.form)) return [{ law, trail: null }];
    const edges = law.isLocal ? firstStepOf(chart, law) : shortestOf(trails, law);
    return edges && edges.length > 1 ? [{ law, trail: trailOf(chart, book, walkOf(chart.slug, edges)) }] : [];
  });
}

/** The first step that the law is about; one that is refused only if there is no other. */
function firstStepOf(chart: Plan['chart'], law: Law): Edge[] | null {
  const watch = law.watch();
  let refused: Edge[] | null = null;
  for (const arrival of arrivalsOf(chart).values()) {
    const { to } = arrival.edge;
    const held = chart.edgesAt(to).filter((one) => watch.see(lawStepOf(to, one, 0)) === 'held');
    const edge = held.find(({ isRefused }) => !isRefused);
    if (edge) return [...wayOf(arrival), edge];
    refused ??= held[0] ? [...wayOf(arrival), held[0]] : null;
  }
  return refused;
}

function shortestOf(trails: readonly (readonly Edge[])[], law: Law): readonly Edge[] | null {
  const examples = trails.flatMap((edges) => {
    const watch = law.watch();
    const at = lawStepsOf(edges).findIndex((step) => watch.see(step) === 'held');
    return at < 1 ? [] : [edges.slice(0, at + 1)];
  });
  return examples.toSorted((one, other) => one.length - other.length)[0] ?? null;
}
