import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressAll } from '../../../tools/compress.ts';
import { scratchFolder } from '../../support/platform/scratch.ts';

test('PRF-01 a build puts two copies beside each text of 1 kB and more, and compresses again only what has changed', async () => {
  const folder = await mkdtemp(join(scratchFolder(), 'mantra-compressed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [built, before] = [join(folder, 'built'), join(folder, 'before')];
  const build = async (files: Readonly<Record<string, string>>) => {
    await rm(built, { recursive: true, force: true });
    await mkdir(join(built, 'assets'), { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(built, name), text);
    await compressAll(built, before);
  };
  const text = async (name: string) => [
    brotliDecompressSync(await readFile(join(built, `${name}.br`))).toString(),
    gunzipSync(await readFile(join(built, `${name}.gz`))).toString(),
  ];
  const [same, old, changed] = ['same '.repeat(300), 'old '.repeat(300), 'changed '.repeat(300)];
  await build({ 'assets/a.js': same, 'assets/b.css': old, 'small.js': 'x', 'photo.avif': same });
  expect((await readdir(join(built, 'assets'))).toSorted()).toEqual(
    ['a.js', 'a.js.br', 'a.js.gz', 'b.css', 'b.css.br', 'b.css.gz'].toSorted(),
  );
  expect((await readdir(built)).toSorted()).toEqual(['assets', 'photo.avif', 'small.js']);
  expect(await text('assets/a.js')).toEqual([same, same]);

  // Content that was compressed before is reused, and copies that no file uses are removed.
  const first = await readdir(before);
  for (const name of first) await writeFile(join(before, name), `kept ${name.split('.')[1] ?? ''}`);
  await build({ 'assets/other-name.js': same, 'assets/b.css': changed });
  const taken = async (ending: string) => readFile(join(built, `assets/other-name.js.${ending}`), 'utf8');
  expect([await taken('br'), await taken('gz')]).toEqual(['kept br', 'kept gz']);
  const kept = await readdir(before);
  expect([kept.length, first.filter((name) => kept.includes(name)).length]).toEqual([4, 2]);
  expect(await text('assets/b.css')).toEqual([changed, changed]);
});
