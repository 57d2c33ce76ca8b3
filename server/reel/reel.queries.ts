import sql from 'sql-template-tag';
import type { Reel } from '../../src/contract/reel/reel.calls.ts';
import type { Session } from '../database/session.ts';

interface ReelRow {
  [column: string]: unknown;
  id: string;
  title: string;
  product_sku: string | null;
  url: string | null;
  poster: string;
  position: number;
}

/** The reels by position, 50 at most. */
export async function readReels(session: Session): Promise<Reel[]> {
  const rows = await session.query<ReelRow>(sql`
    SELECT id, title, product_sku, url, poster, position FROM reel ORDER BY position, created_at, id LIMIT 50`);
  return rows.map(({ product_sku: productSku, id, title, url, poster, position }) => ({
    id,
    title,
    productSku,
    url,
    poster,
    position,
  }));
}
