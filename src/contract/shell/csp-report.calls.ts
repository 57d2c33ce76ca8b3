import * as z from 'zod/mini';
import { listed } from '../platform/list.ts';
import { defineCall } from '../call.ts';
import { text, timestamp } from '../primitives.ts';

const tag = 'Content policy';

/**
 * Accepts the formats of old and new browsers. Reports that aren't about this shop's pages get the same response.
 */
export const reportViolation = defineCall({
  method: 'POST',
  path: '/v1/csp-report',
  summary: 'Reports content that a browser blocked; stores no addresses and no personal data',
  tag,
  access: 'public',
  rateLimit: { max: 20, perSeconds: 60 },
  status: 204,
  problems: ['rate-limited'],
});

const violation = z.strictObject({
  id: text(20),
  /** Such as 'script-src-elem'. */
  directive: text(40),
  /** A host, or a keyword such as 'inline' or 'eval'. */
  blocked: text(120),
  /** The route of the page, such as '/shop/:sku'. */
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
  summary: 'Content that browsers blocked, grouped by kind, latest first',
});

export type Violation = z.infer<typeof violation>;
