import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { writeTranslations } from '../list/translation/translation.queries.ts';
import type { Session } from '../database/session.ts';

const reels = [
  {
    title: 'Peace Mantra: the plant behind the bottle',
    hindi: 'Peace Mantra: बोतल के पीछे का पौधा',
    sku: 'peace-mantra',
    poster: 'film-brahmi',
  },
  {
    title: 'Sleep Mantra: the plant behind the bottle',
    hindi: 'Sleep Mantra: बोतल के पीछे का पौधा',
    sku: 'sleep-mantra',
    poster: 'film-lantern',
  },
  {
    title: 'Dog Mantra: for the one under the bed',
    hindi: 'Dog Mantra: पलंग के नीचे छिपने वाले के लिए',
    sku: 'dog-mantra',
    poster: 'film-under-the-bed',
  },
] as const;

/** Reel posters from the shop's own drawings; there are no videos yet. */
export async function seedReels(session: Session): Promise<void> {
  for (const [position, { title, hindi, sku, poster }] of reels.entries()) {
    const id = randomUUID();
    await session.execute(sql`
      INSERT INTO reel (id, title, product_sku, url, poster, position)
      VALUES (${id}, ${title}, ${sku}, NULL, ${`/og/${poster}.jpg`}, ${position})`);
    await writeTranslations(session, 'reel', id, { hi: { title: hindi } });
  }
}
