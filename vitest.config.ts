import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { stillOverlay, stylesByName } from './tests/ui/drawn/drawn-modules.ts';

const withServer = ['tests/server/**/*.test.ts', 'tests/races/**/*.test.ts', 'tests/database/**/*.test.ts'];

/** Tests of whole servers share the machine with others; what needed another try is named at the end of the run. */
const tries = 2;

export default defineConfig({
  test: {
    environment: 'node',
    // Two cores: tests that start servers wait as long as they work, so that a third worker finds room.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        plugins: [stylesByName(), stillOverlay()],
        resolve: {
          alias: { 'react/jsx-dev-runtime': join(import.meta.dirname, 'tests/ui/drawn/noted-jsx.ts') },
        },
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...withServer, 'tests/browser/**'],
          pool: 'threads',
          isolate: false,
          // Property tests are long on a machine that does other work as well.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          experimental: { viteModuleRunner: false },
          include: withServer,
          pool: 'forks',
          // A file's start costs more than most of its tests; each has its own database and server. What stops a server or
          // changes the user does so to a process that it has started.
          isolate: false,
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: tries,
        },
      },
    ],
  },
});
