import type { Api } from '../../../contract/api.ts';
import type { BodyInputOf } from '../../../contract/call.ts';
import {
  type ErrorFrame,
  type ErrorKind,
  mostFrames,
  scrubbedMessage,
  scrubbedName,
} from '../../../domain/admin/browser-error.ts';
import { pagePatternOf } from '../../../domain/shell/page/page-pattern.ts';

const address = '/v1/browser-error';

/** `name (address:line:column)` of Chromium and `name@address:line:column` of the others; the name may be missing. */
const stackLine = /^(?:\s*at (?:async )?)?(.*?)[\s@]*\(?(https?:\/\/[^\s()]+):(\d+):(\d+)\)?\s*$/u;

/** Said by browsers about layouts that take two frames; nothing is wrong. */
const harmless = /^ResizeObserver loop/u;

const sent = new Set<string>();

/**
 * Sends one error, each kind once a page: scrubbed, with the lines of its stack that are in the shop's own files, and
 * the route of the page. Errors of extensions and of other people's scripts are none of ours.
 */
export function sendError(view: Window, kind: ErrorKind, error: unknown): void {
  if (!(error instanceof Error)) return;
  const message = scrubbedMessage(`${error.name}: ${error.message}`);
  const frames = framesOf(error.stack ?? '', view.location.origin);
  const isForeign = frames.length === 0 && (error.stack ?? '').split('\n').some((line) => stackLine.test(line));
  if (isForeign || harmless.test(error.message) || sent.has(message)) return;
  sent.add(message);
  const report: BodyInputOf<Api['reportBrowserError']> = {
    kind,
    message,
    frames: [...frames],
    page: pagePatternOf(view.location.pathname),
    build: buildOf(view.document),
  };
  view.navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** The shop's own lines of a stack, innermost first. */
export function framesOf(stack: string, origin: string): readonly ErrorFrame[] {
  return stack
    .split('\n')
    .flatMap((line): ErrorFrame[] => {
      const [, name = '', href = '', row = '', column = ''] = stackLine.exec(line) ?? [];
      if (!URL.canParse(href) || new URL(href).origin !== origin) return [];
      const file = new URL(href).pathname.split('/').at(-1) ?? '';
      if (!/^[\w.-]{1,80}\.(?:js|tsx?)$/u.test(file)) return [];
      return [{ name: scrubbedName(name), file, line: Number(row), column: Number(column) }];
    })
    .slice(0, mostFrames);
}

/** The hash in the name of the page's first script; in development there is none. */
function buildOf(document: Document): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  return /-([\w-]{8})\.js$/u.exec(new URL(script, document.baseURI).pathname)?.[1] ?? 'dev';
}
