import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBenchOptions } from '../../tools/bench/options.ts';
import { projectRoot } from '../../tools/support/steps.ts';

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
