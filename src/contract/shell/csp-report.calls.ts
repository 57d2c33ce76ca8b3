import * as z from 'zod/mini';
import { listed } from '../platform/list.ts';
import { defineCall } from '../call.ts';
import { text, timestamp } from '../primitives.ts';

const tag = 'Content policy';

/** Its body is what browsers send, old and new ones; what is no report of this shop's pages is answered alike. */
export const reportViolation = defineCall({
  method: 'POST',
  path: '/v1/csp-report',
  summary: 'A browser reports content that it blocked. Only a count is kept, without addresses or people',
  tag,
  access: 'public',
  rateLimit: { max: 20, perSeconds: 60 },
  status: 204,
  problems: ['rate-limited'],
});

const violation = z.strictObject({
  id: text(20),
  /** 'script-src-elem'. */
  directive: text(40),
  /** A host, or a word such as 'inline' or 'eval'. */
  blocked: text(120),
  /** The kind of page: '/shop/:sku'. */
  page: text(80),
  count: z.int(),
  firstSeenAt: timestamp,
  lastSeenAt: timestamp,
});

export const listViolations = defineCall({
  ...listed({ sorts: ['lastSeen', 'count'], filters: {} }, violation),
  method: 'GET',
  tag,
  path: '/v1/admin/csp-report',
  summary: 'Content that browsers blocked, one row per kind, latest first',
});

export type Violation = z.infer<typeof violation>;
