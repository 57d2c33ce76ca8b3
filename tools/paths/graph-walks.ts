import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import type { Edge } from './chart.ts';
import { pathsOf } from './graph.ts';
import type { Plan } from './plan.ts';
import { walkOf, type Walk } from './walk.ts';

export const pathKinds = ['shortest', 'simple'] as const;

/** The paths that xstate finds in a chart's graph: the shortest to everything, or all that visit no state twice. */
export type PathKind = (typeof pathKinds)[number];

/** Charts with more moments have far too many simple paths: don't ask for them. */
export const maxMomentsForSimple = 25;

/** The paths that xstate/graph finds and that can be walked: it ignores time (QAP-01). */
export function pathWalks(entry: CatalogueEntry, plan: Plan, kind: PathKind): Walk[] {
  const { chart } = plan;
  const [start] = chart.starts;
  if (!start) return [];
  const walks = pathsOf(entry, kind).flatMap((events) => {
    const edges: Edge[] = [start];
    let at = start.to;
    for (const event of events) {
      const offer = chart
        .offersAt(at)
        .find((each) => each.event === event || (each.event.type === event.type && isSame(each.event, event)));
      if (!offer) return [];
      const edge = chart.step(at, offer);
      edges.push(edge);
      at = edge.to;
    }
    return [walkOf(chart.slug, edges)];
  });
  const byId = new Map(walks.filter(({ steps }) => steps.length > 0).map((walk) => [walk.id, walk]));
  return [...byId.values()];
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
