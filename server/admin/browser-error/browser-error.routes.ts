import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { listBrowserErrors, reportBrowserError } from '../../../src/contract/admin/browser-error.calls.ts';
import {
  browserFamilyOf,
  fileWithoutHash,
  scrubbedMessage,
  scrubbedName,
} from '../../../src/domain/admin/browser-error.ts';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/list/list.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { browserErrors } from '../../platform/telemetry/counters.ts';
import { browserErrorList, countBrowserError } from './browser-error.queries.ts';

/** Characters; six long lines could be more. */
const longestStack = 1_000;

/**
 * Errors of pages, reported by browsers: scrubbed here again, whatever the browser did, and stored as counts of their
 * kinds (PRF-05). Admins read them.
 */
export function browserErrorRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, reportBrowserError, async ({ body, userAgent }) => {
    const { kind, page, build } = body;
    const message = scrubbedMessage(body.message);
    const stack = body.frames
      .map(({ name, file, line, column }) => `${scrubbedName(name) || 'a function'} at ${file}:${line}:${column}`)
      .join('\n')
      .slice(0, longestStack);
    // Names and lines differ in every build of the same code.
    const first = fileWithoutHash(body.frames[0]?.file ?? '');
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([kind, message, first]))
      .digest('base64url');
    const browser = browserFamilyOf(userAgent);
    await countBrowserError(database, { fingerprint, kind, message, stack, page, build, browser }, clock());
    browserErrors.inc({ kind });
  });

  route(app, context, listBrowserErrors, async ({ query }) => readPage(database, browserErrorList, query));
}
