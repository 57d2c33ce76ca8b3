import { defineConfig } from 'vitest/config';

const withServer = ['tests/server/**/*.test.ts', 'tests/races/**/*.test.ts'];
const withProcesses = ['tests/database/**/*.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    // Two cores: one worker for each.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...withServer, ...withProcesses, 'tests/browser/**'],
          pool: 'threads',
          isolate: false,
          // Property tests are long on a machine that does other work as well.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: withServer,
          pool: 'forks',
          // A file's start costs more than most of its tests; each has its own database and server.
          isolate: false,
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: withProcesses,
          pool: 'forks',
          // They stop servers and change users: each file has a process of its own.
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
    ],
  },
});
