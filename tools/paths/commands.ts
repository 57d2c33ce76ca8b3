import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import { OptionsError } from '../support/options-error.ts';
import { chartTarget } from './chart-target.ts';
import { createSenders } from './senders.ts';
import { findingsOf } from './doctor.ts';
import { examined, walked, type Examination, type PageFacts } from './examine.ts';
import { randomWalks } from './explore.ts';
import { maxMomentsForSimple, pathWalks, type PathKind } from './graph-walks.ts';
import { rulesOf } from './laws/law-rules.ts';
import type { Failure } from './target.ts';
import { shotsFolder, walkPages, type PageWalkOptions } from './page/walk-pages.ts';
import { oracleFindings } from './oracles.ts';
import { countsOf, planOf, stepsOf } from './plan.ts';
import { chartOfRecording, recordingIn, walkOfRecording } from './recording.ts';
import { keepRegression, readRegressions, walkOfFile } from './regressions.ts';
import { junit } from './report/junit.ts';
import { coverageDrawer } from './report/coverage-drawer.ts';
import { reportPage } from './report/report.ts';
import { sharesText } from './page/shares.ts';
import { differences, keepResults, readResults, resultsOf } from './results.ts';
import type { Coverage } from './targets.ts';
import { trailOf } from './walk.ts';
import { worded } from './words.ts';
import { extensions, written, type Format } from './write.ts';

/** What a command works on. */
export interface Bench {
  readonly entries: readonly CatalogueEntry[];
  /** The folder of plans, reports and saved failures. */
  readonly folder: string;
  readonly say: (line: string) => void;
}

/** Steps per second in a browser, measured on two cores. */
const stepsPerSecond = 15;

const maxGaps = 5;
const maxText = 400;
const before = 60;
const arrow = ' → ';

/** Lists the charts with the size of their plans. */
export function listCharts({ entries, say }: Bench): boolean {
  const rows = entries.map((entry) => {
    const { chart, feasible, walks } = planOf(entry);
    const steps = stepsOf(walks);
    const seconds = Math.ceil(steps / stepsPerSecond);
    const { pair } = countsOf(feasible);
    return [entry.slug, chart.states.length, chart.definitions.size, pair, walks.length, steps, seconds];
  });
  const sums = [2, 3, 4, 5, 6].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
  say(line(['chart', 'states', 'transitions', 'pairs', 'walks', 'steps', 'browser, s']));
  for (const row of rows) say(line(row));
  say(line([`${rows.length} charts`, rows.reduce((sum, row) => sum + Number(row[1]), 0), ...sums]));
  return true;
}

/** Saves the plan of every chart, or the paths that xstate finds in its graph. */
export async function generate(
  { entries, folder, say }: Bench,
  coverage: Coverage,
  kind: PathKind | null,
): Promise<boolean> {
  for (const entry of entries) {
    const plan = planOf(entry, coverage);
    if (kind === 'simple' && plan.moments > maxMomentsForSimple) {
      throw new OptionsError(
        `${entry.slug} has ${plan.moments} moments: too many for simple paths. Use --paths shortest.`,
      );
    }
    const walks = kind === null ? plan.walks : pathWalks(entry, plan, kind);
    const file = join(folder, 'plans', `${entry.slug}.json`);
    await keep(file, `${JSON.stringify({ chart: entry.slug, coverage: kind ?? coverage, walks }, null, 1)}\n`);
    say(`${file}: ${walks.length} walks, ${stepsOf(walks)} steps`);
  }
  return true;
}

/** How walks are run. */
export interface RunOptions extends PageWalkOptions {
  readonly on: 'chart' | 'page';
  /** The lowest accepted coverage of what's feasible, in percent. */
  readonly min: number;
}

/** Runs every walk, starting with those that failed last time; true if all went as planned. */
export async function runWalks(bench: Bench, options: RunOptions): Promise<boolean> {
  const examinations = await examineAll(bench, options);
  const isHeld = options.on === 'page' || (await tellOracles(bench, examinations));
  return areInOrder(examinations, options.min) && isHeld;
}

