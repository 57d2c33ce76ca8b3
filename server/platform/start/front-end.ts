import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartupProblem } from './startup-problem.ts';

const root = join(import.meta.dirname, '../../..');
const builder = join(root, 'tools/build.ts');
/** The folder of the built front end. */
export const distDir = join(root, 'dist');

/**
 * Builds the front end when it is missing or older than its sources; in a child process, so that the shop doesn't
 * keep the bundler in memory. Without a bundler, the build must exist.
 */
export async function ensureFrontEnd(say: (line: string) => void): Promise<void> {
  if (!existsSync(builder) || !existsSync(join(root, 'node_modules/vite'))) {
    if (existsSync(join(distDir, 'client'))) return;
    throw new StartupProblem(
      'The front end is not built, and the packages that build it are not installed: run npm ci without --omit=dev.',
    );
  }
  if (await isBuilt()) return;
  say('Building the front end …');
  const child = spawn(process.execPath, [builder], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as readonly unknown[];
  if (code !== 0) throw new StartupProblem('The front end could not be built. The lines above say why.');
}

async function isBuilt(): Promise<boolean> {
  const tool: unknown = await import(pathToFileURL(builder).href);
  return hasIsBuilt(tool) ? tool.isBuilt() : existsSync(join(distDir, 'client'));
}

function hasIsBuilt(tool: unknown): tool is { isBuilt(): Promise<boolean> } {
  return typeof tool === 'object' && tool !== null && 'isBuilt' in tool && typeof tool.isBuilt === 'function';
}
