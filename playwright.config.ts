import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tools/browser.ts';
import { costOfNewPage } from './tools/support/memory.ts';

// Its workers read this file as well.
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
// Microseconds. Above it, browsers slow each other down by more than others wait (decision 104).
const dearPage = 5;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/support/shop/start-shops.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two cores: many tests wait for a second that the shop promises, and the others use it.
  workers: !isWorker && costOfNewPage() > dearPage ? 2 : 4,
  // A machine under load may miss a wait; the summary names what needed another try.
  retries: 2,
  forbidOnly: true,
  // Limits, not waits: other tests run beside these.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      ...(await browserLaunchOptions()),
      // Nothing is started ahead for a page that may never come: it is a third of all processes.
      args: ['--renderer-process-limit=1'],
    },
    // What a worker answers, no test can stand in for.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
