import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../support/steps.ts';
import { shopEnvironment } from './workshop.ts';

/** Starts a shop on a folder without waiting for it. */
export function spawnStart(dataDir: string): ChildProcess {
  const { DATABASE_URL: _, ...inherited } = process.env;
  return spawn(process.execPath, ['server/main.ts'], {
    cwd: projectRoot,
    stdio: 'ignore',
    env: {
      ...inherited,
      NODE_ENV: 'production',
      SHOP_MODE: 'sandbox',
      ...shopEnvironment,
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/compiled'),
    },
  });
}
