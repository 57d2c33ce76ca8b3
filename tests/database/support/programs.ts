import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Program {
  process: ChildProcess;
  /** Lines printed so far. */
  lines: string[];
  /** Resolves once that many lines are printed, or the program has ended. */
  printed(count: number): Promise<void>;
  /** Resolves when it has ended, with its exit code and what it complained about. */
  ended: Promise<{ code: number | null; complaint: string }>;
}

export interface ProgramOptions {
  /** Put before the command, such as setpriv with its options. */
  prefix?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

export type ProgramName = 'shop' | 'migrate';

/** Runs one of the programs beside this file in a process of its own. */
export function startProgram(name: ProgramName, args: readonly string[], options: ProgramOptions = {}): Program {
  const file = fileURLToPath(new URL(`./${name}.program.ts`, import.meta.url));
  const [command = '', ...rest] = [...(options.prefix ?? []), process.execPath, file, ...args];
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], env: options.env ?? process.env });
  const lines: string[] = [];
  let unfinished = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const complete = (unfinished + chunk).split('\n');
    unfinished = complete.pop() ?? '';
    lines.push(...complete);
    child.emit('line');
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaint += chunk));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, complaint: complaint.trim() }));
  return {
    process: child,
    lines,
    ended,
    async printed(count) {
      while (lines.length < count && child.exitCode === null && child.signalCode === null) {
        await Promise.race([once(child, 'line'), ended]);
      }
    },
  };
}
