import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Session } from '../database/session.ts';

const banners = [
  { text: 'Light, rest and calm for the festive season', icon: 'diya', link: '/shop' },
  { text: 'Free delivery all over India from ₹499', icon: 'shipping', link: '/legal/shipping' },
  { text: 'Build a bundle of two, three or four and save up to 15%', icon: 'gift', link: '/shop' },
] as const;

/** Three banners over the header, all true of what the shop sells and does (BNR-01). */
export async function seedBanners(session: Session): Promise<void> {
  for (const [index, { text, icon, link }] of banners.entries()) {
    await session.execute(sql`
      INSERT INTO banner (id, text, icon, priority, link)
      VALUES (${randomUUID()}, ${text}, ${icon}, ${index + 1}, ${link})`);
  }
}
