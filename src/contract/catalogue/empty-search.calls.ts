import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { listed } from '../platform/list.ts';
import { text, timestamp } from '../primitives.ts';

const emptySearch = z.strictObject({
  id: text(20),
  /** In small letters, without signs. */
  words: text(80),
  count: z.int(),
  firstSeenAt: timestamp,
  lastSeenAt: timestamp,
});

export const listEmptySearches = defineCall({
  ...listed({ sorts: ['count', 'lastSeen'], filters: {} }, emptySearch),
  method: 'GET',
  path: '/v1/admin/empty-search',
  summary: 'Searches that found nothing, most frequent first; nothing says who searched',
  tag: 'Catalogue',
});

export type EmptySearch = z.infer<typeof emptySearch>;
