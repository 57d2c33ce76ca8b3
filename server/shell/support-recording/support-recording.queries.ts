import sql from 'sql-template-tag';
import { keptDays, type SupportRecording } from '../../../src/domain/shell/support-recording.ts';
import type { Session } from '../../platform/database/session.ts';

interface Shown {
  readonly shopperId: string;
  readonly code: string;
  readonly recording: SupportRecording;
  readonly now: Date;
}

const dayLength = 86_400_000;

/** The moment until which something shown now is kept. */
export function keptUntil(shownAt: Date): Date {
  return new Date(shownAt.getTime() + keptDays * dayLength);
}

/** Stores what a person shows, instead of what they showed before. */
export async function storeRecording(session: Session, { shopperId, code, recording, now }: Shown): Promise<void> {
  await session.execute(sql`
    INSERT INTO support_recording (shopper_id, code, shown_at, recording)
    VALUES (${shopperId}, ${code}, ${now}, ${JSON.stringify(recording)}::jsonb)
    ON CONFLICT (shopper_id) DO UPDATE
    SET code = EXCLUDED.code, shown_at = EXCLUDED.shown_at, recording = EXCLUDED.recording`);
}

/** What was shown under a code; undefined when it's over. */
export async function findRecording(
  session: Session,
  code: string,
  now: Date,
): Promise<{ shown_at: Date; recording: SupportRecording } | undefined> {
  const [row] = await session.query<{ shown_at: Date; recording: SupportRecording }>(sql`
    SELECT shown_at, recording FROM support_recording
    WHERE code = ${code} AND shown_at > ${now}::timestamptz - ${keptDays} * interval '1 day'`);
  return row;
}

/** Deletes what was shown more than seven days ago. */
export async function removeOldRecordings(session: Session, now: Date): Promise<void> {
  await session.execute(
    sql`DELETE FROM support_recording WHERE shown_at <= ${now}::timestamptz - ${keptDays} * interval '1 day'`,
  );
}
