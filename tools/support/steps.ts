import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { delimiter, join } from 'node:path';

/** The project's own directory, whatever the caller's working directory is. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Where Node keeps what it has compiled of the programs that it starts. */
const compiledCode = join(projectRoot, 'node_modules/.cache/compiled');

export interface Step {
  name: string;
  /** A program of node_modules/.bin, and its arguments. */
  program: string;
  args: readonly string[];
  /** A step that takes longer is ended and has failed. */
  limitSeconds: number;
  /** Live output goes straight to the terminal; the others are shown when they have failed. */
  live?: boolean;
  environment?: Readonly<Record<string, string>>;
}

export interface StepResult {
  name: string;
  ok: boolean;
  seconds: number;
  output: string;
}

/** Runs the steps, `atOnce` at a time, and says of each how it ended. All run, also after a failure. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      report(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

const running = new Set<number>();

// A step leads its own process group: ending it must also end the servers that its tests have started.
function runStep(step: Step): Promise<StepResult> {
  const began = performance.now();
  const bin = join(projectRoot, 'node_modules', '.bin');
  return new Promise((resolve) => {
    const child = spawn(join(bin, step.program), step.args, {
      cwd: projectRoot,
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
      stdio: step.live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        // Starting a program is mostly reading the same code again.
        NODE_COMPILE_CACHE: compiledCode,
        ...step.environment,
        PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      },
    });
    if (child.pid) running.add(child.pid);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const limit = setTimeout(() => {
      output += `\n${step.name} took longer than ${step.limitSeconds} s and was ended.\n`;
      if (step.live) process.stderr.write(output);
      endGroup(child.pid, 'SIGTERM');
      setTimeout(() => endGroup(child.pid, 'SIGKILL'), 5_000).unref();
    }, step.limitSeconds * 1_000);
    const finish = (ok: boolean): void => {
      clearTimeout(limit);
      if (child.pid) running.delete(child.pid);
      resolve({ name: step.name, ok, seconds: (performance.now() - began) / 1_000, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // The group has ended by itself.
  }
}

function report(result: StepResult): void {
  console.log(`${result.ok ? 'ok  ' : 'FAIL'} ${result.name.padEnd(14)} ${result.seconds.toFixed(1)} s`);
  if (!result.ok && result.output.trim()) console.log(`${result.output.trim()}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const pid of running) endGroup(pid, signal);
    process.exitCode = 1;
  });
}
