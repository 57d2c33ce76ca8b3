import { defineConfig } from 'vitest/config';

const withServer = ['tests/database/**/*.test.ts', 'tests/server/**/*.test.ts', 'tests/races/**/*.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    // Two cores: one worker for each.
    // Two cores: one worker for each.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...withServer, 'tests/browser/**'],
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
          isolate: false,
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
    ],
  },
});
