import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { browserLaunchOptions } from '../../tools/browser.ts';
import { checkSteps } from '../../tools/support/check-steps.ts';

test('RUN-02 one command installs and one tests: types, lint, format, unused code, then every test there is', async () => {
  const steps = (await readFile('.ci/run', 'utf8')).split('\n').filter((line) => line.startsWith('npm '));
  expect(steps).toEqual(['npm ci', 'npm test']);
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile('package.json', 'utf8')));
  expect(scripts['test']).toContain('tools/test.ts');
  expect(checkSteps.map(({ program }) => program)).toEqual(['tsc', 'oxlint', 'knip', 'oxfmt']);
});

const hasPackedBrowser = process.platform === 'linux' && process.arch === 'x64' && !process.env['SHOP_BROWSER'];

test.runIf(hasPackedBrowser)(
  'RUN-02 the browser of the tests came with the packages',
  { timeout: 240_000 },
  async () => {
    const { executablePath = '' } = await browserLaunchOptions();
    expect(executablePath).toMatch(/node_modules\/\.cache\/browser\/|ms-playwright/u);
  },
);
