import { plural, t } from '../../../domain/kit/text/text.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { reviewLimits, starCounts } from '../../../domain/content/review/review.ts';
import type { reviewFormMachine } from '../../../machines/content/review-form/review-form.machine.ts';
import { type ReviewFormView, reviewFormView } from '../../../machines/content/review-form/review-form.view.ts';
import { focusOn } from '../../account/sign-in/focus-on.ts';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { ErrorLeaf } from '../../kit/art/drawings.tsx';
import { TextArea, TextField } from '../../kit/field/TextField.tsx';
import { StarIcon } from '../../kit/icon/icons.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { PhotoChoice } from '../../orders/order-return-form/PhotoChoice.tsx';
import { useView } from '../../shell/app/actors.tsx';
import * as css from './ReviewForm.css.ts';

type ReviewFormActor = ActorRefFrom<typeof reviewFormMachine>;

const order = ['stars', 'words', 'author'] as const;

/** /review/…: stars, words and photos about one thing that was bought. */
export function ReviewForm({ actor }: { readonly actor: ReviewFormActor }) {
  const view = reviewFormView(useView(actor, (snapshot) => snapshot));
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(view.stage);
  // The form is longer than what comes after it: without this, its reader would look at the page's foot.
  useEffect(() => {
    if (before.current === 'writing' && view.stage !== 'writing') title.current?.focus();
    before.current = view.stage;
  }, [view.stage]);
  if (view.stage === 'missing') return <LinkEnded title={view.title} words={view.text} />;
  return (
    <div className={`${wrap} ${css.page}`}>
      <h1 className={text({ as: 'h2' })} ref={title} tabIndex={-1}>
        {view.title}
      </h1>
      <p className={css.lead}>{view.text}</p>
      {view.stage === 'writing' && <Writing actor={actor} view={view} />}
      {view.stage === 'sent' && view.notice && (
        <div className={css.trouble}>
          <Notice tone={view.notice.tone}>{view.notice.text}</Notice>
        </div>
      )}
      <div className={css.actions}>
        {view.stage === 'failed' && (
          <Button onClick={() => actor.send({ type: 'form.retry' })}>{t`Try again`}</Button>
        )}
        {(view.stage === 'sent' || view.stage === 'withdrawn') && (
          <Button tone="outline" disabled={view.isBusy} onClick={() => actor.send({ type: 'review.change' })}>
            {view.stage === 'sent' ? t`Change your review` : t`Write it again`}
          </Button>
        )}
        {view.stage === 'sent' && (
          <Button tone="text" busy={view.isBusy} onClick={() => actor.send({ type: 'review.withdraw' })}>
            {t`Withdraw it`}
          </Button>
        )}
      </div>
    </div>
  );
}

function LinkEnded({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <div className={wrap}>
      <EmptyState
        level={1}
        art={<ErrorLeaf />}
        title={title}
        action={
          <>
            <LinkButton href="/dashboard/orders">{t`Your orders`}</LinkButton>
            <LinkButton href="/contact" tone="outline">
              {t`Write to us`}
            </LinkButton>
          </>
        }
      >
        {words}
      </EmptyState>
    </div>
  );
}

function Writing({ actor, view }: { readonly actor: ReviewFormActor; readonly view: ReviewFormView }) {
  const ref = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'review.submit' });
    const { errors } = reviewFormView(actor.getSnapshot());
    const first = order.find((field) => errors[field] !== undefined);
    if (first) focusOn(ref, first);
  };
  return (
    <form className={css.form} ref={ref} noValidate onSubmit={submit}>
      {view.notice && <Notice tone={view.notice.tone}>{view.notice.text}</Notice>}
      <fieldset>
        <legend className={css.legend}>{t`Your stars`}</legend>
        <div className={css.stars}>
          {starCounts.map((stars) => (
            <label key={stars} className={css.star} {...(stars <= view.fields.stars ? { 'data-full': '' } : {})}>
              <input
                className={css.radio}
                type="radio"
                name="stars"
                value={stars}
                checked={stars === view.fields.stars}
                aria-label={plural(stars, { one: '# star', other: '# stars' })}
                onChange={() => actor.send({ type: 'stars.choose', stars })}
              />
              <StarIcon size={32} />
            </label>
          ))}
        </div>
        {view.errors.stars !== undefined && (
          <p className={css.error} role="alert">
            {view.errors.stars}
          </p>
        )}
      </fieldset>
      <TextArea
        label={t`Your review`}
        name="words"
        rows={6}
        maxLength={reviewLimits.words}
        value={view.fields.words}
        error={view.errors.words}
        hint={t`What helped, what didn’t, how it tastes. Please no names of people, and no promises of a cure.`}
        onValue={(words) => actor.send({ type: 'field.type', field: 'words', text: words })}
      />
      <TextField
        label={t`Name shown with the review`}
        name="author"
        autoComplete="nickname"
        maxLength={reviewLimits.author}
        value={view.fields.author}
        error={view.errors.author}
        onValue={(author) => actor.send({ type: 'field.type', field: 'author', text: author })}
      />
      <PhotoChoice
        hint={t`Up to ${reviewLimits.photos} photos (JPG or PNG). Where and when they were taken is removed.`}
        photos={view.photos}
        canChoose={view.canAttach}
        isBusy={view.isAttaching}
        onChoose={(photo) => actor.send({ type: 'photo.choose', photo })}
        onRemove={(id) => actor.send({ type: 'photo.remove', id })}
      />
      <div>
        <Button type="submit" busy={view.isBusy} disabled={view.isAttaching}>
          {view.button}
        </Button>
      </div>
    </form>
  );
}
