import type { StateWalk, StateWalks } from '../../src/domain/flows/walk.ts';
import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import { chartOf } from '../paths/chart.ts';
import { activeStates } from '../paths/graph.ts';
import type { Moment } from '../paths/moment.ts';

/** More moments than this lead nowhere new. */
const maxMoments = 20_000;

/** The shortest way into every state in which the chart can rest; states that are only passed through have none. */
export function stateWalks(entry: CatalogueEntry): StateWalks {
  const chart = chartOf(entry);
  const walks = new Map<string, StateWalk>();
  const seen = new Set<number>();
  const queue: { moment: Moment; walk: StateWalk }[] = [];
  const visit = (moment: Moment, walk: StateWalk) => {
    if (seen.has(moment.number)) return;
    seen.add(moment.number);
    for (const id of activeStates(moment.snapshot)) if (!walks.has(id)) walks.set(id, walk);
    queue.push({ moment, walk });
  };
  chart.starts.forEach(({ to }, start) => visit(to, { start, steps: [] }));
  const wanted = chart.states.length;
  for (let at = 0; at < queue.length && at < maxMoments && walks.size < wanted; at += 1) {
    const { moment, walk } = queue[at] ?? {};
    if (!moment || !walk) break;
    for (const { event, index, to, isRefused } of chart.edgesAt(moment)) {
      if (!isRefused) visit(to, { ...walk, steps: [...walk.steps, [event.type, index]] });
    }
  }
  return Object.fromEntries(walks);
}

/** Whether the walks lead where they say, in the chart as it is today. */
export function areTrue(entry: CatalogueEntry, walks: StateWalks): boolean {
  const chart = chartOf(entry);
  return Object.entries(walks).every(([id, { start, steps }]) => {
    let moment = chart.starts[start]?.to;
    for (const [type, index] of steps) {
      const offer =
        moment && chart.offersAt(moment).find((each) => each.event.type === type && each.index === index);
      if (!moment || !offer) return false;
      moment = chart.step(moment, offer).to;
    }
    return moment !== undefined && activeStates(moment.snapshot).includes(id);
  });
}
