import { plural, t } from '../../../domain/kit/text/text.ts';
import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import { reviewSorts } from '../../../domain/content/review/review.ts';
import type { reviewListMachine } from '../../../machines/content/review-list/review-list.machine.ts';
import {
  type ReviewListView,
  reviewListView,
  sortLabels,
} from '../../../machines/content/review-list/review-list.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { Select } from '../../kit/choice/Select.tsx';
import { Checkbox } from '../../kit/field/Checkbox.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { further, visuallyHidden, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { useView } from '../../shell/app/actors.tsx';
import * as css from './Review.css.ts';
import { Stars } from './Stars.tsx';

type ReviewListActor = ActorRefFrom<typeof reviewListMachine>;

interface ReviewListProps {
  readonly actor: ReviewListActor;
  /** The vote and the report of one review, which work only in the browser. */
  readonly Feedback: ComponentType<{ readonly id: string; readonly helpful: number }>;
}

const sorts = reviewSorts.map((value) => ({ value, label: sortLabels[value] }));

/** A product's reviews: what all say together, and one after another. */
export function ReviewList({ actor, Feedback }: ReviewListProps) {
  const view = reviewListView(useView(actor, (snapshot) => snapshot));
  return (
    <section className={`${css.section} ${further}`} id="reviews" aria-labelledby="reviews-title">
      <div className={`${wrap} ${css.columns}`}>
        <div>
          <h2 className={`${text({ as: 'h3' })} ${css.title}`} id="reviews-title">
            {t`Reviews`}
          </h2>
          {view.rating && <Figures view={view} rating={view.rating} actor={actor} />}
          {view.rejected !== null && <p className={css.small}>{view.rejected}</p>}
        </div>
        <div>
          {view.rating && <Tools view={view} actor={actor} />}
          <div className={css.list} aria-busy={view.isLoading} {...(view.isLoading ? { 'data-waiting': '' } : {})}>
            {view.reviews.map((review) => (
              <Shown key={review.id} review={review} Feedback={Feedback} />
            ))}
          </div>
          {view.empty !== null && <p>{view.empty}</p>}
          {view.trouble !== null && (
            <Notice
              tone="warning"
              action={
                <Button tone="text" size="small" onClick={() => actor.send({ type: 'reviews.retry' })}>
                  {t`Try again`}
                </Button>
              }
            >
              {view.trouble}
            </Notice>
          )}
          {(view.canReadOn || view.isAdding) && (
            <div className={css.more}>
              <Button tone="outline" busy={view.isAdding} onClick={() => actor.send({ type: 'reviews.more' })}>
                {view.isAdding ? t`Loading…` : t`Show more reviews`}
              </Button>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

interface PartProps {
  readonly view: ReviewListView;
  readonly actor: ReviewListActor;
}

/** The average, and how many gave how many stars; each row filters the list. */
function Figures({ view, rating, actor }: PartProps & { readonly rating: NonNullable<ReviewListView['rating']> }) {
  return (
    <>
      <p className={css.average}>
        <span className={css.number}>{rating.average}</span>
        <Stars value={rating.stars} />
        <span className={css.small}>{t`${rating.count}, all by buyers`}</span>
      </p>
      <fieldset className={css.bars}>
        <legend className={visuallyHidden}>{t`Show reviews with`}</legend>
        {view.bars.map(({ stars, count, share, isChosen, canPress }) => (
          <button
            key={stars}
            type="button"
            className={css.bar}
            aria-pressed={isChosen}
            disabled={!canPress}
            onClick={() => actor.send({ type: 'stars.choose', stars: isChosen ? null : stars })}
          >
            <span>{plural(stars, { one: '# star', other: '# stars' })}</span>
            <span className={css.track}>
              <span className={css.share} style={{ width: `${share * 100}%` }} />
            </span>
            <span className={css.count}>{count}</span>
          </button>
        ))}
      </fieldset>
    </>
  );
}

function Tools({ view: { query, hasPhotos }, actor }: PartProps) {
  return (
    <div className={css.tools}>
      <Select
        label={t`Sort reviews`}
        name="review-sort"
        value={query.sort}
        options={sorts}
        onValue={(sort) => actor.send({ type: 'sort.choose', sort })}
      />
      {hasPhotos && (
        <Checkbox checked={query.photos} onChecked={(isWanted) => actor.send({ type: 'photos.set', isWanted })}>
          {t`With photos`}
        </Checkbox>
      )}
      {query.stars !== null && (
        <Button tone="text" size="small" onClick={() => actor.send({ type: 'stars.choose', stars: null })}>
          {t`Show all`}
        </Button>
      )}
    </div>
  );
}

function Shown({
  review,
  Feedback,
}: { readonly review: ReviewListView['reviews'][number] } & Pick<ReviewListProps, 'Feedback'>) {
  return (
    <article className={css.review}>
      <p className={css.average}>
        <Stars value={review.stars} />
        <span className={css.small}>
          {review.by}, <time dateTime={review.writtenAt}>{review.day}</time>
        </span>
      </p>
      <p className={css.words}>{review.words}</p>
      {review.photos.length > 0 && (
        <ul className={css.photos}>
          {review.photos.map((photo, place) => (
            <li key={photo}>
              <a href={photo} target="_blank" rel="noreferrer">
                <img
                  className={css.photo}
                  src={photo}
                  width={96}
                  height={96}
                  loading="lazy"
                  decoding="async"
                  alt={t`By ${review.author}, ${place + 1} of ${review.photos.length}`}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.answer !== '' && (
        <div className={css.answer}>
          <b>{t`Our answer`}</b>
          <p>{review.answer}</p>
        </div>
      )}
      <Feedback id={review.id} helpful={review.helpful} />
    </article>
  );
}
