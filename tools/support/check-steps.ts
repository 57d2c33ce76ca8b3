import type { Step } from './steps.ts';

/** What every change has to pass before any test runs. */
export const checkSteps: readonly Step[] = [
  { name: 'types', program: 'tsc', args: ['-p', '.', '--noEmit', '--checkers', '1'], limitSeconds: 400 },
  // Its checker of types takes a third less processor with one thread, and other steps run beside it (decision 61).
  { name: 'lint', program: 'oxlint', args: [], limitSeconds: 400, environment: { GOMAXPROCS: '1' } },
  { name: 'unused code', program: 'knip', args: ['--no-progress'], limitSeconds: 400 },
  { name: 'format', program: 'oxfmt', args: ['--check', '.'], limitSeconds: 400 },
];
