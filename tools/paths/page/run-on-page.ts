import type { Browser, BrowserContext } from '@playwright/test';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { speak } from '../../../src/domain/kit/text/text.ts';
import type { CatalogueEntry } from '../../../src/machines/flows/registry/chart-registry.ts';
import { examinationOf, walked, type Examination } from '../examine.ts';
import { planOf, type Plan } from '../plan.ts';
import type { Coverage } from '../targets.ts';
import type { Walk } from '../walk.ts';
import { adapterFor } from './adapters.ts';
import { Agreement } from './agreement.ts';
import { pageTarget } from './page-target.ts';
import { wordsIn } from '../../texts/dictionary.ts';
import { pageIn } from './page-in.ts';
import { shooter } from './shots.ts';

export interface PageRunOptions {
  /** The address of a shop in sandbox mode. */
  readonly url: string;
  /** Of the pages, and of what the charts say. */
  readonly language: Language;
  readonly entries: readonly CatalogueEntry[];
  readonly coverage: Coverage;
  readonly workers: number;
  /** The folder for a picture of every transition; null for none. */
  readonly shots: string | null;
  /** Called as soon as a chart is done. */
  done(examination: Examination): Promise<void>;
}

/** About this many steps run on one page. */
const stepsOfTask = 160;
const maxFailures = 2;
/** A page that hangs is closed after this long, and its walks have failed. */
const taskLimitMs = 600_000;

interface Task {
  readonly plan: Plan;
  readonly walks: readonly Walk[];
}

/** Runs the walks of charts on their pages, several pages at a time, in one language (QAP-03, LNG-01). */
export async function runOnPage(browser: Browser, options: PageRunOptions): Promise<Examination[]> {
  speak(wordsIn(options.language));
  try {
    return await walkedOnPage(browser, options);
  } finally {
    speak(null);
  }
}

async function walkedOnPage(browser: Browser, options: PageRunOptions): Promise<Examination[]> {
  const charts = options.entries.map((entry) => new ChartRun(entry, options));
  const tasks = charts.flatMap((chart) => chart.tasks);
  const work = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await task(browser);
  };
  await Promise.all(Array.from({ length: options.workers }, work));
  return charts.flatMap(({ result }) => result ?? []);
}

class ChartRun {
  readonly tasks: readonly ((browser: Browser) => Promise<void>)[];
  result: Examination | null = null;
  readonly #parts: Examination[] = [];
  readonly #agreement = new Agreement();
  readonly #plan: Plan;
  readonly entry: CatalogueEntry;
  readonly options: PageRunOptions;
  #milliseconds = 0;

  constructor(entry: CatalogueEntry, options: PageRunOptions) {
    this.entry = entry;
    this.options = options;
    this.#plan = planOf(entry, options.coverage);
    const pieces = piecesOf(this.#plan.walks);
    this.tasks = pieces.map((walks) => async (browser) => {
      const began = performance.now();
      this.#parts.push(await this.#walk(browser, { plan: this.#plan, walks }).catch(brokenOff(this.#plan, walks)));
      this.#milliseconds += performance.now() - began;
      if (this.#parts.length === pieces.length) await this.#finish();
    });
  }

  async #walk(browser: Browser, { plan, walks }: Task): Promise<Examination> {
    const adapter = adapterFor(this.entry, plan.chart);
    if (!adapter) throw new Error(`${this.entry.slug} has no adapter for its page`);
    const context = await freshContext(browser, this.options.url);
    const limit = setTimeout(() => {
      context.close().catch(() => {});
    }, taskLimitMs);
    try {
      const page = pageIn(this.options.language, await context.newPage());
      const target = pageTarget(page, {
        entry: this.entry,
        chart: plan.chart,
        adapter,
        agreement: this.#agreement,
        ...(this.options.shots === null ? {} : { shoot: shooter(this.options.shots, this.entry.slug) }),
      });
      return await walked(plan, walks, () => target, { triesRefusals: false, maxFailures });
    } finally {
      clearTimeout(limit);
      await context.close();
    }
  }

  async #finish(): Promise<void> {
    this.result = {
      ...examinationOf(
        this.#plan,
        this.#parts.flatMap(({ outcomes }) => outcomes),
        this.#parts.flatMap(({ failures }) => failures),
      ),
      page: {
        disagreements: this.#agreement.disagreements,
        sentDirectly: this.#agreement.sentDirectly,
        shares: this.#agreement.shares,
        seconds: this.#milliseconds / 1000,
      },
    };
    await this.options.done(this.result);
  }
}

/** If the page crashes, all its walks have failed. */
function brokenOff(plan: Plan, walks: readonly Walk[]) {
  return (error: unknown): Examination => {
    const got = error instanceof Error ? error.message : 'the page crashed';
    const [walk] = walks;
    const failures = walk ? [{ walk, failure: { step: -1, expected: 'a page that can be walked', got } }] : [];
    return examinationOf(plan, [], failures);
  };
}

/** Splits walks into parts of about the same length, so that a long chart runs on several pages at once. */
function piecesOf(walks: readonly Walk[]): Walk[][] {
  const pieces: Walk[][] = [];
  let steps = Infinity;
  for (const walk of walks) {
    if (steps >= stepsOfTask) {
      pieces.push([]);
      steps = 0;
    }
    pieces.at(-1)?.push(walk);
    steps += walk.steps.length;
  }
  return pieces;
}

function freshContext(browser: Browser, url: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
}
