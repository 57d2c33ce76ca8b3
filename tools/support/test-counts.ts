import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface TestCounts {
  passed: number;
  /** Of the passed ones, those that needed another try. */
  flaky?: number;
  failed: number;
  skipped: number;
  /** A line for each test that failed, or that passed only at another try. */
  told?: readonly string[];
}

const count = z.number().int();
const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.nullish(z.array(z.string())) }),
      ),
    }),
  ),
});
/** A test tells what isn't a failure, but somebody should look at, as an annotation of this type. */
export const toldType = 'told';

interface Suite {
  specs: { tests: { annotations: { type: string; description?: string | undefined }[] }[] }[];
  suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(
      z.object({
        tests: z.array(
          z.object({
            annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
          }),
        ),
      }),
    ),
    suites: z.array(suite).optional(),
  }),
);
const playwrightReport = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  errors: z.array(z.unknown()),
});
const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 };

/** Counts of Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function vitestCounts(reportFile: string): TestCounts {
  const report = readReport(reportFile, vitestReport);
  if (!report) return noTests;
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  // A test that passed at another try still tells why it first failed.
  const fallen = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => (test.failureMessages ?? []).length > 0);
  return {
    passed: report.numPassedTests,
    flaky: fallen.filter((test) => test.status === 'passed').length,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    told: [
      ...unloaded.map((file) => `could not be loaded: ${file.name}`),
      ...fallen.map((test) => `${test.status} ${test.title}: ${beginningOf(test.failureMessages?.[0])}`),
    ],
  };
}

const maxTold = 400;

function beginningOf(message = ''): string {
  return message.replaceAll(/\s+/gu, ' ').slice(0, maxTold);
}

/** Counts of Playwright's JSON report; an error outside of any test counts as one failure. */
export function playwrightCounts(reportFile: string): TestCounts {
  const report = readReport(reportFile, playwrightReport);
  if (!report) return noTests;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const told = report.suites.flatMap(toldIn);
  return { passed: expected + flaky, flaky, failed: unexpected + report.errors.length, skipped, told };
}

function toldIn({ specs, suites = [] }: Suite): readonly string[] {
  const own = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations)
    .flatMap(({ type, description }) => (type === toldType && description !== undefined ? [description] : []));
  return [...own, ...suites.flatMap(toldIn)];
}

export function addCounts(all: readonly TestCounts[]): TestCounts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      flaky: (sum.flaky ?? 0) + (one.flaky ?? 0),
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      told: [...(sum.told ?? []), ...(one.told ?? [])],
    }),
    noTests,
  );
}

function readReport<Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> | undefined {
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
