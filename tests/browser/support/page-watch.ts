import type { BrowserContext, Page } from '@playwright/test';

export interface PageWatch {
  /** What went wrong on any page that is watched so far, except what the test has said to expect. */
  problems(): string[];
  /** Says that a message which matches is part of what the test provokes, such as the browser's line about a 409. */
  expectProblem(pattern: RegExp): void;
  /** Watches the pages of another device as well. */
  include(context: BrowserContext): void;
}

/** Two writers of one cart are told by a 412 and brought together (CRT-09); the browser writes every 4xx down. */
const cartConflict = /status of 412 .*\/v1\/user\/cart\)$/u;

/** Collects console errors (violations of the content security policy are among them) and uncaught exceptions. */
export function watchPages(context: BrowserContext): PageWatch {
  const seen: string[] = [];
  const expected: RegExp[] = [cartConflict];
  const watch = (page: Page): void => {
    page.on('console', (message) => {
      if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    // What is thrown may be no error: it has no stack then.
    page.on('pageerror', ({ name, message, stack }) => seen.push(`exception: ${stack || `${name} ${message}`}`));
    page.on('crash', () => seen.push('the page crashed'));
  };
  const include = (device: BrowserContext): void => {
    for (const page of device.pages()) watch(page);
    device.on('page', watch);
  };
  include(context);
  return {
    include,
    problems: () => seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
    expectProblem: (pattern) => expected.push(pattern),
  };
}
