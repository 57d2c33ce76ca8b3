import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprint, sources } from '../../tools/build.ts';

test('RUN-01 a build is known by its sources, wherever the project is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mantra-build-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const [here, there] = [join(folder, 'here'), join(folder, 'there')];
  for (const source of sources) {
    const isFile = /\.\w+$/u.test(source);
    const file = isFile ? join(here, source) : join(here, source, 'one.ts');
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, source);
  }
  await cp(here, there, { recursive: true });
  expect(await fingerprint(there)).toBe(await fingerprint(here));
  await appendFile(join(there, 'src/one.ts'), ' ');
  expect(await fingerprint(there)).not.toBe(await fingerprint(here));
});
