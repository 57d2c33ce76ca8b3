import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../browser.ts';

/** Runs the tests that `npm run paths -- write --format playwright` writes. */
export default defineConfig({
  testDir: join(import.meta.dirname, '../../../paths/written'),
  outputDir: join(import.meta.dirname, '../../../test-results/written'),
  workers: 2,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    launchOptions: await browserLaunchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
});
