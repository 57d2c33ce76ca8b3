import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { messageChoicesMachine } from '../../../machines/account/message-choices/message-choices.machine.ts';
import * as css from '../account-form/AccountForm.css.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { languageNames } from '../../../domain/kit/text/language-names.ts';
import { languages } from '../../../domain/kit/text/language.ts';
import { Checkbox } from '../../kit/field/Checkbox.tsx';
import { Chips } from '../../kit/field/Chips.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';

/** Opt-ins for optional messages. Order messages are always sent. */
export function MessageChoices({ actor }: { actor: ActorRefFrom<typeof messageChoicesMachine> }) {
  const snapshot = useView(actor, (state) => state);
  if (snapshot.matches('loading')) return <Skeleton />;
  if (snapshot.matches('failed')) {
    const retry = (
      <Button tone="text" size="small" onClick={() => actor.send({ type: 'choices.retry' })}>
        {t`Try again`}
      </Button>
    );
    return (
      <Notice tone="warning" action={retry}>
        {t`Couldn’t load your choices.`}
      </Notice>
    );
  }
  const { wanted } = snapshot.context;
  const isBusy = snapshot.matches('saving');
  return (
    <>
      <p className={css.words}>
        {t`We send order updates by SMS, and by e-mail if you added one. Choose what else you want.`}
      </p>
      <Checkbox
        checked={wanted.whatsapp}
        disabled={isBusy}
        onChecked={(isWanted) => actor.send({ type: 'choice.set', choice: 'whatsapp', isWanted })}
        hint={t`The same order updates, to your mobile number`}
      >
        {t`WhatsApp messages`}
      </Checkbox>
      <Checkbox
        checked={wanted.reminders}
        disabled={isBusy}
        onChecked={(isWanted) => actor.send({ type: 'choice.set', choice: 'reminders', isWanted })}
        hint={t`Sent once, when you leave a checkout unfinished`}
      >
        {t`Cart reminders`}
      </Checkbox>
      <Checkbox
        checked={wanted.reviews}
        disabled={isBusy}
        onChecked={(isWanted) => actor.send({ type: 'choice.set', choice: 'reviews', isWanted })}
        hint={t`Asked once for each order, ten days after it arrives`}
      >
        {t`Questions about what I bought`}
      </Checkbox>
      <Chips
        label={t`Language of messages`}
        chips={languages.map((value) => ({
          value,
          label: languageNames[value],
          lang: value,
          disabled: isBusy,
        }))}
        value={wanted.language}
        onValue={(language) => actor.send({ type: 'language.set', language })}
      />
      {snapshot.matches({ shown: 'saved' }) && <Notice tone="good">{t`Your choice is saved.`}</Notice>}
      {snapshot.matches({ shown: 'unsaved' }) && (
        <Notice tone="bad">{t`Couldn’t save your choice. Try again.`}</Notice>
      )}
    </>
  );
}
