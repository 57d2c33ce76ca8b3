import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readBenchOptions } from '../../tools/bench/options.ts';
import { browserLaunchOptions } from '../../tools/browser.ts';
import { checkSteps } from '../../tools/support/check-steps.ts';
import { projectRoot } from '../../tools/support/steps.ts';

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

test.for([
  ['PRF-03', 'bench.ts', '--help', 'There’s no option --help.\n\nnpm run bench -- [--scale N] [--no-lighthouse]'],
  ['PRF-04', 'bench.ts', '--scale 12', '--scale is “12”: use a whole number from 100 to 1000000.'],
  ['RUN-01', 'build.ts', 'page', 'There’s no part “page”: use pages or server.'],
  ['ADM-01', 'guide.ts', 'orders.png', 'There’s no picture “orders.png”. There are '],
  ['FLO-05', 'gallery.ts', '--theme grey', '--theme is one of '],
] as const)('%s tools/%s refuses “%s”, says what is allowed, and does nothing', ([, tool, typed, said]) => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(projectRoot, 'tools', tool), ...typed.split(' ')],
    { encoding: 'utf8', timeout: 60_000 },
  );
  expect({ status, stdout, isSaid: stderr.startsWith(said), stderr }).toEqual({
    status: 2,
    stdout: '',
    isSaid: true,
    stderr,
  });
});

test('PRF-02 the bench reads its flags as they are typed', () => {
  expect(readBenchOptions([])).toEqual({ scale: null, hasLighthouse: true });
  expect(readBenchOptions(['--no-lighthouse'])).toEqual({ scale: null, hasLighthouse: false });
  expect(readBenchOptions(['--scale', '1000000'])).toEqual({ scale: 1_000_000, hasLighthouse: true });
});
