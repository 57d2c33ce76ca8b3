import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartupProblem } from './startup-problem.ts';

const root = join(import.meta.dirname, '../../..');
const builder = join(root, 'tools/build.ts');
const builtness = join(root, 'tools/built.ts');
/** The folder of all that is built. */
export const distDir = join(root, 'dist');

interface Builtness {
  readonly staleParts: (folder: string, names: readonly string[]) => Promise<readonly string[]>;
  readonly builtServer: () => string | null;
}

/**
 * Builds what is missing or older than its sources, and returns the file of the built server. The build runs in a child
 * process, so that the shop doesn't keep the bundler in memory. Without a bundler, the build must exist. Throws
 * StartupProblem.
 */
export async function ensureBuilt(isWithoutPages: boolean, say: (line: string) => void): Promise<string> {
  const { staleParts, builtServer } = (await import(pathToFileURL(builtness).href)) as Builtness;
  if (existsSync(join(root, 'node_modules/vite'))) {
    const stale = await staleParts(root, isWithoutPages ? ['server'] : ['pages', 'server']);
    if (stale.length > 0) await build(stale, say);
  }
  const program = builtServer();
  if (program !== null && (isWithoutPages || existsSync(join(distDir, 'client')))) return program;
  throw new StartupProblem(
    'The shop is not built, and the packages that build it are not installed: run npm ci without --omit=dev.',
  );
}

async function build(parts: readonly string[], say: (line: string) => void): Promise<void> {
  // The server takes less than a second.
  if (parts.includes('pages')) say('Building the front end …');
  const child = spawn(process.execPath, [builder, ...parts], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as readonly unknown[];
  if (code !== 0) throw new StartupProblem('The shop could not be built. The lines above say why.');
}
