import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Session } from '../database/session.ts';

const reels = [
  { title: 'Peace Mantra: the plant behind the bottle', sku: 'peace-mantra' },
  { title: 'Sleep Mantra: the plant behind the bottle', sku: 'sleep-mantra' },
  { title: 'Dog Mantra: for the one under the bed', sku: 'dog-mantra' },
] as const;

/** Reel posters from the shop's own drawings; there are no videos yet. */
export async function seedReels(session: Session): Promise<void> {
  for (const [position, { title, sku }] of reels.entries()) {
    await session.execute(sql`
      INSERT INTO reel (id, title, product_sku, url, poster, position)
      VALUES (${randomUUID()}, ${title}, ${sku}, NULL, ${`/og/${sku}.jpg`}, ${position})`);
  }
}
