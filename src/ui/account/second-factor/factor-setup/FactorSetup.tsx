import { isSame } from '../../../../domain/kit/is-same.ts';
import { useEffect, useRef, type ComponentType, type FormEvent, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { factorSetupMachine } from '../../../../machines/account/second-factor/factor-setup/factor-setup.machine.ts';
import {
  factorSetupView,
  type FactorSetupView,
} from '../../../../machines/account/second-factor/factor-setup/factor-setup.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { LockIcon, PhoneIcon } from '../../../kit/icon/icons.tsx';
import { Notice } from '../../../kit/status/Notice.tsx';
import { OtpField } from '../../../kit/field/OtpField.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { beginInDialog } from '../../../kit/overlay/focus-return.ts';
import * as css from './FactorSetup.css.ts';

type Actor = ActorRefFrom<typeof factorSetupMachine>;

interface FactorSetupProps {
  readonly actor: Actor;
  readonly QrCode: ComponentType<{ readonly text: string }>;
  /** Renders the recovery codes that come with the first factor. */
  readonly children: (codes: readonly string[]) => ReactNode;
}

/** Sets up a passkey or an authenticator app. */
export function FactorSetup({ actor, QrCode, children }: FactorSetupProps) {
  const view = useView(actor, factorSetupView, isSame);
  if (view.stage === 'codes') return children(view.recoveryCodes);
  if (view.stage === 'over') return null;
  return view.stage === 'choosing' ? (
    <Choice actor={actor} view={view} />
  ) : (
    <Scan actor={actor} view={view} QrCode={QrCode} />
  );
}

function Choice({ actor, view }: { readonly actor: Actor; readonly view: FactorSetupView }) {
  const isBusy = view.busy !== null;
  return (
    <div className={css.parts}>
      {view.isEnrolling && (
        <TextField
          label="Enrolment code"
          hint="Ask the admin who added you. It works once, for 24 hours."
          value={view.enrolmentCode}
          onValue={(text) => actor.send({ type: 'enrolment.type', text })}
          disabled={isBusy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {view.refusal !== null && <Notice tone="bad">{view.refusal}</Notice>}
      <ul className={css.ways}>
        <Way
          icon={<LockIcon size={24} />}
          title="Passkey"
          words="Your fingerprint, face or device PIN. Quickest, and can’t be phished."
        >
          <Button
            size="small"
            disabled={isBusy}
            busy={view.busy === 'passkey'}
            onClick={() => actor.send({ type: 'passkey.add' })}
          >
            {view.busy === 'passkey' ? 'Waiting…' : 'Add passkey'}
          </Button>
        </Way>
        <Way
          icon={<PhoneIcon size={24} />}
          title="Authenticator app"
          words="An app on your phone that shows a new code every 30 seconds."
        >
          <Button
            size="small"
            tone="outline"
            disabled={isBusy}
            busy={view.busy === 'app'}
            onClick={() => actor.send({ type: 'app.add' })}
          >
            Set up app
          </Button>
        </Way>
      </ul>
    </div>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}

function Way({ icon, title, words, children }: WayProps) {
  return (
    <li className={css.way}>
      <span className={css.icon}>{icon}</span>
      <div className={css.words}>
        <b>{title}</b>
        <p className={css.small}>{words}</p>
      </div>
      <div className={css.act}>{children}</div>
    </li>
  );
}

interface ScanProps {
  readonly actor: Actor;
  readonly view: FactorSetupView;
  readonly QrCode: FactorSetupProps['QrCode'];
}

function Scan({ actor, view, QrCode }: ScanProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => beginInDialog(form.current), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'code.submit' });
  };
  const isBusy = view.busy === 'code';
  return (
    <form className={css.parts} ref={form} noValidate onSubmit={submit}>
      <p className={css.small}>Scan this with your authenticator app, then enter the code it shows.</p>
      <figure className={css.qr} aria-label="QR code for your authenticator app">
        <QrCode text={view.uri} />
      </figure>
      <p className={css.secretLine}>
        <span className={css.small}>Can’t scan? Enter this key:</span>
        <code className={css.secret}>{view.secret}</code>
      </p>
      <OtpField
        label="6 digit code"
        error={view.refusal ?? undefined}
        value={view.code}
        onValue={(text) => actor.send({ type: 'code.type', text })}
        disabled={isBusy}
      />
      <div className={css.actions}>
        <Button type="submit" size="large" block busy={isBusy}>
          {isBusy ? 'Checking…' : 'Confirm'}
        </Button>
        <Button tone="text" disabled={isBusy} onClick={() => actor.send({ type: 'setup.back' })}>
          Choose another way
        </Button>
      </div>
    </form>
  );
}
