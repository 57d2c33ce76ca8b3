import type { Seen } from './record.ts';

const views: Readonly<Record<string, Seen>> = {};

/** What the screen of a chart shows at a moment; undefined for a chart without a view. */
export function seenIn(slug: string): Seen | undefined {
  return new Map(Object.entries(views)).get(slug);
}
