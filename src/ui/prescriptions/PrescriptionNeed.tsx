import { t } from '../../domain/kit/text/text.ts';
import { isSame } from '../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { prescriptionNeedMachine } from '../../machines/prescriptions/prescription-need/prescription-need.machine.ts';
import { prescriptionNeedView } from '../../machines/prescriptions/prescription-need/prescription-need.view.ts';
import type { prescriptionUploadMachine } from '../../machines/prescriptions/prescription-upload/prescription-upload.machine.ts';
import { useView } from '../shell/app/actors.tsx';
import { Button } from '../kit/action/Button.tsx';
import { Notice } from '../kit/status/Notice.tsx';
import { Skeleton } from '../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../kit/theme/page.css.ts';
import * as css from './prescription.css.ts';
import { UploadPanel } from './UploadPanel.tsx';

interface PrescriptionNeedProps {
  readonly actor: ActorRefFrom<typeof prescriptionNeedMachine>;
  readonly upload: ActorRefFrom<typeof prescriptionUploadMachine>;
}

/** Whether the required prescription is there, and how to upload or choose one. */
export function PrescriptionNeed({ actor, upload }: PrescriptionNeedProps) {
  const view = useView(actor, prescriptionNeedView, isSame);
  if (view.kind === 'loading') {
    return (
      <>
        <output className={visuallyHidden}>{t`Loading your prescriptions`}</output>
        <Skeleton />
      </>
    );
  }
  if (view.kind === 'covered') {
    return (
      <Notice tone="good" title={view.title}>
        {view.text}
      </Notice>
    );
  }
  if (view.kind === 'failed') {
    const retry = (
      <Button tone="text" size="small" onClick={() => actor.send({ type: 'need.retry' })}>
        {t`Try again`}
      </Button>
    );
    return (
      <Notice tone="warning" title={view.title} action={retry}>
        {view.text}
      </Notice>
    );
  }
  return (
    <div className={css.need}>
      <Notice tone="info" title={view.title}>
        {view.text}
      </Notice>
      {view.failure !== null && <Notice tone="bad">{view.failure}</Notice>}
      {view.choices.length > 0 && (
        <ul className={css.rows} aria-label={t`Your prescriptions`}>
          {view.choices.map(({ id, label, detail }) => (
            <li key={id} className={css.choice}>
              <span>
                <span className={css.rowTitle}>{label}</span>
                <br />
                <span className={css.rowNote}>{detail}</span>
              </span>
              <Button
                tone="outline"
                size="small"
                disabled={view.isBusy}
                aria-label={t`Use ${label}`}
                onClick={() => actor.send({ type: 'prescription.name', prescriptionId: id })}
              >
                {t`Use it`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {view.kind === 'wanted' && <UploadPanel actor={upload} />}
    </div>
  );
}
