import sql from 'sql-template-tag';
import type { ShopContext } from '../platform/start/context.ts';
import { openWords, sealEvent, sealWords, type WordsRow } from './words.ts';

type Row<Shape> = Shape & { [column: string]: unknown };
type World = Pick<ShopContext, 'database' | 'files'>;

/** Rows of each kind per run; the next run takes the rest. */
const batch = 200;

/**
 * Encrypts plain text left by an earlier version (ACC-03, SEC-02). Starts an hour after the migration, because
 * instances of that version can't read encrypted words and may still be running.
 */
export async function sealOldWords({ database, files }: World): Promise<void> {
  const { isTime } = await database.one<{ isTime: boolean }>(sql`
    SELECT EXISTS (SELECT FROM migration WHERE name = '0025_sealed_words' AND run_on < now() - interval '1 hour')
      AS "isTime"`);
  if (!isTime) return;
  await database.transaction(async (tx) => {
    const rows = await tx.query<Row<WordsRow>>(sql`
      SELECT id, shopper_id, notes, reason, medicines, advice, words FROM prescription
      WHERE notes <> '' OR reason <> '' OR advice <> '' OR medicines <> '[]'
      ORDER BY id LIMIT ${batch} FOR NO KEY UPDATE`);
    for (const row of rows) {
      await tx.execute(sql`
        UPDATE prescription SET words = ${sealWords(files, row, openWords(files, row))}, notes = '', reason = '',
          medicines = '[]', advice = ''
        WHERE id = ${row.id}`);
    }
  });
  await database.transaction(async (tx) => {
    const events = await tx.query<{ event: string; id: string; shopper_id: string; written: unknown }>(sql`
      SELECT story.id AS event, prescription.id, prescription.shopper_id, story.written
      FROM prescription_event AS story JOIN prescription ON prescription.id = story.prescription_id
      WHERE story.written <> '{}' ORDER BY story.id LIMIT ${batch} FOR NO KEY UPDATE OF story`);
    for (const { event, written, ...whose } of events) {
      await tx.execute(sql`
        UPDATE prescription_event SET words = ${sealEvent(files, whose, written)}, written = '{}' WHERE id = ${event}`);
    }
  });
}
