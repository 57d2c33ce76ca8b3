import {
  type AnyReview,
  moderateReview,
  readAnyReview,
  readReviewFigures,
} from '../../../../contract/content/review.calls.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import { faultLabels } from '../../../../domain/content/review/review.ts';
import { formatCount } from '../../../../domain/kit/money/money.ts';
import { factsCard, linesAside, linesCard } from '../../kit/form/facts.tsx';
import { choice, fresh, hidden, longText } from '../../kit/form/fields.ts';
import { besides, card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { momentWords } from '../../kit/list/cells.ts';
import { formSection } from '../../record/record-section.tsx';
import { type Figures, rejectionOf, sharesOf } from './review-facts.ts';
import { reviewNoun as noun, statusBadges } from './reviews.list.ts';

type Opened = AnyReview & { readonly figures: Figures };
type Body = BodyOf<typeof moderateReview>;

const isRejected = (draft: Readonly<Record<string, unknown>>) => draft['decision'] === 'reject';

const form = formOf<Opened, Omit<Body, 'rejectReason'> & { readonly rejectReason: keyof typeof faultLabels }>()({
  slug: 'reviews',
  noun,
  name: 'name',
  cards: [
    factsCard('The review'),
    linesCard('Photos', 'pictures', 'No photos.'),
    card('Decision', {
      decision: fresh(
        choice('What happens with it', {
          none: 'It stays as it is',
          publish: 'Publish it',
          reject: 'Reject it',
        }),
      ),
      rejectReason: choice('Why', faultLabels, { isShown: isRejected }),
      rejectWords: longText('What the customer reads', {
        max: 500,
        isShown: isRejected,
        hint: 'Say what to change. A low rating is never a reason.',
      }),
      answer: longText('Answer of the shop', {
        max: 1000,
        optional: true,
        hint: 'Readers see it below the review once that is published.',
      }),
    }),
    linesAside('Reports by readers', 'told', 'Nobody has reported it.'),
    linesAside('All reviews of the shop', 'shares', 'None yet.'),
    besides({ name: hidden() }),
  ],
  taken: (opened: Opened) => ({
    name: `${opened.product}, ${opened.author}`,
    rejectReason: opened.rejectReason ?? 'other',
    facts: [
      { title: 'Product', note: opened.product },
      { title: 'Stars', note: `${opened.stars} of 5` },
      { title: 'Review', note: opened.words },
      { title: 'Name shown with the review', note: opened.author },
      { title: 'Order', note: opened.orderNumber },
      { title: 'Written', note: momentWords(opened.writtenAt) },
      { title: 'Status', note: statusBadges[opened.status].text },
      { title: 'Found helpful by', note: formatCount(opened.helpful) },
      ...rejectionOf(opened),
    ],
    pictures: opened.photos.map((href, place) => ({ id: href, title: `Photo ${place + 1}`, href })),
    told: opened.reported.map(({ reason, count }) => ({
      id: reason,
      title: faultLabels[reason],
      aside: formatCount(count),
    })),
    shares: sharesOf(opened.figures),
  }),
});

/** One review: to read, publish or reject it, and to answer. */
export const ReviewForm = formSection({
  slug: 'reviews',
  form,
  calls: recordCalls(form, (http) => ({
    read: async (id, along): Promise<Opened> => {
      const [opened, figures] = await Promise.all([
        http.send(readAnyReview, { params: { id }, ...along }),
        http.send(readReviewFigures, along),
      ]);
      return { ...opened, figures };
    },
    update: async (id, { rejectReason, ...body }, along): Promise<Opened> => {
      const saved = await http.send(moderateReview, {
        params: { id },
        body: { ...body, rejectReason: body.decision === 'reject' ? rejectReason : null },
        ...along,
      });
      return { ...saved, figures: await http.send(readReviewFigures, { signal: along.signal }) };
    },
  })),
});
