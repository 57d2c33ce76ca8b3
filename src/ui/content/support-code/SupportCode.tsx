import { t } from '../../../domain/kit/text/text.ts';
import { isSame } from '../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { supportCodeMachine } from '../../../machines/content/support-code/support-code.machine.ts';
import { supportCodeView } from '../../../machines/content/support-code/support-code.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { text } from '../../kit/theme/text.css.ts';
import { useView } from '../../shell/app/actors.tsx';
import * as css from './SupportCode.css.ts';

/** Offers to show support what happened: first what is sent, then a code (FLO-09). */
export function SupportCode({ actor }: { readonly actor: ActorRefFrom<typeof supportCodeMachine> }) {
  const { isOffered, isBusy, shown, failure, button } = useView(actor, supportCodeView, isSame);
  return (
    <section className={css.part} aria-labelledby="show-support">
      <h2 className={text({ as: 'h4' })} id="show-support">
        {t`Did something go wrong just now?`}
      </h2>
      {isOffered && (
        <>
          <p>{t`You can show us the last ten minutes of your visit, so that we see what you saw.`}</p>
          <Button tone="outline" size="small" onClick={() => actor.send({ type: 'support.ask' })}>
            {t`Show support what happened`}
          </Button>
        </>
      )}
      {shown && (
        <Notice tone="good" title={t`Your code is ${shown.code}`}>
          {t`Give it to us by phone or in your message. It works until ${shown.until}.`}
          <div className={css.buttons}>
            <Button tone="outline" size="small" onClick={() => actor.send({ type: 'support.close' })}>
              {t`Close`}
            </Button>
          </div>
        </Notice>
      )}
      {!isOffered && !shown && (
        <>
          <p>
            {t`We get the names of the steps of the last ten minutes, such as “opened the cart” or “payment failed”, and the products in them. We don’t get what you typed: no name, number, address, card or prescription. We delete it after seven days.`}
          </p>
          {failure !== null && <Notice tone="bad">{failure}</Notice>}
          <div className={css.buttons}>
            <Button size="small" busy={isBusy} onClick={() => actor.send({ type: 'support.agree' })}>
              {button}
            </Button>
            <Button
              tone="text"
              size="small"
              disabled={isBusy}
              onClick={() => actor.send({ type: 'support.close' })}
            >
              {t`Not now`}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
