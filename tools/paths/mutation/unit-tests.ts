import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { projectRoot } from '../../support/steps.ts';
import { textOf } from '../../support/source.ts';
import { testsNear } from './chart-files.ts';
import { planted, type Mutant } from './mutant.ts';

/** Runs the unit tests near a chart with a fault in its folder. */
export interface UnitTests {
  /** Whether a test fails. */
  notice(slug: string, mutant: Mutant): Promise<boolean>;
  end(): Promise<void>;
}

/** One test runner for all faults, so that most files are transformed once. */
export async function unitTests(): Promise<UnitTests> {
  let fault: { readonly file: string; readonly text: string } | null = null;
  const runner: Vitest = await createVitest(
    'test',
    {
      root: projectRoot,
      config: false,
      watch: false,
      include: ['tests/**/*.test.{ts,tsx}'],
      reporters: [{}],
      // A cache of modules would know nothing of a fault.
      fsModuleCache: false,
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      bail: 1,
      testTimeout: 20_000,
    },
    {
      plugins: [
        {
          name: 'planted-fault',
          enforce: 'pre',
          transform: (_code, id) => (fault && id.split('?')[0] === fault.file ? fault.text : null),
        },
      ],
    },
  );
  return {
    async notice(slug, mutant) {
      const file = join(projectRoot, mutant.file);
      fault = { file, text: planted(textOf(mutant.file), mutant) };
      runner.invalidateFile(file);
      const tests = testsNear(slug).map((test) => join(projectRoot, test));
      const specifications = await Promise.all(tests.map((test) => runner.globTestSpecifications([test])));
      const { testModules, unhandledErrors } = await runner.runTestSpecifications(specifications.flat());
      fault = null;
      runner.invalidateFile(file);
      return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
    },
    end: () => runner.close(),
  };
}
