import { t } from '../../../src/domain/kit/text/text.ts';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import {
  openReview,
  readReviewForm,
  type ReviewForm,
  saveReview,
  sendReviewPhoto,
  withdrawReview,
} from '../../../src/contract/content/review.calls.ts';
import { languageOf } from '../../account/user/language.queries.ts';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import { openToken } from '../../account/message/signed-token.ts';
import { ownOrder } from '../../orders/order/own-order.ts';
import type { Session } from '../../platform/database/session.ts';
import { claimFile, keepFile, removeFile } from '../../platform/file/files.ts';
import { lockAccount } from '../../platform/http/guard/account-lock.ts';
import { escaped, sendLinkPage } from '../../platform/http/html.ts';
import { acceptForms } from '../../platform/http/input/forms.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { findInvitation, inviteTo, reviewableLines } from './invitation.queries.ts';
import { moveReview } from './move-review.ts';
import { openReviewLink, reviewToken } from './review-link.ts';
import {
  addReviewEvent,
  findOwnReview,
  insertReview,
  lockReview,
  rewriteReview,
  type WrittenReview,
} from './review.queries.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Writing a review: from a link in a message, which needs no sign-in, or from one's own order (REV-01). */
export function reviewFormRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, settings, clock } = context;

  const invitationOf = async (token: string): Promise<Found> => {
    const id = openReviewLink(token, settings.secret, clock());
    const found = id === null ? undefined : await findInvitation(database, id);
    if (!found) throw problem('not-found', { detail: t`This link has expired or is incomplete` });
    return found;
  };

  route(app, context, openReview, async ({ params, body: { line }, shopper }) => {
    const order = await ownOrder(context, params.id, shopper.id);
    if (!(await reviewableLines(database, order)).has(line)) {
      throw problem('conflict', { detail: t`You can review an item once it’s delivered` });
    }
    const invitation = await database.transaction(async (tx) => inviteTo(tx, order, line, clock()));
    if (!invitation) throw problem('conflict', { detail: t`The shop no longer sells this product` });
    return { token: reviewToken(invitation.id, settings.secret, clock()) };
  });

  route(app, context, readReviewForm, async ({ params: { token } }, reply) => {
    reply.header('cache-control', 'private, no-store');
    return formOf(database, await invitationOf(token));
  });

  route(app, context, sendReviewPhoto, async ({ params: { token }, files: [file] }) => {
    const { shopper_id: ownerId } = await invitationOf(token);
    if (!file) throw refusedField('file', t`Choose a photo`);
    return { id: await keepFile(context, { ownerId, purpose: 'review-photo', bytes: file.bytes }) };
  });

  route(app, context, saveReview, async ({ params: { token }, body }) => {
    const invitation = await invitationOf(token);
    const { stars, words, author, photoIds } = body;
    const written: WrittenReview = {
      stars,
      words: words.trim(),
      author: author.trim(),
      photo_ids: [...new Set(photoIds)],
    };
    await database.transaction(async (tx) => writeReview({ tx, context }, invitation, written));
    return formOf(database, invitation);
  });

  route(app, context, withdrawReview, async ({ params: { token } }) => {
    const invitation = await invitationOf(token);
    await database.transaction(async (tx) => {
      const own = await findOwnReview(tx, invitation.shopper_id, invitation.sku);
      const row = own && (await lockReview(tx, own.id));
      const by = { actor: 'customer', shopperId: invitation.shopper_id } as const;
      if (!row || !(await moveReview({ tx, context }, row, { type: 'review.withdraw' }, by))) {
        throw problem('conflict', { detail: t`There’s no review to withdraw` });
      }
    });
    return formOf(database, invitation);
  });

  requestChoice(app, context);
}

