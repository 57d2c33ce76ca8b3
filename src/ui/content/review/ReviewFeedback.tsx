import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import { faultLabels, reviewFaults } from '../../../domain/content/review/review.ts';
import type { reviewFeedbackMachine } from '../../../machines/content/review-feedback/review-feedback.machine.ts';
import { reviewFeedbackView } from '../../../machines/content/review-feedback/review-feedback.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { Link } from '../../kit/action/Link.tsx';
import { textLink } from '../../kit/theme/page.css.ts';
import { useView } from '../../shell/app/actors.tsx';
import * as css from './Review.css.ts';

interface ReviewFeedbackProps {
  readonly actor: ActorRefFrom<typeof reviewFeedbackMachine>;
  /** The sign-in page, with the way back. */
  readonly signInHref: string;
}

/** Below a review: whether it helped, and a way to report it. */
export function ReviewFeedback({ actor, signInHref }: ReviewFeedbackProps) {
  const view = reviewFeedbackView(useView(actor, (snapshot) => snapshot));
  return (
    <div className={css.feedback}>
      {view.helpful !== null && <span className={css.small}>{view.helpful}</span>}
      {view.canVote && (
        <Button
          tone="outline"
          size="small"
          aria-pressed={view.isVoted}
          busy={view.isBusy}
          onClick={() => actor.send({ type: view.isVoted ? 'vote.remove' : 'vote.give' })}
        >
          {view.button}
        </Button>
      )}
      {view.canReport && (
        <Button tone="text" size="small" onClick={() => actor.send({ type: 'report.open' })}>
          {t`Report`}
        </Button>
      )}
      {view.isChoosing && (
        <fieldset className={css.feedback}>
          <legend className={css.small}>{t`What is wrong with this review?`}</legend>
          {reviewFaults.map((reason) => (
            <Button
              key={reason}
              tone="outline"
              size="small"
              disabled={view.isReporting}
              onClick={() => actor.send({ type: 'report.send', reason })}
            >
              {faultLabels[reason]}
            </Button>
          ))}
          <Button
            tone="text"
            size="small"
            disabled={view.isReporting}
            onClick={() => actor.send({ type: 'report.close' })}
          >
            {t`Don’t report`}
          </Button>
        </fieldset>
      )}
      <output className={css.small}>
        {view.notice}{' '}
        {view.needsSignIn && (
          <Link className={textLink} href={signInHref}>
            {t`Sign in`}
          </Link>
        )}
      </output>
    </div>
  );
}
