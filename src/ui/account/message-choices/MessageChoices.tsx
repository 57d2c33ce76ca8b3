import { hyphened } from '../../../domain/kit/text/unbroken.ts';
import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type {
  MessageChoices as Wanted,
  messageChoicesMachine,
  MessageKind,
} from '../../../machines/account/message-choices/message-choices.machine.ts';
import * as css from '../account-form/AccountForm.css.ts';
import { useView } from '../../shell/app/actors.tsx';
import { languageNames } from '../../../domain/kit/text/language-names.ts';
import { type Language, languages } from '../../../domain/kit/text/language.ts';
import { Checkbox } from '../../kit/field/Checkbox.tsx';
import { Chips } from '../../kit/field/Chips.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';
import { LoadingRoom } from '../dashboard/LoadingRoom.tsx';

/** Opt-ins for optional messages. Order messages are always sent. */
export function MessageChoices({ actor }: { actor: ActorRefFrom<typeof messageChoicesMachine> }) {
  const snapshot = useView(actor, (state) => state);
  if (snapshot.matches('failed')) {
    return (
      <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'choices.retry' })}>
        {t`Couldn’t load your choices.`}
      </RetryNotice>
    );
  }
  const choices = (
    <Choices
      wanted={snapshot.context.wanted}
      isBusy={snapshot.matches('saving')}
      onChoice={(choice, isWanted) => actor.send({ type: 'choice.set', choice, isWanted })}
      onLanguage={(language) => actor.send({ type: 'language.set', language })}
    />
  );
  if (snapshot.matches('loading')) {
    return (
      <LoadingRoom words={t`Loading your choices`} pairs={4}>
        {choices}
      </LoadingRoom>
    );
  }
  return (
    <>
      {choices}
      {snapshot.matches({ shown: 'saved' }) && <Notice tone="good">{t`Your choice is saved.`}</Notice>}
      {snapshot.matches({ shown: 'unsaved' }) && (
        <Notice tone="bad">{t`Couldn’t save your choice. Try again.`}</Notice>
      )}
    </>
  );
}

interface ChoicesProps {
  readonly wanted: Wanted;
  readonly isBusy: boolean;
  readonly onChoice: (choice: MessageKind, isWanted: boolean) => void;
  readonly onLanguage: (language: Language) => void;
}

function Choices({ wanted, isBusy, onChoice, onLanguage }: ChoicesProps) {
  return (
    <>
      <p className={css.words}>
        {hyphened(t`We send order updates by SMS, and by e-mail if you added one. Choose what else you want.`)}
      </p>
      <Checkbox
        checked={wanted.whatsapp}
        disabled={isBusy}
        onChecked={(isWanted) => onChoice('whatsapp', isWanted)}
        hint={t`The same order updates, to your mobile number`}
      >
        {t`WhatsApp messages`}
      </Checkbox>
      <Checkbox
        checked={wanted.reminders}
        disabled={isBusy}
        onChecked={(isWanted) => onChoice('reminders', isWanted)}
        hint={t`Sent once, when you leave a checkout unfinished`}
      >
        {t`Cart reminders`}
      </Checkbox>
      <Checkbox
        checked={wanted.reviews}
        disabled={isBusy}
        onChecked={(isWanted) => onChoice('reviews', isWanted)}
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
        onValue={onLanguage}
      />
    </>
  );
}
