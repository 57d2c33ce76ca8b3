import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './built.ts';
import { projectRoot } from './support/steps.ts';

const compressible = /\.(?:js|css|svg|json|html|webmanifest)$/u;
const minBytes = 1024;
/** As many as a small machine has cores. */
const lanes = 2;
const quality = 10;
const level = 9;
const ways = {
  br: async (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gz: async (content: Buffer) => promisify(gzip)(content, { level }),
} as const;

/** What the last build compressed, by what was in it: most files of the next are the same. */
const ofLastBuild = join(projectRoot, `node_modules/.cache/compressed-${quality}-${level}`);

/** Puts a Brotli and a gzip copy beside every file of a folder that becomes smaller by it. */
export async function compressAll(folder: string, before = ofLastBuild): Promise<void> {
  const next = `${before}.${process.pid}`;
  await mkdir(next, { recursive: true });
  const files = (await filesBelow(folder)).filter((file) => compressible.test(file));
  const work = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) await compress(file, before, next);
  };
  await Promise.all(Array.from({ length: lanes }, work));
  await rm(before, { recursive: true, force: true });
  // Another build at the same time may have put its own there.
  await rename(next, before).catch(async () => rm(next, { recursive: true }));
}

async function compress(file: string, before: string, next: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  const name = createHash('sha256').update(content).digest('hex');
  for (const [ending, way] of Object.entries(ways)) {
    const kept = `${name}.${ending}`;
    const there = await readFile(join(before, kept)).catch(() => null);
    await writeFile(join(next, kept), there ?? (await way(content)));
    await copyFile(join(next, kept), `${file}.${ending}`);
  }
}
