import type { FastifyInstance } from 'fastify';
import {
  type AnyReview,
  listAllReviews,
  moderateReview,
  readAnyReview,
  readReviewFigures,
} from '../../../src/contract/content/review.calls.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { Session } from '../../platform/database/session.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/list/list.ts';
import { etagOf, staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { moveReview } from './move-review.ts';
import {
  findAnyReview,
  readAllFigures,
  type Reader,
  reviewConditions,
  reviewList,
} from './review-admin.queries.ts';
import { lockReview, type ReviewRow, setAnswer } from './review.queries.ts';

/** Reviews as admins read, publish, reject and answer them (REV-01). */
export function reviewAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, settings, clock } = context;
  const readerOf = ({ id }: { readonly id: string }): Reader => ({ id, secret: settings.secret, now: clock() });
  const one = async (session: Session, id: string, reader: Reader): Promise<AnyReview> => {
    const found = await findAnyReview(session, id, reader);
    if (!found) throw problem('not-found', { detail: 'We couldn’t find this review' });
    return found;
  };

  route(app, context, listAllReviews, async ({ query: { q, sort, limit, offset, ...filters }, shopper }) =>
    readPage(database, reviewList(readerOf(shopper)), { q, sort, limit, offset }, reviewConditions(filters)),
  );

  route(app, context, readReviewFigures, async () => readAllFigures(database));

  route(app, context, readAnyReview, async ({ params: { id }, shopper }, reply) => {
    const found = await one(database, id, readerOf(shopper));
    reply.header('etag', etagOf(found));
    return found;
  });

  route(
    app,
    context,
    moderateReview,
    async ({ params: { id }, body, headers, shopper }) => {
      const reader = readerOf(shopper);
      return database.transaction(async (tx) => {
        const row = await lockReview(tx, id);
        if (!row) throw problem('not-found', { detail: 'We couldn’t find this review' });
        const before = await one(tx, id, reader);
        if (headers['if-match'] !== undefined && headers['if-match'] !== row.version) throw staleRecord(before);
        await refuseMistakes(moderationFindings(body, row));
        await moderate({ tx, context }, row, body, shopper.id);
        const after = await one(tx, id, reader);
        await recordChange(tx, {
          actorId: shopper.id,
          action: done[body.decision],
          resource: 'review',
          recordId: id,
          before: loggedOf(before),
          after: loggedOf(after),
          now: clock(),
        });
        return after;
      });
    },
    {
      rules:
        ({ params: { id }, body, shopper }) =>
        async () => {
          const { status, answer } = await one(database, id, readerOf(shopper));
          return moderationFindings(body, { status, answer });
        },
    },
  );
}

/** What is refused of a decision besides its schema. */
function moderationFindings(
  moderation: BodyOf<typeof moderateReview>,
  there: Pick<AnyReview, 'status' | 'answer'>,
): Findings {
  return [
    () =>
      moderation.decision === 'reject' && moderation.rejectReason === null
        ? { field: 'rejectReason', message: 'Choose why it isn’t shown' }
        : null,
    () =>
      moderation.decision === 'reject' && moderation.rejectWords.trim() === ''
        ? { field: 'rejectWords', message: 'Tell the customer why, in your own words' }
        : null,
    () => {
      const { decision, answer } = moderation;
      const isOut = decision === 'publish' || (decision === 'none' && there.status === 'published');
      return isOut || answer.trim() === there.answer
        ? null
        : { field: 'answer', message: 'Only a published review can be answered' };
    },
  ];
}

const done = { none: 'answered', publish: 'published', reject: 'rejected' } as const;

/** What the change log holds: the shop's decision, not the customer's words. */
function loggedOf({ sku, status, stars, rejectReason, rejectWords, answer }: AnyReview) {
  return { sku, status, stars, rejectReason, rejectWords, answer };
}

async function moderate(
  move: { readonly tx: Session; readonly context: ShopContext },
  row: ReviewRow,
  { decision, rejectReason, rejectWords, answer }: BodyOf<typeof moderateReview>,
  shopperId: string,
): Promise<void> {
  const { tx, context } = move;
  const by = { actor: 'admin', shopperId } as const;
  const moved = { ...row };
  if (decision === 'reject') {
    const words = rejectWords.trim();
    if (rejectReason === null || words === '') throw changed();
    const rejection = { reason: rejectReason, words };
    if (!(await moveReview(move, row, { type: 'review.reject' }, { ...by, rejection }))) throw changed();
    moved.status = 'rejected';
  }
  if (decision === 'publish') {
    if (!(await moveReview(move, row, { type: 'review.publish' }, by))) throw changed();
    moved.status = 'published';
  }
  const said = answer.trim();
  if (said === row.answer) return;
  await setAnswer(tx, row.id, said, context.clock());
  // Taking an answer back is no news for the writer.
  if (said !== '' && !(await moveReview(move, moved, { type: 'review.answer' }, by))) throw changed();
}

function changed() {
  return problem('conflict', { detail: 'This review has changed. Reload the page' });
}
