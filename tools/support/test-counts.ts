import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface TestCounts {
  passed: number;
  /** Of the passed ones, those that needed a second try. */
  flaky?: number;
  failed: number;
  skipped: number;
}

const count = z.number().int();
const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});
const playwrightReport = z.object({
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
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of Playwright's JSON report; an error outside of any test counts as one failure. */
export function playwrightCounts(reportFile: string): TestCounts {
  const report = readReport(reportFile, playwrightReport);
  if (!report) return noTests;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, flaky, failed: unexpected + report.errors.length, skipped };
}

export function addCounts(all: readonly TestCounts[]): TestCounts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    noTests,
  );
}

function readReport<Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> | undefined {
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
