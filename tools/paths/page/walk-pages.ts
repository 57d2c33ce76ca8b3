import { join } from 'node:path';
import { startShop } from '../../../tests/support/shop-process.ts';
import { build, isBuilt } from '../../build.ts';
import { isInOrder, keepFailures, tell, type Bench } from '../commands.ts';
import { countsOf, stepsOf } from '../plan.ts';
import type { Coverage } from '../targets.ts';
import { hasAdapter } from './adapters.ts';
import { runOnPage, type PageExamination } from './run-on-page.ts';

export interface PageWalkOptions {
  readonly coverage: Coverage;
  readonly workers: number;
  readonly withShots: boolean;
}

/** Goes the walks of every shopper's chart on the pages of a real shop; true when all is as planned (QAP-03). */
export async function walkPages(bench: Bench, { coverage, workers, withShots }: PageWalkOptions): Promise<boolean> {
  const entries = bench.entries.filter(({ group }) => group === 'shopper');
  const able = entries.filter(({ slug }) => hasAdapter(slug));
  const missing = entries.filter((entry) => !able.includes(entry)).map(({ slug }) => slug);
  if (!(await isBuilt())) await build();
  const shop = await startShop();
  const began = performance.now();
  try {
    const examinations = await runOnPage({
      url: shop.url,
      entries: able,
      coverage,
      workers,
      shots: withShots ? join(bench.folder, 'report', 'shots') : null,
      done: async (examination) => {
        tellPage(bench, examination);
        await keepFailures(bench, examination);
      },
    });
    const walks = examinations.reduce((sum, { plan }) => sum + plan.walks.length, 0);
    const steps = examinations.reduce((sum, { plan }) => sum + stepsOf(plan.walks), 0);
    const pairs = examinations.reduce((sum, { plan }) => sum + countsOf(plan.feasible).pair, 0);
    const seconds = Math.round((performance.now() - began) / 1000);
    bench.say(`${examinations.length} charts, ${walks} walks, ${steps} steps, ${pairs} pairs in ${seconds} s`);
    for (const slug of missing) bench.say(`✗ ${slug} has no adapter for its page`);
    return missing.length === 0 && examinations.every(isPageInOrder);
  } finally {
    await shop.stop();
  }
}

function tellPage(bench: Bench, examination: PageExamination): void {
  tell(bench, examination);
  bench.say(`  ${examination.seconds.toFixed(1)} s on the page`);
  for (const { event, state, what, reason } of examination.disagreements) {
    if (reason === null) bench.say(`  ${event} @ ${state}: ${what}`);
  }
  for (const [event, times] of examination.told) bench.say(`  told without a control: ${event}, ${times} times`);
}

function isPageInOrder(examination: PageExamination): boolean {
  return isInOrder(examination) && examination.disagreements.every(({ reason }) => reason !== null);
}
