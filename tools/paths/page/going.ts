import { test as base } from '@playwright/test';
import { startShop } from '../../../tests/support/platform/shop-process.ts';
import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import { planOf, type Plan } from '../plan.ts';
import { exactOf, timerOf } from '../moment.ts';
import { trailOf, type Trail, type Walk } from '../walk.ts';
import { adapterFor } from './adapters.ts';
import { Agreement } from './agreement.ts';
import { pageTarget } from './page-target.ts';

/** A walk under way: each step is taken on the page and compared with the plan. */
interface Going {
  begin(walk: Walk): Promise<void>;
  step(index: number): Promise<void>;
}

interface Under {
  /** This worker's own shop, or the one at PUBLIC_ORIGIN. */
  readonly address: string;
}

/** The test function of what `npm run paths -- write --format playwright` writes; written.config.ts runs those. */
export const test = base.extend<{ going: Going }, Under>({
  address: [
    async ({}, provide) => {
      const given = process.env['PUBLIC_ORIGIN'];
      if (given !== undefined) return provide(given);
      const shop = await startShop();
      await provide(shop.url);
      return shop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ address }, provide) => provide(address),
  going: async ({ page }, provide) => {
    let target: ReturnType<typeof pageTarget> | null = null;
    let trail: Trail | null = null;
    const checked = async (edge: Trail['edges'][number] | undefined, index: number) => {
      if (!edge || !target) throw new Error(`The walk has no step ${index + 1}`);
      const got = await target.differenceTo(edge.to);
      if (got !== null) throw new Error(`${edge.event.type} → ${exactOf(edge.to.snapshot)}\n${got}`);
    };
    await provide({
      async begin(walk) {
        const { entry, chart, book } = planFor(walk.chart);
        const adapter = adapterFor(entry, chart);
        if (!adapter) throw new Error(`${walk.chart} has no adapter for its page`);
        trail = trailOf(chart, book, walk);
        target = pageTarget(page, { entry, chart, adapter, agreement: new Agreement() });
        const [start] = trail.edges;
        if (start) await target.begin(start);
        await checked(start, -1);
      },
      async step(index) {
        const edge = trail?.edges[index + 1];
        const before = trail?.edges.slice(0, index + 1).findLast(({ isRefused }) => !isRefused);
        if (!edge || !before || !target) throw new Error(`The walk has no step ${index + 1}`);
        if (edge.isRefused) await target.attempt(edge);
        else await target.happen(edge, timerOf(before.to, edge.event)?.left ?? null);
        await checked(edge.isRefused ? before : edge, index);
        if (!edge.isRefused) await target.seen?.(edge);
      },
    });
  },
});

const plans = new Map<string, Plan>();

function planFor(slug: string): Plan {
  const entry = catalogue.find((each) => each.slug === slug);
  if (!entry) throw new Error(`There’s no chart called ${slug}`);
  const plan = plans.get(slug) ?? planOf(entry, 'states');
  plans.set(slug, plan);
  return plan;
}
