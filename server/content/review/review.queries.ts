import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import {
  type ReviewFault,
  type ReviewFigures,
  type ReviewQuery,
  type ReviewSort,
  reviewsPerPage,
  type ReviewStatus,
} from '../../../src/domain/content/review/review.ts';
import type { Session } from '../../platform/database/session.ts';
import { plannedAfresh } from '../../platform/database/statement-names.ts';

export interface ReviewRow {
  readonly id: string;
  readonly sku: string;
  readonly invitation_id: string;
  readonly shopper_id: string;
  readonly status: ReviewStatus;
  readonly stars: number;
  readonly words: string;
  readonly author: string;
  readonly photo_ids: readonly string[];
  readonly reject_reason: ReviewFault | null;
  readonly reject_words: string;
  readonly answer: string;
  readonly helpful: number;
  readonly reports: number;
  readonly written_at: Date;
  readonly version: number;
}

type Row<Shape> = Shape & { [column: string]: unknown };

/** Who wrote something, and what. */
export type WrittenReview = Pick<ReviewRow, 'stars' | 'words' | 'author' | 'photo_ids'>;

const noFigures: ReviewFigures = { stars: [0, 0, 0, 0, 0], withPhotos: 0, rejected: 0 };

/** The figures of a product, kept as reviews come and go (REV-01). */
export async function readFigures(session: Session, sku: string): Promise<ReviewFigures> {
  const row = await session.maybeOne<Row<ReviewFigures>>(sql`
    SELECT stars, with_photos AS "withPhotos", rejected FROM review_figures WHERE sku = ${sku}`);
  return row ?? noFigures;
}

/** The column that each sort begins with; the newest have none. Each has its index, so a page by key costs the same. */
const firstBy: Readonly<Record<ReviewSort, Sql | null>> = {
  newest: null,
  highest: sql`stars`,
  lowest: sql`(-stars)`,
  helpful: sql`helpful`,
};

const placeOf: Readonly<Record<ReviewSort, (row: ReviewRow) => number>> = {
  newest: () => 0,
  highest: ({ stars }) => stars,
  lowest: ({ stars }) => -stars,
  helpful: ({ helpful }) => helpful,
};

/** Where a page begins: behind this review. */
interface ReviewKey {
  readonly place: number;
  readonly at: string;
  readonly id: string;
}

/** A page of published reviews behind a key; `next` is the key of the page after it. */
export async function readReviews(
  session: Session,
  sku: string,
  { sort, stars, photos }: ReviewQuery,
  after: string | null,
): Promise<{ rows: ReviewRow[]; next: string | null }> {
  // Reviews with the same stars have no other order than their time.
  const by = stars === null || sort === 'helpful' ? sort : 'newest';
  const first = firstBy[by];
  const order = [...(first ? [first] : []), sql`written_at`, sql`id`];
  const key = after === null ? null : openKey(after);
  const place = first && key ? [sql`${key.place}::integer`] : [];
  const behind = key
    ? sql`AND (${join(order)}) < (${join([...place, sql`${key.at}::timestamptz`, sql`${key.id}::uuid`])})`
    : empty;
  const rows = await session.query<Row<ReviewRow>>(
    plannedAfresh(sql`
      SELECT * FROM review WHERE sku = ${sku} AND status = 'published' ${photos ? raw('AND has_photos') : empty}
        ${stars === null ? empty : sql`AND stars = ${stars}`} ${behind}
      ORDER BY ${join(order.map((each) => sql`${each} DESC`))} LIMIT ${reviewsPerPage + 1}`),
  );
  const shown = rows.slice(0, reviewsPerPage);
  const last = rows.length > reviewsPerPage ? shown.at(-1) : undefined;
  return { rows: shown, next: last ? keyOf(placeOf[by](last), last) : null };
}

function keyOf(place: number, { written_at: at, id }: ReviewRow): string {
  return Buffer.from(`${place}|${at.toISOString()}|${id}`).toString('base64url');
}

