import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { writeTranslations } from '../list/translation/translation.queries.ts';
import type { Session } from '../database/session.ts';

const banners = [
  {
    text: 'Light, rest and calm for the festive season',
    hindi: 'त्योहारों में रोशनी, आराम और सुकून',
    icon: 'diya',
    link: '/shop',
  },
  {
    text: 'Free delivery all over India from ₹499',
    hindi: '₹499 से पूरे भारत में मुफ़्त डिलीवरी',
    icon: 'shipping',
    link: '/legal/shipping',
  },
  {
    text: 'Build a bundle of two, three or four and save up to 15%',
    hindi: 'दो, तीन या चार का बंडल बनाएँ और 15% तक बचाएँ',
    icon: 'gift',
    link: '/shop',
  },
] as const;

/** Three banners over the header, all true of what the shop sells and does (BNR-01). */
export async function seedBanners(session: Session): Promise<void> {
  for (const [index, { text, hindi, icon, link }] of banners.entries()) {
    const id = randomUUID();
    await session.execute(sql`
      INSERT INTO banner (id, text, icon, priority, link)
      VALUES (${id}, ${text}, ${icon}, ${index + 1}, ${link})`);
    await writeTranslations(session, 'banner', id, { hi: { text: hindi } });
  }
}
