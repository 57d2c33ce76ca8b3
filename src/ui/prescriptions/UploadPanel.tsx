import { t } from '../../domain/kit/text/text.ts';
import { isSame } from '../../domain/kit/is-same.ts';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { prescriptionUploadMachine } from '../../machines/prescriptions/prescription-upload/prescription-upload.machine.ts';
import {
  prescriptionUploadView,
  type PrescriptionUploadView,
} from '../../machines/prescriptions/prescription-upload/prescription-upload.view.ts';
import { useView } from '../shell/app/actors.tsx';
import { Button } from '../kit/action/Button.tsx';
import { FileIcon, UploadIcon } from '../kit/icon/icons.tsx';
import { Notice } from '../kit/status/Notice.tsx';
import { TextArea } from '../kit/field/TextField.tsx';
import { text } from '../kit/theme/text.css.ts';
import * as css from './prescription.css.ts';

type UploadActor = ActorRefFrom<typeof prescriptionUploadMachine>;

/** Selects a file, previews it, and uploads it with a progress bar. */
export function UploadPanel({ actor }: { actor: UploadActor }) {
  const view = useView(actor, prescriptionUploadView, isSame);
  const title = view.isAgain ? t`Send it again` : t`Send a prescription`;
  return (
    <section className={css.signed} aria-label={title}>
      <h2 className={text({ as: 'h4' })}>{title}</h2>
      {view.isSent && (
        <Notice tone="good">{t`It’s with our prescribers. We’ll tell you as soon as they’ve reviewed it.`}</Notice>
      )}
      {view.file === null ? <DropZone actor={actor} error={view.error} /> : <Chosen actor={actor} view={view} />}
      {!view.isAgain && (
        <TextArea
          label={t`Notes for the prescriber`}
          optional
          rows={2}
          maxLength={1000}
          value={view.notes}
          onValue={(typed) => actor.send({ type: 'notes.type', text: typed })}
        />
      )}
      {view.isFailed && <Notice tone="warning">{t`Couldn’t send it. Your file is still here. Try again.`}</Notice>}
      {view.percent === null ? (
        <div className={css.actions}>
          <Button disabled={!view.canSend} onClick={() => actor.send({ type: 'upload.start' })}>
            {view.isFailed ? t`Try again` : t`Send to prescriber`}
          </Button>
        </div>
      ) : (
        <div className={css.actions}>
          <progress className={css.bar} max={100} value={view.percent} aria-label={t`Upload progress`}>
            {view.percent}%
          </progress>
          <span aria-live="polite">{view.percent} %</span>
          <Button tone="text" size="small" onClick={() => actor.send({ type: 'upload.cancel' })}>
            {t`Cancel`}
          </Button>
        </div>
      )}
    </section>
  );
}

function DropZone({ actor, error }: { actor: UploadActor; error: string | undefined }) {
  const note = useId();
  return (
    <label className={css.drop} {...(error === undefined ? {} : { 'data-state': 'bad' })}>
      <UploadIcon size={28} />
      <span className={css.dropWords}>{t`Choose a file or take a photo`}</span>
      <input
        className={css.dropInput}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        aria-describedby={note}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) actor.send({ type: 'file.choose', file });
        }}
      />
      <span id={note} className={error === undefined ? css.muted : css.bad} role={error && 'alert'}>
        {error ?? t`PDF, JPG or PNG, up to 10 MB`}
      </span>
    </label>
  );
}

function Chosen({ actor, view }: { actor: UploadActor; view: PrescriptionUploadView }) {
  const { file } = view;
  if (!file) return null;
  return (
    <div className={css.chosen}>
      {file.preview === null ? (
        <span className={css.thumb}>
          <FileIcon size={28} />
        </span>
      ) : (
        <img className={css.thumb} src={file.preview} alt="" />
      )}
      <span>
        <span className={css.rowTitle}>{file.name}</span>
        <br />
        <span className={css.rowNote}>{view.isChecking ? t`Checking…` : file.size}</span>
      </span>
      {view.canSend && (
        <Button tone="text" size="small" onClick={() => actor.send({ type: 'file.remove' })}>
          {t`Remove`}
        </Button>
      )}
    </div>
  );
}