/** Stores a review with its photos, new or written anew. */
async function writeReview(
  { tx, context }: { tx: Session; context: ShopContext },
  { id: invitationId, sku, shopper_id: shopperId }: Found,
  written: WrittenReview,
): Promise<void> {
  if (!(await lockAccount(tx, shopperId))) throw problem('not-found', { detail: t`This link no longer works` });
  const at = context.clock();
  const id = randomUUID();
  const photos = [...written.photo_ids];
  if (
    await insertReview(tx, {
      id,
      sku,
      invitation_id: invitationId,
      shopper_id: shopperId,
      written_at: at,
      ...written,
    })
  ) {
    await addReviewEvent(tx, id, { type: 'review.write', status: 'waiting', actor: 'customer', shopperId, at });
    return claimPhotos(tx, shopperId, id, photos);
  }
  const own = await findOwnReview(tx, shopperId, sku);
  const row = own && (await lockReview(tx, own.id));
  if (!row) throw problem('conflict', { detail: t`This review has changed. Reload the page` });
  const by = { actor: 'customer', shopperId } as const;
  if (!(await moveReview({ tx, context }, row, { type: 'review.revise' }, by))) {
    throw problem('conflict', { detail: t`This review can no longer be changed` });
  }
  await rewriteReview(tx, row.id, written, { invitationId, at });
  await claimPhotos(
    tx,
    shopperId,
    row.id,
    photos.filter((photo) => !row.photo_ids.includes(photo)),
  );
  for (const gone of row.photo_ids.filter((photo) => !photos.includes(photo))) await removeFile(tx, gone);
}

async function claimPhotos(tx: Session, ownerId: string, reference: string, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries()) {
    if (!(await claimFile(tx, { id, ownerId, purpose: 'review-photo', reference }))) {
      throw refusedField(`photoIds.${place}`, t`Upload this photo again`);
    }
  }
}

async function formOf(session: Session, { sku, product, first_name, shopper_id }: Found): Promise<ReviewForm> {
  const row = await findOwnReview(session, shopper_id, sku);
  return {
    sku,
    product,
    firstName: first_name ?? '',
    written: row
      ? {
          status: row.status,
          stars: row.stars,
          words: row.words,
          author: row.author,
          photoIds: [...row.photo_ids],
          reason: row.reject_words,
        }
      : null,
  };
}

const params = z.object({ token: z.string() });

/** The unsubscribe link in requests for a review. */
function requestChoice(app: FastifyInstance, { database, settings, clock }: ShopContext): void {
  const { shopName } = settings.business;
  const shopperOf = (request: FastifyRequest): string => {
    const { success, data } = z.safeParse(params, request.params);
    const shopperId = success ? openToken('review-requests', data.token, settings.secret, clock()) : null;
    if (shopperId === null) throw problem('not-found', { detail: t`This link isn’t valid` });
    return shopperId;
  };
  void app.register(async (scope) => {
    acceptForms(scope);
    scope.get('/review-requests/off/:token', async (request, reply) => {
      const language = await languageOf(database, shopperOf(request));
      return sendLinkPage(reply, language, () => ({
        shopName,
        heading: t`No more questions about products?`,
        body: `<p>${escaped(t`${shopName} then no longer asks you for reviews.`)}</p>
<form method="post"><button type="submit">${escaped(t`Don’t ask me again`)}</button></form>`,
      }));
    });
    scope.post('/review-requests/off/:token', async (request, reply) => {
      const shopperId = shopperOf(request);
      await database.execute(sql`
        UPDATE shopper SET wants_review_requests = false, review_requests_chosen_at = ${clock()}
        WHERE id = ${shopperId} AND wants_review_requests`);
      const language = await languageOf(database, shopperId);
      return sendLinkPage(reply, language, () => ({
        shopName,
        heading: t`We won’t ask you again`,
        body: `<p>${escaped(t`You can change this in your account at any time.`)}</p><p><a href="${addressIn(language, '/')}">${escaped(t`To the shop`)}</a></p>`,
      }));
    });
  });
}
