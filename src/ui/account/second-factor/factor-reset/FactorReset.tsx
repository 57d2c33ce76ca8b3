import { isSame } from '../../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { factorResetMachine } from '../../../../machines/account/second-factor/factor-reset/factor-reset.machine.ts';
import { factorResetView } from '../../../../machines/account/second-factor/factor-reset/factor-reset.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { AlertDialog } from '../../../kit/overlay/AlertDialog.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { Notice } from '../../../kit/status/Notice.tsx';
import * as css from './FactorReset.css.ts';

interface FactorResetProps {
  readonly actor: ActorRefFrom<typeof factorResetMachine>;
  /** The staff member's name. */
  readonly name: string;
}

/** Resets a staff member's second factor, and shows the code for setting up a new one. */
export function FactorReset({ actor, name }: FactorResetProps) {
  const view = useView(actor, factorResetView, isSame);
  return (
    <div className={css.parts}>
      <b>Second factor</b>
      <p className={css.words}>
        For someone new, or who lost their phone. This removes their second factor and gives you a code for setting
        up a new one.
      </p>
      {view.trouble !== null && <Notice tone="bad">{view.trouble}</Notice>}
      {view.code !== null && (
        <output className={css.issued}>
          <span className={css.words}>Enrolment code</span>
          <b className={css.code}>{view.code}</b>
          <span className={css.words}>
            Works once, until {view.until}. Tell it to {name} in person or on the phone; it isn’t shown again.
          </span>
        </output>
      )}
      <div>
        <Button tone="outline" size="small" busy={view.isBusy} onClick={() => actor.send({ type: 'reset.ask' })}>
          {view.code === null ? 'Get an enrolment code' : 'Get another code'}
        </Button>
      </div>
      <AlertDialog
        open={view.isAsked}
        title={`Reset the second factor of ${name}?`}
        description="Their passkeys, authenticator app and recovery codes are removed, and they’re signed out everywhere."
        confirmLabel="Reset and get a code"
        cancelLabel="Leave it"
        danger
        busy={view.isBusy}
        onConfirm={() => actor.send({ type: 'reset.confirm' })}
        onCancel={() => actor.send({ type: 'reset.refuse' })}
      />
    </div>
  );
}
