import { isSame } from '../../../domain/kit/is-same.ts';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { secondFactorMachine } from '../../../machines/account/second-factor/second-factor/second-factor.machine.ts';
import {
  secondFactorView,
  type SecondFactorView,
} from '../../../machines/account/second-factor/second-factor/second-factor.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { OtpField } from '../../kit/field/OtpField.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import { TextField } from '../../kit/field/TextField.tsx';
import { beginInDialog } from '../../kit/overlay/focus-return.ts';
import * as css from './SecondFactorDialog.css.ts';

type Actor = ActorRefFrom<typeof secondFactorMachine>;

interface SecondFactorDialogProps {
  readonly actor: Actor;
  /** The form that sets up a first factor. */
  readonly setup: ReactNode;
}

/** Asks staff for their second factor, or to set one up. */
export function SecondFactorDialog({ actor, setup }: SecondFactorDialogProps) {
  const view = useView(actor, secondFactorView, isSameProof);
  const isEnrolling = view.stage === 'enrolling';
  return (
    <Dialog
      open={view.stage !== 'none'}
      title={view.title}
      description={view.words}
      onClose={() => actor.send(isEnrolling ? { type: 'factor.left' } : { type: 'proof.leave' })}
    >
      <div className={css.body}>{isEnrolling ? setup : <Ways actor={actor} view={view} />}</div>
    </Dialog>
  );
}

function isSameProof(one: SecondFactorView, other: SecondFactorView): boolean {
  const { others, ...facts } = one;
  const { others: otherOthers, ...otherFacts } = other;
  return isSame(facts, otherFacts) && JSON.stringify(others) === JSON.stringify(otherOthers);
}

function Ways({ actor, view }: { readonly actor: Actor; readonly view: SecondFactorView }) {
  if (view.stage === 'reading') {
    return (
      <>
        <output className={visuallyHidden}>Loading your second factors</output>
        <Skeleton />
      </>
    );
  }
  if (view.stage === 'unread') {
    return (
      <>
        <Notice tone="bad">We couldn’t reach the shop.</Notice>
        <Button onClick={() => actor.send({ type: 'proof.retry' })}>Try again</Button>
      </>
    );
  }
  return (
    <>
      {view.stage === 'passkey' ? (
        <PasskeyWay actor={actor} view={view} />
      ) : (
        <CodeWay key={view.stage} actor={actor} view={view} />
      )}
      {view.others.length > 0 && (
        <div className={css.others}>
          {view.others.map(({ method, label }) => (
            <Button
              key={method}
              tone="text"
              size="small"
              disabled={view.isBusy}
              onClick={() => actor.send({ type: 'way.choose', method })}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function PasskeyWay({ actor, view }: { readonly actor: Actor; readonly view: SecondFactorView }) {
  return (
    <>
      {view.refusal !== null && <Notice tone="bad">{view.refusal}</Notice>}
      <Button size="large" block busy={view.isBusy} onClick={() => actor.send({ type: 'passkey.show' })}>
        {view.isBusy ? 'Waiting for your device…' : 'Use your passkey'}
      </Button>
    </>
  );
}

function CodeWay({ actor, view }: { readonly actor: Actor; readonly view: SecondFactorView }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => beginInDialog(form.current), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'code.submit' });
  };
  const type = (text: string) => actor.send({ type: 'code.type', text });
  const error = view.refusal ?? undefined;
  return (
    <form className={css.form} ref={form} noValidate onSubmit={submit}>
      {view.stage === 'code' ? (
        <OtpField
          label="Code from your authenticator app"
          error={error}
          value={view.code}
          onValue={type}
          disabled={view.isBusy}
        />
      ) : (
        <TextField
          label="Recovery code"
          name="code"
          hint="One of the ten codes you saved, such as 7K2QX-M4P9R"
          error={error}
          value={view.code}
          onValue={type}
          disabled={view.isBusy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <Button type="submit" size="large" block busy={view.isBusy}>
        {view.isBusy ? 'Checking…' : 'Confirm'}
      </Button>
    </form>
  );
}
