import sql from 'sql-template-tag';
import type { OwnedReel, ReelWrite } from '../../../src/contract/content/reel.calls.ts';
import { isSentImage } from '../../../src/domain/kit/image.ts';
import { maxReels, reordered, type ReelPlace } from '../../../src/domain/content/reel.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { claimVideo, isVideoWaiting, removeVideo } from '../video/video.queries.ts';
import {
  deleteReel,
  findReel,
  hasImage,
  hasProduct,
  insertReel,
  lockPlace,
  placeReels,
  readReels,
  updateReel,
} from './reel.queries.ts';

/** An admin's change to a list (ADM-06). */
export interface ReelChange {
  readonly place: ReelPlace;
  readonly actorId: string;
}

type World = Pick<ShopContext, 'database' | 'clock'>;

/** Appends a reel. Throws 'invalid-input', and 'conflict' when the list is full. */
export async function addReel(
  { database, clock }: World,
  { place, actorId }: ReelChange,
  reel: ReelWrite,
): Promise<OwnedReel> {
  const now = clock();
  return database.transaction(async (tx) => {
    await lockPlace(tx, place);
    if ((await readReels(tx, place)).length >= maxReels) {
      throw problem('conflict', { detail: `There are already ${maxReels}. Delete one first` });
    }
    await refuseMistakes(reelFindings(tx, null, reel));
    await claim(tx, reel, null);
    const after = await insertReel(tx, place, reel, now);
    await recordChange(tx, { ...entry(place, actorId, after.id, now), action: 'created', before: null, after });
    return after;
  });
}

/**
 * Updates a reel; the sweep deletes uploads it no longer shows. Throws 'not-found', 'version-conflict' or
 * 'invalid-input'.
 */
export async function changeReel(
  { database, clock }: World,
  { place, actorId }: ReelChange,
  { id, version, reel }: { readonly id: string; readonly version: number | undefined; readonly reel: ReelWrite },
): Promise<OwnedReel> {
  const now = clock();
  return database.transaction(async (tx) => {
    const before = await locked(tx, place, id);
    if (version !== undefined && version !== before.version) throw staleRecord(before);
    await refuseMistakes(reelFindings(tx, before, reel));
    await claim(tx, reel, before);
    const after = await updateReel(tx, id, reel, now);
    if (before.filmId !== null && before.filmId !== after.filmId) await removeVideo(tx, before.filmId);
    await recordChange(tx, { ...entry(place, actorId, id, now), action: 'changed', before, after });
    return after;
  });
}

/** Deletes a reel and its uploads; the ones after it move up. Throws 'not-found'. */
export async function takeReelAway({ database, clock }: World, { place, actorId }: ReelChange, id: string) {
  const now = clock();
  await database.transaction(async (tx) => {
    await lockPlace(tx, place);
    const before = await locked(tx, place, id);
    await deleteReel(tx, place, before);
    if (before.filmId !== null) await removeVideo(tx, before.filmId);
    await recordChange(tx, { ...entry(place, actorId, id, now), action: 'deleted', before, after: null });
  });
}

/** Sets the whole order; the later of two changes wins completely, and there are never gaps. */
export async function reorderReels(
  { database, clock }: World,
  { place, actorId }: ReelChange,
  ids: readonly string[],
): Promise<OwnedReel[]> {
  const now = clock();
  return database.transaction(async (tx) => {
    await lockPlace(tx, place);
    const before = (await readReels(tx, place)).map(({ id }) => id);
    const order = reordered(before, ids);
    await placeReels(tx, place, order);
    const change = { action: 'reordered', before: { order: before }, after: { order } };
    await recordChange(tx, { ...entry(place, actorId, place, now), ...change });
    return readReels(tx, place);
  });
}

async function locked(tx: Session, place: ReelPlace, id: string): Promise<OwnedReel> {
  const reel = await findReel(tx, place, id, sql`FOR UPDATE`);
  if (!reel) throw noReel();
  return reel;
}

/** A video belongs to one reel, and was uploaded within the last hour. */
async function claim(tx: Session, { filmId }: ReelWrite, before: OwnedReel | null): Promise<void> {
  if (filmId === null || filmId === before?.filmId || (await claimVideo(tx, filmId))) return;
  throw refusedField(goneVideo.field, goneVideo.message);
}

const goneVideo = { field: 'filmId', message: 'Upload the video again' } as const;

/** What is refused of a reel besides its schema; `before` is the stored one, null for a new one. */
export function reelFindings(session: Session, before: OwnedReel | null, reel: ReelWrite): Findings {
  return [
    async () => {
      const { poster } = reel;
      const isThere = poster === before?.poster || (isSentImage(poster) && (await hasImage(session, poster)));
      return isThere ? null : { field: 'poster', message: 'Upload a picture as the poster' };
    },
    async () => {
      const { productSku } = reel;
      const isSold = productSku === null || (await hasProduct(session, productSku));
      return isSold ? null : { field: 'productSku', message: 'We couldn’t find this product' };
    },
    async () => {
      const { filmId } = reel;
      const isOwn = filmId === null || filmId === before?.filmId || (await isVideoWaiting(session, filmId));
      return isOwn ? null : goneVideo;
    },
  ];
}

function entry(place: ReelPlace, actorId: string, recordId: string, now: Date) {
  const resource = place === 'reel' ? 'reel' : 'instagram video';
  return { actorId, resource, recordId, now } as const;
}

export function noReel() {
  return problem('not-found', { detail: 'We couldn’t find this video' });
}