/** The same, with a report for people and one for a build server. */
export async function report(bench: Bench, options: RunOptions): Promise<boolean> {
  const resultsFile = join(bench.folder, options.on === 'page' ? 'last-run-on-page.json' : 'last-run.json');
  const before = await readResults(resultsFile);
  const examinations = await examineAll(bench, options);
  const now = resultsOf(examinations);
  const folder = join(bench.folder, 'report');
  const draw = await coverageDrawer(examinations, options.withShots ? join(folder, shotsFolder) : null);
  await keep(join(folder, 'index.html'), reportPage(examinations, differences(before, now), draw));
  await keep(join(folder, 'junit.xml'), junit(examinations));
  await keepResults(resultsFile, before, now);
  bench.say(join(folder, 'index.html'));
  return areInOrder(examinations, options.min);
}

/** Writes every walk in words. */
export async function writeWalks(
  { entries, folder, say }: Bench,
  coverage: Coverage,
  format: Format,
): Promise<boolean> {
  for (const entry of entries) {
    const plan = planOf(entry, coverage);
    const file = join(folder, 'written', `${entry.slug}.${extensions[format]}`);
    await keep(
      file,
      written(
        format,
        plan.walks.map((walk) => worded(entry, trailOf(plan.chart, plan.book, walk))),
        format === 'md' || format === 'gherkin' ? rulesOf(plan) : [],
      ),
    );
    say(file);
  }
  return true;
}

/**
 * Runs a saved walk, or one chart's part of a session saved by the flow room, step by step. False if a recorded step
 * matches nothing in the chart.
 */
export async function replay(bench: Bench, file: string, asked: string | null = null): Promise<boolean> {
  const content = await contentOf(file);
  const recording = recordingIn(content);
  const saved = walkOfFile(content);
  const slug = saved?.chart ?? (recording && chartOfRecording(recording, file, asked));
  const entry = bench.entries.find((each) => each.slug === slug);
  if (!entry) throw new OptionsError(`${file} contains no walk and no recording of an existing chart.`);
  const plan = planOf(entry, 'states');
  const found = recording && walkOfRecording(plan.chart, recording);
  const walk = saved ?? found?.walk;
  if (!walk) throw new OptionsError(`${file} contains no walk and no recording.`);
  for (const { action, sees } of worded(entry, trailOf(plan.chart, plan.book, walk)).steps) {
    bench.say([action, ...sees.map((text) => `    ${text}`)].join('\n'));
  }
  const lost = found?.lost ?? null;
  if (lost !== null) {
    bench.say(
      `✗ ${slug}: step ${lost.index + 1} of the recording, ${lost.event}, matches none of the chart’s cases`,
    );
    return false;
  }
  const examination = await walked(plan, [walk], () => chartTarget(entry));
  tell(bench, examination);
  return examination.failures.length === 0;
}

