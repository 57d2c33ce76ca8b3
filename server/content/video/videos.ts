import { randomUUID } from 'node:crypto';
import { recordChange } from '../../platform/audit/audit.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { reached } from '../../platform/file/files.ts';
import type { SpooledFile } from '../../platform/http/input/spool.ts';
import { videoType } from './video-type.ts';
import { deleteVideoRow, type VideoRow, insertVideo, markUnclaimedVideos } from './video.queries.ts';

type World = Pick<ShopContext, 'files' | 'database' | 'clock'>;

/**
 * Stores a public video (ADM-06); the sweep deletes it after an hour unless it is claimed. Throws
 * 'unsupported-file' and 'temporarily-unavailable'.
 */
export async function keepVideo(
  { files, database, clock }: World,
  actorId: string,
  file: SpooledFile,
): Promise<VideoRow> {
  const row: VideoRow = { id: randomUUID(), type: await videoType(file.path), size: file.size };
  const now = clock();
  await database.transaction(async (tx) => {
    await insertVideo(tx, row, now);
    const change = {
      actorId,
      action: 'sent',
      resource: 'film',
      recordId: row.id,
      before: null,
      after: row,
      now,
    } as const;
    await recordChange(tx, change);
  });
  await reached(async () => files.store.putFile(row.id, file));
  return row;
}

/** Milliseconds a video may stay unclaimed. */
const unclaimedFor = 3_600_000;
const batch = 100;

/** Removes the bytes of deleted videos and of those never claimed. */
export async function sweepVideos({ files, database, clock }: World): Promise<void> {
  const before = new Date(clock().getTime() - unclaimedFor);
  for (const id of await markUnclaimedVideos(database, before, batch)) {
    await files.store.remove(id);
    await deleteVideoRow(database, id);
  }
}
