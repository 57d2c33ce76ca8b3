import { t } from '../../../domain/kit/text/text.ts';
import { isAsked } from '../../../machines/shell/consent/consent.view.ts';
import { usePromotionsActor, usePromotionsView } from '../app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './Consent.css.ts';
import { Link } from '../../kit/action/Link.tsx';

/** The consent banner. Refusing is as easy as accepting, and the shop works without an answer. */
export function ConsentNotice() {
  const consent = usePromotionsActor('consent');
  const isShown = usePromotionsView('consent', isAsked);
  if (!isShown) return null;
  return (
    <section className={css.notice} aria-labelledby="consent-question">
      <h2 id="consent-question" className={text({ as: 'h4' })}>
        {t`May we measure your visit?`}
      </h2>
      <p className={css.words}>
        {t`No one else measures anything until you agree. The shop works the same if you don’t.`}{' '}
        <Link className={css.link} href="/legal/privacy">
          {t`How we treat your data`}
        </Link>
      </p>
      <div className={css.buttons}>
        <Button tone="outline" size="small" block onClick={() => consent.send({ type: 'consent.refuse' })}>
          {t`Refuse`}
        </Button>
        <Button tone="outline" size="small" block onClick={() => consent.send({ type: 'consent.agree' })}>
          {t`Agree`}
        </Button>
        <Button tone="text" size="small" block onClick={() => consent.send({ type: 'choices.open' })}>
          {t`Choose`}
        </Button>
      </div>
    </section>
  );
}