async function contentOf(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OptionsError(`Couldn’t read ${file}. Name a file that npm run paths or the flow room saved.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new OptionsError(`${file} isn’t JSON. Name a file that npm run paths or the flow room saved.`);
  }
}

/** Runs random walks beyond the plan; failures are saved in their shortest form. */
export async function explore(bench: Bench, seed: number, walks: number, steps: number): Promise<boolean> {
  let failures = 0;
  for (const entry of bench.entries) {
    const plan = planOf(entry, 'states');
    const examination = await walked(plan, randomWalks(plan, { seed, walks, steps }), () => chartTarget(entry));
    await keepFailures(bench, examination);
    failures += examination.failures.length;
  }
  bench.say(
    `${bench.entries.length} charts, ${walks} walks of ${steps} steps each, seed ${seed}: ${failures} failed`,
  );
  return failures === 0;
}

/** Lists what somebody should look at in the charts; true if there's nothing. */
export function examineHealth({ entries, say }: Bench): boolean {
  const sentTo = createSenders();
  const findings = entries.flatMap((entry) => findingsOf(planOf(entry), sentTo(entry.machine.id)));
  for (const { chart, kind, subject } of findings) say(`${chart}: ${kind}: ${subject}`);
  const reasons = entries.flatMap(({ slug, infeasible }) =>
    Object.entries(infeasible ?? {}).map(([id, why]) => [slug, id, why]),
  );
  for (const [slug, id, why] of reasons) say(`${slug}: can’t happen: ${id}: ${why}`);
  say(`${entries.length} charts, ${findings.length} findings, ${reasons.length} explained`);
  return findings.length === 0;
}

async function examineAll(bench: Bench, options: RunOptions): Promise<Examination[]> {
  const done = async (examination: Examination) => {
    tell(bench, examination);
    await keepFailures(bench, examination);
  };
  if (options.on === 'page') return walkPages(bench, options, done);
  const first = await readRegressions(join(bench.folder, 'regressions'));
  const examinations: Examination[] = [];
  for (const entry of bench.entries) {
    const { coverage } = options;
    const examination = await examined(entry, { coverage, first, targetFor: chartTarget });
    await done(examination);
    examinations.push(examination);
  }
  return examinations;
}

/** What laws and records say about walked charts; true if both are in order. */
async function tellOracles({ say }: Bench, examinations: readonly Examination[]): Promise<boolean> {
  let found = 0;
  for (const { plan } of examinations) {
    const findings = await oracleFindings(plan);
    if (findings.length > 0) say(`✗ ${plan.entry.slug}`);
    for (const finding of findings) say(`  ${finding}`);
    found += findings.length;
  }
  return found === 0;
}

function tell({ say }: Bench, { plan, outcomes, uncovered, failures, page }: Examination): void {
  const counts = countsOf(plan.feasible);
  const facts = `${outcomes.length} walks, ${counts.transition} transitions, ${counts.pair} pairs, ${counts.guard} guard results`;
  const outdated = outcomes.filter(({ isOutdated }) => isOutdated).map(({ walk }) => walk.id);
  say(`${failures.length === 0 ? '✓' : '✗'} ${plan.entry.slug}: ${facts}`);
  for (const id of outdated) say(`  ${id} belongs to an older version of the chart`);
  for (const target of uncovered.slice(0, maxGaps)) say(`  not covered: ${target}`);
  if (uncovered.length > maxGaps) say(`  and ${uncovered.length - maxGaps} more are not covered`);
  for (const target of plan.unexplained) say(`  can’t happen, no reason given: ${target}`);
  for (const { walk, failure } of failures) {
    say(`  ${walk.id}: ${walk.steps.map(({ event }) => event).join(' → ')}`);
    const from = differingFrom(failure);
    say(`    expected ${partOf(failure.expected, from.expected)}`);
    say(`    got      ${partOf(failure.got, from.got)}`);
  }
  if (page) tellPage(say, page);
}

/** Where the page differs from the chart, and what was sent directly because the page has no control for it. */
function tellPage(say: Bench['say'], { disagreements, sentDirectly, shares, seconds }: PageFacts): void {
  say(`  ${seconds.toFixed(1)} s on the page; ${sharesText(shares)}`);
  for (const { event, state, what, reason } of disagreements) {
    if (reason === null) say(`  ${event} @ ${state}: ${what}`);
  }
  for (const [event, times] of sentDirectly) say(`  sent directly, without a control: ${event}, ${times} times`);
}

/** Where two long texts begin to differ. The expected one begins with the event. */
function differingFrom({ expected, got }: Failure): { readonly expected: number; readonly got: number } {
  const begin = Math.max(0, expected.indexOf(arrow) + arrow.length);
  let same = 0;
  while (same < got.length && expected[begin + same] === got[same]) same += 1;
  const at = Math.max(0, same - before);
  return { expected: begin + at, got: at };
}

function partOf(text: string, from: number): string {
  return from <= arrow.length && text.length < maxText ? text : `…${text.slice(from, from + maxText)}`;
}

async function keepFailures({ folder, say }: Bench, { failures }: Examination): Promise<void> {
  for (const failure of failures) say(`  saved: ${await keepRegression(join(folder, 'regressions'), failure)}`);
}

/** Whether something was walked, and all of it went as planned. */
export function areInOrder(examinations: readonly Examination[], min: number): boolean {
  return examinations.length > 0 && examinations.every((each) => isInOrder(each, min));
}

/** Whether nothing failed, enough is covered, and page and chart agree. */
export function isInOrder({ plan, uncovered, failures, page }: Examination, min: number): boolean {
  const covered = 100 * (1 - uncovered.length / Math.max(1, plan.feasible.length));
  const isAgreed = page?.disagreements.every(({ reason }) => reason !== null) ?? true;
  return failures.length + plan.unexplained.length === 0 && covered >= min && isAgreed;
}

async function keep(file: string, text: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
}

function line(cells: readonly (string | number)[]): string {
  return cells.map((cell, index) => (index === 0 ? String(cell).padEnd(20) : String(cell).padStart(12))).join('');
}
