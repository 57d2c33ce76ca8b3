import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import type { Edge } from './chart.ts';
import { pathsOf } from './graph.ts';
import type { Plan } from './plan.ts';
import { walkOf, type Walk } from './walk.ts';

export const pathKinds = ['shortest', 'simple'] as const;

/** As xstate finds them in a chart's graph: the shortest way to everything, or all ways that pass no state twice. */
export type PathKind = (typeof pathKinds)[number];

/** All simple ways are countless in a chart of many moments. */
const maxMomentsForSimple = 25;

/** The paths that xstate/graph finds, as far as they can really be gone: it knows nothing of time (QAP-01). */
export function pathWalks(entry: CatalogueEntry, plan: Plan, kind: PathKind): Walk[] {
  if (kind === 'simple' && plan.moments > maxMomentsForSimple) {
    throw new Error(`${entry.slug} has ${plan.moments} moments: too many for all simple paths; take the shortest`);
  }
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
