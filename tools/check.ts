import { checkSteps } from './support/check-steps.ts';
import { runSteps } from './support/steps.ts';

const results = await runSteps(checkSteps, 2);
const failed = results.filter((result) => !result.ok);
console.log(
  failed.length === 0 ? 'All checks pass.' : `Failed: ${failed.map((result) => result.name).join(', ')}.`,
);
if (failed.length > 0) process.exitCode = 1;
