import { t } from '../../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  listProductReviews,
  readVotes,
  reportReview,
  takeVoteBack,
  voteForReview,
} from '../../../src/contract/content/review.calls.ts';
import { id } from '../../../src/contract/primitives.ts';
import {
  type Review,
  type ReviewPage,
  type ReviewQuery,
  starCounts,
  usualReviews,
} from '../../../src/domain/content/review/review.ts';
import { Cached } from '../../platform/list/cached.ts';
import type { Session } from '../../platform/database/session.ts';
import { findKeptFile } from '../../platform/file/file.queries.ts';
import { openFile } from '../../platform/file/files.ts';
import { requireAccount } from '../../platform/http/guard/account-lock.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import {
  addReport,
  addVote,
  findReview,
  isPublicPhoto,
  readFigures,
  readOwnVotes,
  readReviews,
  removeVote,
  type ReviewRow,
} from './review.queries.ts';

const place = z.object({ id, photo: id });
/** Milliseconds that a photo is cached here, and seconds in browsers; whether it may be seen is asked each time. */
const photoLifetime = 60_000;
const photoCaching = 'public, max-age=3600';
const maxPhotos = 100;

/** A page of a product's published reviews with the figures of all of them (REV-01). */
export async function reviewPage(
  session: Session,
  sku: string,
  query: ReviewQuery,
  after: string | null,
): Promise<ReviewPage> {
  const [figures, { rows, next }] = await Promise.all([
    readFigures(session, sku),
    readReviews(session, sku, query, after),
  ]);
  return { figures, reviews: rows.map(shownReview), next };
}

function shownReview(row: ReviewRow): Review {
  return {
    id: row.id,
    stars: row.stars,
    words: row.words,
    author: row.author,
    photos: row.photo_ids.map((photo) => `/review-photo/${row.id}/${photo}`),
    writtenAt: row.written_at.toISOString(),
    answer: row.answer,
    helpful: row.helpful,
  };
}

/** Reviews as readers see them: lists, photos, votes and reports. */
export function productReviewRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, catalogue, clock } = context;
  const photos = new Cached<{ bytes: Buffer; type: string } | null>({ lifetime: photoLifetime, max: maxPhotos });

  route(app, context, listProductReviews, async ({ params: { sku }, query }, reply) => {
    if (!(await catalogue.product(sku))) throw problem('not-found', { detail: t`This product isn’t in the shop` });
    const wanted: ReviewQuery = {
      sort: query.sort ?? usualReviews.sort,
      stars: starCounts.find((each) => each === query.stars) ?? null,
      photos: query.photos ?? false,
    };
    reply.header('cache-control', 'public, max-age=10');
    return reviewPage(database.replica, sku, wanted, query.after ?? null);
  });

  const published = async (reviewId: string): Promise<ReviewRow> => {
    const row = await findReview(database, reviewId);
    if (row?.status !== 'published') throw problem('not-found', { detail: t`This review is no longer available` });
    return row;
  };

  route(app, context, voteForReview, async ({ params, shopper }) => {
    const row = await published(params.id);
    if (row.shopper_id === shopper.id) throw problem('conflict', { detail: t`This review is your own` });
    return database.transaction(async (tx) => {
      await requireAccount(tx, shopper.id);
      return { helpful: await addVote(tx, row.id, shopper.id, clock()) };
    });
  });

  route(app, context, takeVoteBack, async ({ params, shopper }) => {
    const row = await published(params.id);
    return database.transaction(async (tx) => ({ helpful: await removeVote(tx, row.id, shopper.id) }));
  });

  route(app, context, readVotes, async ({ shopper }) => ({ reviews: await readOwnVotes(database, shopper.id) }));

  route(app, context, reportReview, async ({ params, body: { reason }, shopper }) => {
    const row = await published(params.id);
    await database.transaction(async (tx) => {
      await requireAccount(tx, shopper.id);
      await addReport(tx, row.id, { shopperId: shopper.id, reason, at: clock() });
    });
  });

  app.get('/review-photo/:id/:photo', async ({ params }, reply) => {
    const { data } = z.safeParse(place, params);
    if (!data || !(await isPublicPhoto(database, data.id, data.photo))) throw problem('not-found');
    const photo = await photos.one(data.photo, async () => {
      const file = await findKeptFile(database, data.photo);
      return file ? { bytes: await openFile(context, file), type: file.type } : null;
    });
    if (photo === null) throw problem('not-found');
    return reply.header('cache-control', photoCaching).type(photo.type).send(photo.bytes);
  });
}
