import * as z from 'zod/mini';
import { errorKinds, longestMessage, longestName, mostFrames } from '../../domain/admin/browser-error.ts';
import { pagePatterns } from '../../domain/shell/page/page-pattern.ts';
import { defineCall } from '../call.ts';
import { listed } from '../platform/list.ts';
import { text, timestamp } from '../primitives.ts';

const tag = 'Browser errors';
const place = z.int().check(z.gte(0), z.lte(10_000_000));

export const reportBrowserError = defineCall({
  method: 'POST',
  path: '/v1/browser-error',
  summary: 'Reports a browser error; stores no addresses and no personal data',
  tag,
  access: 'public',
  rateLimit: { max: 20, perSeconds: 60 },
  body: z.strictObject({
    kind: z.enum(errorKinds),
    message: text(longestMessage, 1),
    /** The shop's own files only, innermost first. */
    frames: z
      .array(
        z.strictObject({
          name: text(longestName),
          file: z.string().check(z.regex(/^[\w.-]{1,80}\.(?:js|ts|tsx)$/u, 'Enter a script’s file name')),
          line: place,
          column: place,
        }),
      )
      .check(z.maxLength(mostFrames)),
    /** The route of the page, such as '/shop/:sku'. */
    page: z.enum(pagePatterns),
    /** The hash in the name of the page's first script, which says what build it is. */
    build: z.string().check(z.regex(/^[\w-]{1,12}$/u, 'Enter the build’s hash')),
  }),
  status: 204,
  problems: ['rate-limited'],
});

const browserError = z.strictObject({
  id: text(20),
  kind: z.enum(errorKinds),
  message: text(longestMessage),
  /** One line for each frame. */
  stack: text(1_000),
  /** Where and in what it was seen last. */
  page: text(80),
  build: text(12),
  browser: text(20),
  count: z.int(),
  firstSeenAt: timestamp,
  lastSeenAt: timestamp,
});

export const listBrowserErrors = defineCall({
  ...listed({ sorts: ['lastSeen', 'count'], filters: {} }, browserError),
  method: 'GET',
  tag,
  path: '/v1/admin/browser-error',
  summary: 'Browser errors, grouped by kind, latest first',
});

export type BrowserError = z.infer<typeof browserError>;
