import { isSame } from '../../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { recoveryCodesMachine } from '../../../../machines/account/second-factor/recovery-codes/recovery-codes.machine.ts';
import { recoveryCodesView } from '../../../../machines/account/second-factor/recovery-codes/recovery-codes.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { CopyIcon, DownloadIcon } from '../../../kit/icon/icons.tsx';
import { Notice } from '../../../kit/status/Notice.tsx';
import * as css from './RecoveryCodes.css.ts';

/** Recovery codes, shown only once. */
export function RecoveryCodes({ actor }: { readonly actor: ActorRefFrom<typeof recoveryCodesMachine> }) {
  const { codes, note } = useView(actor, recoveryCodesView, isSame);
  return (
    <div className={css.parts}>
      <Notice tone="warning" title="Save these recovery codes">
        Each signs you in once if you lose your phone or passkey. We won’t show them again.
      </Notice>
      <ol className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={css.ways}>
        <Button tone="outline" size="small" onClick={() => actor.send({ type: 'codes.copy' })}>
          <CopyIcon /> Copy
        </Button>
        <Button tone="outline" size="small" onClick={() => actor.send({ type: 'codes.save' })}>
          <DownloadIcon /> Download
        </Button>
        <output className={css.note}>{note}</output>
      </div>
      <Button size="large" block onClick={() => actor.send({ type: 'codes.done' })}>
        I’ve saved them
      </Button>
    </div>
  );
}
