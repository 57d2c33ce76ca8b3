import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkSteps } from './support/check-steps.ts';
import { projectRoot, runSteps, type Step, type StepResult } from './support/steps.ts';
import { addCounts, playwrightCounts, type TestCounts, vitestCounts } from './support/test-counts.ts';

const began = performance.now();
const reports = join(projectRoot, 'node_modules', '.cache', 'test');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const buildStep: Step = {
  name: 'build',
  program: 'node',
  args: ['tools/build.ts'],
  limitSeconds: 400,
};
const advisoriesStep: Step = {
  name: 'advisories',
  program: 'node',
  args: ['tools/advisories.ts'],
  limitSeconds: 60,
};
const vitestStep: Step = {
  name: 'vitest',
  program: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  limitSeconds: 1_500,
  live: true,
};
const playwrightStep: Step = {
  name: 'playwright',
  program: 'playwright',
  args: ['test', '--reporter=list,json'],
  limitSeconds: 3_000,
  live: true,
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
};

console.log('Checks and build');
// One of them waits for the network.
const prepared = await runSteps([buildStep, advisoriesStep, ...checkSteps], 3);
const built = prepared.some((result) => result.name === 'build' && result.ok);

console.log('\nRules, flows, server and architecture');
const vitest = await runSteps([vitestStep], 1);

console.log('\nBrowser');
const playwright = built ? await runSteps([playwrightStep], 1) : [];
if (!built) console.log('Not run: there is no build to open.');

const vitestTests = vitestCounts(vitestReport);
const playwrightTests = playwrightCounts(playwrightReport);
const steps = [...prepared, ...vitest, ...playwright];
const brokenSteps = steps.filter((result) => !result.ok && !isToldByItsTests(result));
const total = addCounts([
  vitestTests,
  playwrightTests,
  { passed: 0, failed: brokenSteps.length + (built ? 0 : 1), skipped: 0 },
]);

console.log('\nSummary');
for (const step of steps) console.log(`  ${step.ok ? 'ok  ' : 'FAIL'} ${step.name}${countsOf(step)}`);
console.log(`  ${((performance.now() - began) / 1_000).toFixed(0)} s`);
if (total.skipped > 0) console.log(`  ${total.skipped} skipped`);
for (const line of total.told ?? []) console.log(`  ${line}`);
if ((total.flaky ?? 0) > 0) console.log(`  ${total.flaky ?? 0} passed only at another try`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** A failed test run is counted by its failed tests, not once more as a step. */
function isToldByItsTests(result: StepResult): boolean {
  return (testsOf(result)?.failed ?? 0) > 0;
}

function testsOf(result: StepResult): TestCounts | undefined {
  if (result.name === vitestStep.name) return vitestTests;
  if (result.name === playwrightStep.name) return playwrightTests;
  return undefined;
}

function countsOf(result: StepResult): string {
  const counts = testsOf(result);
  return counts ? `: ${counts.passed} passed, ${counts.failed} failed` : '';
}
