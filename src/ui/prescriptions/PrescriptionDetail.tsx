import { t } from '../../domain/kit/text/text.ts';
import { isSame } from '../../domain/kit/is-same.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { prescriptionViewMachine } from '../../machines/prescriptions/prescription-view/prescription-view.machine.ts';
import {
  type OpenedView,
  type FileView,
  prescriptionViewView,
} from '../../machines/prescriptions/prescription-view/prescription-view.view.ts';
import { RetryNotice } from '../kit/status/RetryNotice.tsx';
import { useView } from '../shell/app/actors.tsx';
import { ErrorLeaf } from '../kit/art/drawings.tsx';
import { BackLink } from '../kit/action/BackLink.tsx';
import { Badge } from '../kit/status/Badge.tsx';
import { LinkButton } from '../kit/action/Button.tsx';
import { EmptyState } from '../kit/status/EmptyState.tsx';
import { DownloadIcon, FileIcon } from '../kit/icon/icons.tsx';
import { Notice } from '../kit/status/Notice.tsx';
import { Skeleton } from '../kit/status/Skeleton.tsx';
import { textLink, visuallyHidden } from '../kit/theme/page.css.ts';
import { text } from '../kit/theme/text.css.ts';
import { PhotoStrip } from './PhotoStrip.tsx';
import * as css from './prescription.css.ts';
import { Link } from '../kit/action/Link.tsx';

interface PrescriptionDetailProps {
  readonly actor: ActorRefFrom<typeof prescriptionViewMachine>;
  /** For prescribers: the files stay in sight beside what is written. */
  readonly isDesk?: boolean;
  /** The viewer's actions, below the files or beside them. */
  readonly children: (view: OpenedView) => ReactNode;
}

/** One prescription with its files and its signed content. */
export function PrescriptionDetail({ actor, isDesk = false, children }: PrescriptionDetailProps) {
  const view = useView(actor, prescriptionViewView, isSame);
  if (view.kind === 'loading') {
    return (
      <>
        <output className={visuallyHidden}>{t`Loading the prescription`}</output>
        <Skeleton shape="title" />
        <Skeleton />
      </>
    );
  }
  if (view.kind === 'missing') {
    return (
      <EmptyState level={1} art={<ErrorLeaf />} title={t`We couldn’t find this prescription`} action={back}>
        {t`It may belong to another account.`}
      </EmptyState>
    );
  }
  const trouble = (
    <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'prescription.retry' })}>
      {t`Couldn’t load the prescription. Try again.`}
    </RetryNotice>
  );
  if (view.kind === 'failed') return trouble;
  return (
    <>
      <BackLink href="/dashboard/prescriptions">{t`All prescriptions`}</BackLink>
      <div className={css.titled}>
        <h1 className={text({ as: 'h2' })}>{t`Prescription ${view.number}`}</h1>
        <Badge tone={view.tone}>{view.label}</Badge>
      </div>
      <div className={isDesk ? css.deskStack : css.stack}>
        {view.isStale && trouble}
        {view.reason !== '' && (
          <Notice
            tone={view.status === 'refused' ? 'bad' : 'warning'}
            title={view.status === 'refused' ? t`Why it wasn’t approved` : t`What is missing`}
          >
            {view.reason}
          </Notice>
        )}
        <Facts view={view} />
        <div className={isDesk ? css.desk : css.flat}>
          {view.documents.length > 0 && (
            <section aria-label={t`Files sent`} className={isDesk ? css.beside : css.documents}>
              {view.documents.map((paper) => (
                <Paper key={paper.id} paper={paper} />
              ))}
            </section>
          )}
          <div className={css.column}>
            {isDesk && view.documents.length > 0 && <PhotoStrip files={view.documents} />}
            <div className={css.flat}>
              {view.signed !== null && <Signed view={view} />}
              {children(view)}
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

const back = <LinkButton href="/dashboard/prescriptions">{t`All prescriptions`}</LinkButton>;

function Facts({ view }: { view: OpenedView }) {
  const facts = [
    [t`Patient`, view.phone === null ? view.patient : `${view.patient}, ${view.phone}`],
    [t`Sent`, view.sentAt],
    [t`Orders waiting`, view.orders],
    [t`Notes`, view.notes],
    [t`Prescriber`, view.prescriber ?? ''],
    [t`Valid until`, view.validUntil ?? ''],
  ].filter(([, value]) => value !== '');
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt className={css.factName}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Paper({ paper }: { paper: FileView }) {
  return (
    <div className={css.paper}>
      {paper.isPicture ? (
        <img className={css.picture} src={paper.open} alt={paper.title} />
      ) : (
        <span className={css.thumb}>
          <FileIcon size={28} />
        </span>
      )}
      <span className={css.rowNote}>{paper.title}</span>
      <span className={css.actions}>
        <a className={textLink} href={paper.open} target="_blank" rel="noreferrer">
          {t`Open`}
          <span className={visuallyHidden}> {paper.title}</span>
        </a>
        <a className={textLink} href={paper.download} download>
          {t`Download`}
          <span className={visuallyHidden}> {paper.title}</span>
        </a>
      </span>
    </div>
  );
}

function Signed({ view }: { view: OpenedView }) {
  return (
    <section className={css.signed} aria-label={t`Prescribed items`}>
      <h2 className={text({ as: 'h4' })}>{t`Prescribed items`}</h2>
      {view.writtenFor !== '' && <p>{t`For ${view.writtenFor}`}</p>}
      {view.diagnosis !== '' && <p>{t`Diagnosis: ${view.diagnosis}`}</p>}
      <ul>
        {view.medicines.map(({ name, how }) => (
          <li key={`${name} ${how}`} className={css.medicine}>
            <b>{name}</b>
            <br />
            {how}
          </li>
        ))}
      </ul>
      {view.products.length > 0 && (
        <p>
          {t`Covers`}{' '}
          {view.products.map(({ sku, name }, index) => (
            <span key={sku}>
              {index > 0 && ', '}
              <Link className={textLink} href={`/shop/${sku}`}>
                {name}
              </Link>
            </span>
          ))}
        </p>
      )}
      {view.advice !== '' && <p>{view.advice}</p>}
      <p className={css.muted}>{t`Signed ${view.signed ?? ''}`}</p>
      {view.signedPrescription && (
        <div className={css.actions}>
          <LinkButton tone="outline" size="small" href={view.signedPrescription.download} download>
            <DownloadIcon size={18} />
            {t`Download as PDF`}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
