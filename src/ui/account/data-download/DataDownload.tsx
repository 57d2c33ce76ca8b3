import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { dataDownloadMachine } from '../../../machines/account/data-download/data-download.machine.ts';
import { dataDownloadView } from '../../../machines/account/data-download/data-download.view.ts';
import * as css from '../account-form/AccountForm.css.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { DownloadIcon } from '../../kit/icon/icons.tsx';
import { Notice } from '../../kit/status/Notice.tsx';

/** Downloads all data the shop stores about the user. */
export function DataDownload({ actor }: { actor: ActorRefFrom<typeof dataDownloadMachine> }) {
  const snapshot = useView(actor, (state) => state);
  const { isBusy, isFailed, text } = dataDownloadView(snapshot);
  return (
    <>
      {text !== null && <Notice tone={isFailed ? 'bad' : 'good'}>{text}</Notice>}
      <div className={css.actions}>
        <Button tone="outline" busy={isBusy} onClick={() => actor.send({ type: 'data.download' })}>
          <DownloadIcon />
          {isBusy ? t`Preparing…` : t`Download my data`}
        </Button>
      </div>
    </>
  );
}