/** Null for anything that `keyOf` didn't make: the list then begins at its start. */
function openKey(after: string): ReviewKey | null {
  const found = /^(-?\d{1,9})\|(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\|([0-9a-f-]{36})$/u.exec(
    Buffer.from(after, 'base64url').toString(),
  );
  const [, place = '', at = '', id = ''] = found ?? [];
  return found && !Number.isNaN(Date.parse(at)) && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(id)
    ? { place: Number(place), at, id }
    : null;
}

export async function findReview(session: Session, id: string): Promise<ReviewRow | undefined> {
  return session.maybeOne<Row<ReviewRow>>(sql`SELECT * FROM review WHERE id = ${id}`);
}

export async function lockReview(tx: Session, id: string): Promise<ReviewRow | undefined> {
  return tx.maybeOne<Row<ReviewRow>>(sql`SELECT * FROM review WHERE id = ${id} FOR NO KEY UPDATE`);
}

/** What this person wrote about this product. */
export async function findOwnReview(
  session: Session,
  shopperId: string,
  sku: string,
): Promise<ReviewRow | undefined> {
  return session.maybeOne<Row<ReviewRow>>(
    sql`SELECT * FROM review WHERE shopper_id = ${shopperId} AND sku = ${sku}`,
  );
}

/** A new review; false if this person has one of this product already. */
export async function insertReview(
  tx: Session,
  row: Pick<ReviewRow, 'id' | 'sku' | 'invitation_id' | 'shopper_id' | 'written_at'> & WrittenReview,
): Promise<boolean> {
  const kept = await tx.execute(sql`
    INSERT INTO review (id, sku, invitation_id, shopper_id, status, stars, words, author, photo_ids, written_at)
    VALUES (${row.id}, ${row.sku}, ${row.invitation_id}, ${row.shopper_id}, 'waiting', ${row.stars}, ${row.words},
      ${row.author}, ${[...row.photo_ids]}, ${row.written_at})
    ON CONFLICT (shopper_id, sku) DO NOTHING`);
  return kept === 1;
}

/** Writes a review anew. The shop's answer was to other words, so it goes. Expects the row locked. */
export async function rewriteReview(
  tx: Session,
  id: string,
  { stars, words, author, photo_ids: photoIds }: WrittenReview,
  { invitationId, at }: { invitationId: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    UPDATE review SET stars = ${stars}, words = ${words}, author = ${author}, photo_ids = ${[...photoIds]},
      invitation_id = ${invitationId}, written_at = ${at}, answer = '', answered_at = NULL
    WHERE id = ${id}`);
}

/** Why a review is rejected. */
export interface Rejection {
  readonly reason: ReviewFault;
  readonly words: string;
}

/** Moves a review that was in `from`. A reason stays only while it is rejected. Stars on pages count it at once. */
export async function updateReviewStatus(
  tx: Session,
  { id, status: from }: Pick<ReviewRow, 'id' | 'status'>,
  to: ReviewStatus,
  rejection: Rejection | null,
): Promise<boolean> {
  const moved = await tx.execute(sql`
    UPDATE review SET status = ${to}, version = version + 1,
      reject_reason = ${to === 'rejected' ? (rejection?.reason ?? null) : null},
      reject_words = ${to === 'rejected' ? (rejection?.words ?? '') : ''}
    WHERE id = ${id} AND status = ${from}`);
  await tx.notify('catalogue');
  return moved === 1;
}

export async function setAnswer(tx: Session, id: string, answer: string, at: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE review SET answer = ${answer}, answered_at = ${answer === '' ? null : at} WHERE id = ${id}`);
}

export async function addReviewEvent(
  tx: Session,
  reviewId: string,
  event: { type: string; status: ReviewStatus; actor: 'customer' | 'admin'; shopperId: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO review_event (review_id, event, status, actor, shopper_id, at)
    VALUES (${reviewId}, ${event.type}, ${event.status}, ${event.actor}, ${event.shopperId}, ${event.at})`);
}

/** The number of votes after one by this person, which counts once. */
export async function addVote(tx: Session, reviewId: string, shopperId: string, at: Date): Promise<number> {
  await tx.execute(sql`
    INSERT INTO review_vote (review_id, shopper_id, at) VALUES (${reviewId}, ${shopperId}, ${at})
    ON CONFLICT DO NOTHING`);
  return votesOf(tx, reviewId);
}

export async function removeVote(tx: Session, reviewId: string, shopperId: string): Promise<number> {
  await tx.execute(sql`DELETE FROM review_vote WHERE review_id = ${reviewId} AND shopper_id = ${shopperId}`);
  return votesOf(tx, reviewId);
}

/** The reviews that a person has voted for, the latest first. */
export async function readOwnVotes(session: Session, shopperId: string): Promise<string[]> {
  const rows = await session.query<{ id: string }>(sql`
    SELECT review_id AS id FROM review_vote WHERE shopper_id = ${shopperId} ORDER BY at DESC LIMIT 500`);
  return rows.map((row) => row.id);
}

async function votesOf(tx: Session, reviewId: string): Promise<number> {
  return (await tx.one<{ helpful: number }>(sql`SELECT helpful FROM review WHERE id = ${reviewId}`)).helpful;
}

/** A report by this person, which counts once. */
export async function addReport(
  tx: Session,
  reviewId: string,
  { shopperId, reason, at }: { shopperId: string; reason: ReviewFault; at: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO review_report (review_id, shopper_id, reason, at) VALUES (${reviewId}, ${shopperId}, ${reason}, ${at})
    ON CONFLICT DO NOTHING`);
}

/** Whether a photo belongs to a published review, so that everybody may see it. */
export async function isPublicPhoto(session: Session, reviewId: string, fileId: string): Promise<boolean> {
  const rows = await session.query(sql`
    SELECT FROM review WHERE id = ${reviewId} AND status = 'published' AND ${fileId}::uuid = ANY(photo_ids)`);
  return rows.length > 0;
}
