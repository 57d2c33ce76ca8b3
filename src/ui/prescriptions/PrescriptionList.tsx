import { t } from '../../domain/kit/text/text.ts';
import { isSame } from '../../domain/kit/is-same.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type PrescriptionStatus, prescriptionStatuses } from '../../domain/prescriptions/prescription.ts';
import type { prescriptionListMachine } from '../../machines/prescriptions/prescription-list/prescription-list.machine.ts';
import {
  prescriptionListView,
  type PrescriptionRow,
  statusWords,
} from '../../machines/prescriptions/prescription-list/prescription-list.view.ts';
import { useView } from '../shell/app/actors.tsx';
import { EmptyBottle } from '../kit/art/drawings.tsx';
import { Badge } from '../kit/status/Badge.tsx';
import { Button } from '../kit/action/Button.tsx';
import { EmptyState } from '../kit/status/EmptyState.tsx';
import { Notice } from '../kit/status/Notice.tsx';
import { RetryNotice } from '../kit/status/RetryNotice.tsx';
import { TextField } from '../kit/field/TextField.tsx';
import { Select } from '../kit/choice/Select.tsx';
import { SectionLoading } from '../account/dashboard/SectionLoading.tsx';
import { text } from '../kit/theme/text.css.ts';
import * as css from './prescription.css.ts';
import { Link } from '../kit/action/Link.tsx';

interface PrescriptionListProps {
  readonly actor: ActorRefFrom<typeof prescriptionListMachine>;
  readonly title: string;
  /** For prescribers: rows name the patient and can be filtered by status. */
  readonly isReview: boolean;
  readonly emptyText: string;
  /** Next to the title: a link to create one. */
  readonly action?: ReactNode;
  /** Above all that is loaded, so that nothing moves it: the upload. */
  readonly children?: ReactNode;
}

/** A list of prescriptions: a patient's own, or those to review. */
export function PrescriptionList({ actor, title, isReview, emptyText, action, children }: PrescriptionListProps) {
  const view = useView(actor, prescriptionListView, isSame);
  return (
    <>
      <div className={css.head}>
        <h1 className={text({ as: 'h2' })}>{title}</h1>
        {action}
      </div>
      <div className={css.stack}>
        {children}
        {view.waiting !== null && <Notice tone="warning">{view.waiting}</Notice>}
        {isReview && <p className={css.muted}>{view.queue ?? '\u00A0'}</p>}
        {isReview && (
          <TextField
            type="search"
            label={t`Find a prescription`}
            hint={t`By the patient’s name, phone or the number`}
            maxLength={60}
            value={view.q}
            onValue={(typed) => actor.send({ type: 'search.type', text: typed })}
          />
        )}
        {isReview && (
          <Select
            label={t`Show`}
            value={view.status ?? 'all'}
            options={choices}
            onValue={(status) => actor.send({ type: 'status.choose', status: status === 'all' ? null : status })}
          />
        )}
        {view.isFailed && (
          <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'list.retry' })}>
            {t`Couldn’t load the prescriptions. Try again.`}
          </RetryNotice>
        )}
        {view.isLoading && <SectionLoading words={t`Loading prescriptions`} hasHeading />}
        {!view.isLoading && !view.isFailed && view.rows.length === 0 && (
          <EmptyState
            art={<EmptyBottle />}
            title={
              isReview
                ? view.q === ''
                  ? t`Nothing is waiting`
                  : t`No prescription matches`
                : t`No prescriptions yet`
            }
          >
            {emptyText}
          </EmptyState>
        )}
        {view.rows.length > 0 && (
          <ul className={css.rows} aria-label={title}>
            {view.rows.map((row) => (
              <li key={row.id} className={css.row}>
                <Row row={row} isReview={isReview} />
              </li>
            ))}
          </ul>
        )}
        {view.isUnadded && (
          <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'list.retry' })}>
            {t`Couldn’t load more prescriptions. Try again.`}
          </RetryNotice>
        )}
        {view.hasMore && !view.isFailed && !view.isUnadded && (
          <div>
            <Button
              tone="outline"
              size="small"
              busy={view.isExtending}
              onClick={() => actor.send({ type: 'list.more' })}
            >
              {view.isExtending ? t`Loading...` : t`Show more`}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

const choices: readonly { value: PrescriptionStatus | 'all'; label: string }[] = [
  { value: 'all', label: t`All, waiting first` },
  ...prescriptionStatuses.map((status) => ({ value: status, label: statusWords[status].label })),
];

function Row({ row, isReview }: { row: PrescriptionRow; isReview: boolean }) {
  return (
    <Link className={css.rowLink} href={row.href}>
      <span>
        <span className={css.rowTitle}>{isReview ? row.patient : row.number}</span>
        <br />
        <span className={css.rowNote}>
          {isReview ? `${row.number} · ` : ''}
          {row.at} · {row.files}
        </span>
      </span>
      <Badge tone={row.tone}>{row.label}</Badge>
    </Link>
  );
}
