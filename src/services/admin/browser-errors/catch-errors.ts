import type { ErrorKind } from '../../../domain/admin/browser-error.ts';

/** Most errors of one page; the first ones say what is wrong. */
const most = 5;

/**
 * Reports errors that nobody caught to the shop. What reads and sends them loads with the first error, so a page without
 * errors pays for two listeners. Returns the way to report one that was caught.
 */
export function catchErrors(view: Window): (kind: ErrorKind, error: unknown) => void {
  let told = 0;
  const tell = (kind: ErrorKind, error: unknown) => {
    told += 1;
    if (told <= most) import('./report-error.ts').then((code) => code.sendError(view, kind, error)).catch(() => {});
  };
  view.addEventListener('error', ({ error }) => tell('error', error));
  view.addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason));
  return tell;
}
