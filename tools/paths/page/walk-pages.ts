import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { startShop } from '../../../tests/support/platform/shop-process.ts';
import { browserLaunchOptions } from '../../browser.ts';
import { buildStale } from '../../build.ts';
import type { Bench } from '../commands.ts';
import type { Examination } from '../examine.ts';
import { countsOf, stepsOf } from '../plan.ts';
import type { Coverage } from '../targets.ts';
import { hasAdapter, isOfPages } from './adapters.ts';
import { runOnPage } from './run-on-page.ts';

export interface PageWalkOptions {
  readonly coverage: Coverage;
  readonly workers: number;
  readonly withShots: boolean;
  readonly language: Language;
}

/** The folder of a run's pictures, beside its report. */
export const shotsFolder = 'shots';

/** Runs the walks of every shopper's chart on the pages of a real shop (QAP-03). */
export async function walkPages(
  { entries, folder, say }: Bench,
  { coverage, workers, withShots, language }: PageWalkOptions,
  done: (examination: Examination) => Promise<void>,
): Promise<Examination[]> {
  const walked = entries.filter(isOfPages);
  const missing = walked.filter(({ slug }) => !hasAdapter(slug)).map(({ slug }) => slug);
  if (missing.length > 0) throw new Error(`No adapter for the page of ${missing.join(', ')}`);
  await buildStale();
  const shop = await startShop();
  const browser = await chromium.launch(await browserLaunchOptions());
  const began = performance.now();
  try {
    const shots = withShots ? join(folder, 'report', shotsFolder) : null;
    const examinations = await runOnPage(browser, {
      url: shop.url,
      language,
      entries: walked,
      coverage,
      workers,
      shots,
      done,
    });
    const silent = walked.filter(({ slug }) => !examinations.some(({ plan }) => plan.entry.slug === slug));
    if (silent.length > 0) throw new Error(`Nothing was walked for ${silent.map(({ slug }) => slug).join(', ')}`);
    const walks = examinations.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
    const steps = examinations.reduce((sum, { plan }) => sum + stepsOf(plan.walks), 0);
    const pairs = examinations.reduce((sum, { plan }) => sum + countsOf(plan.feasible).pair, 0);
    const seconds = Math.round((performance.now() - began) / 1000);
    say(`${examinations.length} charts, ${walks} walks, ${steps} steps, ${pairs} pairs in ${seconds} s`);
    return examinations;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
