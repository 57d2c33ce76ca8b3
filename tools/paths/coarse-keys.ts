import type { Chart, Edge } from './chart.ts';
import { outcomeOf } from './cover.ts';
import type { Plan } from './plan.ts';
import { randomWalks } from './explore.ts';
import { trailOf } from './walk.ts';

const search = { seed: 1, walks: 10, steps: 40 };

/**
 * Events that do different things at moments with the same key. The key then lacks what decides, and the plan may
 * include too much or too little. Random walks look for them, so finding none proves nothing.
 */
export function coarseKeys(plan: Plan): string[] {
  const found = new Set<string>(plan.surprises);
  for (const walk of randomWalks(plan, search)) {
    for (const { to, isRefused } of trailOf(plan.chart, plan.book, walk).edges) {
      if (!isRefused) differing(plan.chart, to).forEach((event) => found.add(event));
    }
  }
  return [...found].toSorted();
}

function differing(chart: Chart, moment: Edge['to']): string[] {
  const planned = new Map(chart.edgesAt(moment).map((edge) => [nameOf(edge), edge]));
  const offers = chart.offersAt(moment);
  if (offers.length !== planned.size) return ['what can happen'];
  return offers.flatMap((offer) => {
    const edge = planned.get(nameOf(offer));
    // Where it leads shows in what can happen there. Of two timers, either may be due first.
    return edge && outcomeOf(edge) === outcomeOf(chart.step(moment, offer)) ? [] : [nameOf(offer)];
  });
}

function nameOf({ event, index }: Pick<Edge, 'event' | 'index'>): string {
  return `${event.type} ${index}`;
}
