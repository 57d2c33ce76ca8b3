import type { BrowserContext, Page } from '@playwright/test';

export interface PageWatch {
  /** What went wrong on any page that is watched so far, except what the test has said to expect. */
  problems(): string[];
  /** Says that a message which matches is part of what the test provokes, such as the browser's line about a 409. */
  expectProblem(pattern: RegExp): void;
  /** Watches the pages of another device as well. */
  include(context: BrowserContext): Promise<void>;
}

/** Two writers of one cart are told by a 412 and brought together (CRT-09); the browser writes every 4xx down. */
const cartConflict = /status of 412 .*\/v1\/user\/cart\)$/u;

/** Says on the console what the content policy refused, also where a library caught the error that came of it. */
function tellViolations(): void {
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, sample, documentURI }) => {
      console.error(
        `content policy: ${effectiveDirective} refused ${blockedURI} on ${documentURI} (${sourceFile} ${sample})`,
      );
    },
  );
}

/** Collects console errors, violations of the content policy (SEC-06) and uncaught exceptions. */
export async function watchPages(context: BrowserContext): Promise<PageWatch> {
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
  const include = async (device: BrowserContext): Promise<void> => {
    for (const page of device.pages()) watch(page);
    device.on('page', watch);
    await device.addInitScript(tellViolations);
  };
  await include(context);
  return {
    include,
    problems: () => seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
    expectProblem: (pattern) => expected.push(pattern),
  };
}
