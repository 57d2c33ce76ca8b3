import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the project's programs to its end, as npm would: `server/main.ts`, with these variables and arguments. */
export async function runProgram(
  file: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<Ended> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [file, ...args], {
    cwd: projectRoot,
    env: { ...inherited, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, stdout, stderr };
}
