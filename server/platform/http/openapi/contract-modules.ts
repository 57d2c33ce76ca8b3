import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const contract = join(import.meta.dirname, '../../../../src/contract');

/** All modules of the contract, in the order of their names. The build of the server replaces this file. */
export async function contractModules(): Promise<readonly object[]> {
  const files = globSync('**/*.ts', { cwd: contract }).toSorted();
  return Promise.all(files.map(async (file) => (await import(pathToFileURL(join(contract, file)).href)) as object));
}
