import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../support/steps.ts';

const folder = join(projectRoot, 'paths/records');

/** A chart's accepted record; '' for a chart without one. */
export async function keptRecord(slug: string): Promise<string> {
  return readFile(join(folder, `${slug}.txt`), 'utf8').catch(() => '');
}

/** Accepts a record; it's part of the repository from then on. */
export async function keepRecord(slug: string, record: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${slug}.txt`), record);
}
