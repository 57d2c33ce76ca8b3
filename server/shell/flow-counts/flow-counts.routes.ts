import type { FastifyInstance } from 'fastify';
import { readFlowCounts, reportFlowCounts } from '../../../src/contract/shell/flow-counts.calls.ts';
import { countedShare, figuresOf, type StepCount } from '../../../src/domain/shell/flow-count.ts';
import type { CountedNames } from '../../../src/machines/flows/registry/counted-names.ts';
import { indianDay } from '../../platform/list/indian-day.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { route } from '../../platform/http/route.ts';
import { countSteps, readCounts } from './flow-counts.queries.ts';

/** The steps that visitors took, counted by their browsers after they agreed (FLO-07). */
export function flowCountsRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, settings, business } = context;

  route(app, context, reportFlowCounts, async ({ body: { device, counts } }) => {
    if (!business.tracking().countsFlows) return;
    const known = onceEach(counts, await allNames());
    if (known.length > 0) await countSteps(database, { day: indianDay(clock()), device, counts: known });
  });

  route(app, context, readFlowCounts, async ({ query }) => ({
    share: countedShare[settings.mode],
    isOn: business.tracking().countsFlows,
    ...figuresOf(query.chart, await readCounts(database, query)),
  }));
}

let loaded: Promise<CountedNames> | undefined;

/** The names of every chart that shoppers use. A shop that counts nothing never loads the charts. */
async function allNames(): Promise<CountedNames> {
  loaded ??= import('../../../src/machines/flows/registry/counted-names.ts').then(({ countedNames }) =>
    countedNames(),
  );
  return loaded;
}

/** The counts of steps that exist. One that a report repeats counts once. */
function onceEach(counts: readonly StepCount[], names: CountedNames): readonly StepCount[] {
  const known = counts.filter(({ chart, kind, name }) => names.get(chart)?.[kind].has(name) === true);
  return [...new Map(known.map((count) => [`${count.chart} ${count.kind} ${count.name}`, count])).values()];
}
