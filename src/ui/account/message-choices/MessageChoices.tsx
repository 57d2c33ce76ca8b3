import type { ActorRefFrom } from 'xstate';
import type { messageChoicesMachine } from '../../../machines/account/message-choices/message-choices.machine.ts';
import * as css from '../account-form/AccountForm.css.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Checkbox } from '../../kit/field/Checkbox.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';

/** Messages beside those that orders need: each only for who wants it (ORD-05, CHK-11). */
export function MessageChoices({ actor }: { actor: ActorRefFrom<typeof messageChoicesMachine> }) {
  const snapshot = useView(actor, (state) => state);
  if (snapshot.matches('loading')) return <Skeleton />;
  if (snapshot.matches('failed')) {
    const retry = (
      <Button tone="text" size="small" onClick={() => actor.send({ type: 'choices.retry' })}>
        Try again
      </Button>
    );
    return (
      <Notice tone="warning" action={retry}>
        We could not read what you chose.
      </Notice>
    );
  }
  const { wanted } = snapshot.context;
  const isBusy = snapshot.matches('saving');
  return (
    <>
      <p className={css.words}>
        What your orders need comes by SMS, and by e-mail where you gave one. Choose what else you want.
      </p>
      <Checkbox
        checked={wanted.whatsapp}
        disabled={isBusy}
        onChecked={(isWanted) => actor.send({ type: 'choice.set', choice: 'whatsapp', isWanted })}
        hint="The same news of your orders, to your mobile number"
      >
        Messages by WhatsApp
      </Checkbox>
      <Checkbox
        checked={wanted.reminders}
        disabled={isBusy}
        onChecked={(isWanted) => actor.send({ type: 'choice.set', choice: 'reminders', isWanted })}
        hint="Once, when you leave a checkout unfinished"
      >
        Reminders of what I left in the cart
      </Checkbox>
      {snapshot.matches({ shown: 'saved' }) && <Notice tone="good">Your choice is kept.</Notice>}
      {snapshot.matches({ shown: 'unsaved' }) && (
        <Notice tone="bad">Your choice was not kept. Please try again.</Notice>
      )}
    </>
  );
}
