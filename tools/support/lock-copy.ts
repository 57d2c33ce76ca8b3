import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { projectRoot } from './steps.ts';

const manifestSchema = z.looseObject({ devDependencies: z.unknown().optional() });
const lockSchema = z.looseObject({ packages: z.record(z.string(), manifestSchema) });

/**
 * Runs npm on a copy of package.json and the lock file that knows only the packages of the running shop. npm's own
 * `--omit=dev` leaves out packages that development needs too. Returns what npm printed, whatever its exit code was.
 */
export function npmOnRuntimeLock(args: readonly string[], timeoutMs = 30_000): string {
  const folder = mkdtempSync(join(tmpdir(), 'mantra-lock-'));
  try {
    const manifest = manifestSchema.parse(jsonOf('package.json'));
    const lock = lockSchema.parse(jsonOf('package-lock.json'));
    delete manifest.devDependencies;
    delete lock.packages['']?.devDependencies;
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    runNpm(folder, ['prune', '--package-lock-only', '--offline', '--ignore-scripts'], timeoutMs);
    return runNpm(folder, args, timeoutMs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function jsonOf(file: string): unknown {
  return JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
}

function runNpm(folder: string, args: readonly string[], timeoutMs: number): string {
  // Settings of an npm that runs this program would count over those of the copy.
  const environment = Object.entries(process.env).filter(([name]) => !/^npm_/iu.test(name));
  const { stdout } = spawnSync('npm', [...args], {
    cwd: folder,
    env: Object.fromEntries(environment),
    encoding: 'utf8',
    timeout: timeoutMs,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return stdout ?? '';
}
