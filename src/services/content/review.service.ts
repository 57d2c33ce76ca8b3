import * as reviewCalls from '../../contract/content/review.calls.ts';
import type { BodyOf } from '../../contract/call.ts';
import {
  type ReviewFault,
  type ReviewFields,
  type ReviewQuery,
  reviewFaults,
  type ReviewWish,
} from '../../domain/content/review/review.ts';
import type { Http } from '../platform/http/http.ts';
import type { OpenQueries } from '../platform/queries.ts';
import { promotionKeys } from '../platform/storage/session-keys.ts';
import { fieldsOf, listOf, textOf, wholeOf } from '../platform/storage/shape.ts';
import type { DeviceStore } from '../platform/storage/storage.ts';

interface Asked {
  readonly sku: string;
  readonly query: ReviewQuery;
  readonly after: string | null;
}

interface UploadedPhoto {
  readonly id: string;
  readonly name: string;
}

/** What a reload would lose: the fields, and the photos that are uploaded. */
interface TypedReview extends ReviewFields {
  readonly photos: readonly UploadedPhoto[];
}

type SaveBody = BodyOf<typeof reviewCalls.saveReview>;

/** An order and one of its lines, for somebody who is signed in: '<id>.<line>'. */
const lineOfOrder = /^([0-9a-f-]{36})\.(\d{1,3})$/u;

/** Reads, votes on and reports reviews. */
export function createReviewService(http: Http) {
  return {
    fetchReviews: ({ sku, query: { sort, stars, photos }, after }: Asked, signal: AbortSignal) =>
      http.send(reviewCalls.listProductReviews, {
        params: { sku },
        query: {
          sort,
          ...(stars === null ? {} : { stars: String(stars) }),
          ...(photos ? { photos: 'true' as const } : {}),
          ...(after === null ? {} : { after }),
        },
        signal,
      }),
    giveVote: async (id: string, signal: AbortSignal) =>
      (await http.send(reviewCalls.voteForReview, { params: { id }, signal })).helpful,
    takeVoteBack: async (id: string, signal: AbortSignal) =>
      (await http.send(reviewCalls.takeVoteBack, { params: { id }, signal })).helpful,
    sendReport: async (id: string, reason: ReviewFault, signal: AbortSignal) => {
      await http.send(reviewCalls.reportReview, { params: { id }, body: { reason }, signal });
    },
  };
}

/**
 * What a reader has said about reviews: votes are known to the server, and what had to wait for the sign-in to this tab, so that
 * it isn't lost on the way.
 */
export function createReviewMemory(
  http: Http,
  openQueries: OpenQueries,
  tab: DeviceStore,
  shopperId: string | null,
) {
  return {
    keepWish: (id: string, wish: ReviewWish): void => tab.write(promotionKeys.reviewWish, { id, ...wish }),
    remember: async (id: string) => {
      if (shopperId === null) return { isVoted: false, wish: null };
      const wish = tab.read(promotionKeys.reviewWish, (value) => wishOf(id, value));
      if (wish !== null) tab.remove(promotionKeys.reviewWish);
      const queries = await openQueries();
      // All reviews of a page ask at once: one call answers them.
      const { reviews } = await queries.fetchQuery({
        queryKey: ['review-votes', shopperId],
        queryFn: ({ signal }) => http.send(reviewCalls.readVotes, { signal }),
      });
      return { isVoted: reviews.includes(id), wish };
    },
  };
}

function wishOf(id: string, value: unknown): ReviewWish | null {
  const kept = fieldsOf(value);
  if (kept?.['id'] !== id) return null;
  if (kept['kind'] === 'vote') return { kind: 'vote' };
  const reason = reviewFaults.find((each) => each === kept['reason']);
  return kept['kind'] === 'report' && reason !== undefined ? { kind: 'report', reason } : null;
}

/**
 * Writes a review, by the token of a link. Whoever comes from their own order gets one first. What is typed stays in this
 * tab until it is sent, so that a reload loses nothing; somebody else on the device never sees it.
 */
export function createReviewWriter(http: Http, tab: DeviceStore) {
  const tokenOf = async (given: string, signal: AbortSignal): Promise<string> => {
    const [, id = '', line = ''] = lineOfOrder.exec(given) ?? [];
    if (id === '') return given;
    const { token } = await http.send(reviewCalls.openReview, {
      params: { id },
      body: { line: Number(line) },
      signal,
    });
    return token;
  };
  return {
    openForm: async (given: string, signal: AbortSignal) => {
      const token = await tokenOf(given, signal);
      const opened = await http.send(reviewCalls.readReviewForm, { params: { token }, signal });
      return { token, opened, kept: tab.read(promotionKeys.review, (value) => typedIn(given, value)) };
    },
    keepTyped: (place: string, typed: TypedReview | null): void => {
      if (typed === null) tab.remove(promotionKeys.review);
      else tab.write(promotionKeys.review, { place, ...typed });
    },
    sendPhoto: async (token: string, photo: Blob, signal: AbortSignal) => {
      const form = new FormData();
      form.append('file', photo);
      return (await http.send(reviewCalls.sendReviewPhoto, { params: { token }, form, signal })).id;
    },
    saveReview: (token: string, body: SaveBody, signal: AbortSignal) =>
      http.send(reviewCalls.saveReview, { params: { token }, body, signal }),
    withdrawReview: (token: string, signal: AbortSignal) =>
      http.send(reviewCalls.withdrawReview, { params: { token }, signal }),
  };
}

/** What was typed into the form of this place; null if it belongs to another, or isn't whole. */
function typedIn(place: string, value: unknown): TypedReview | null {
  const kept = fieldsOf(value);
  const [stars, words, author] = [wholeOf(kept?.['stars']), textOf(kept?.['words']), textOf(kept?.['author'])];
  const photos = listOf(kept?.['photos'], photoOf);
  if (kept?.['place'] !== place || stars === null || words === null || author === null) return null;
  return photos !== null && stars >= 0 && stars <= 5 ? { stars, words, author, photos } : null;
}

function photoOf(value: unknown): UploadedPhoto | null {
  const kept = fieldsOf(value);
  const [id, name] = [textOf(kept?.['id']), textOf(kept?.['name'])];
  return id === null || name === null ? null : { id, name };
}
