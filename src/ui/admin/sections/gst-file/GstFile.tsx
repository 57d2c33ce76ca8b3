import { isSame } from '../../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { gstFileMachine } from '../../../../machines/admin/sections/gst-file/gst-file.machine.ts';
import { gstFileView } from '../../../../machines/admin/sections/gst-file/gst-file.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { BackLink } from '../../../kit/action/BackLink.tsx';
import { Button } from '../../../kit/action/Button.tsx';
import { Card } from '../../../kit/display/Card.tsx';
import { DownloadIcon } from '../../../kit/icon/icons.tsx';
import { RetryNotice } from '../../../kit/status/RetryNotice.tsx';
import { Select } from '../../../kit/choice/Select.tsx';
import { Skeleton } from '../../../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../../../kit/theme/page.css.ts';
import { text } from '../../../kit/theme/text.css.ts';
import * as css from './GstFile.css.ts';

/** Downloads a month's file for the GST return, with a summary. */
export function GstFile({ actor }: { actor: ActorRefFrom<typeof gstFileMachine> }) {
  const view = useView(actor, gstFileView, isSame);
  return (
    <>
      <BackLink href="/dashboard/orders">All orders</BackLink>
      <h1 className={`${css.title} ${text({ as: 'h2' })}`}>GST file</h1>
      <Card as="section" className={css.card} aria-label="GST file">
        <Select
          label="Month"
          options={view.months}
          value={view.month}
          onValue={(month) => actor.send({ type: 'month.choose', month })}
        />
        {view.failure !== null && (
          <RetryNotice onRetry={view.stage === 'failed' ? () => actor.send({ type: 'month.retry' }) : null}>
            {view.failure}
          </RetryNotice>
        )}
        {view.stage === 'reading' && (
          <>
            <output className={visuallyHidden}>Adding up the month</output>
            {Array.from({ length: 5 }, (_, place) => (
              <Skeleton key={place} />
            ))}
          </>
        )}
        {view.stage === 'empty' && (
          <p>Nothing was invoiced or credited this month, so there’s nothing to declare.</p>
        )}
        {view.stage === 'shown' && (
          <>
            <ul aria-label="Contents">
              {view.rows.map(({ label, amount }) => (
                <li key={label} className={css.row}>
                  <span>{label}</span>
                  <span className={css.amount}>{amount}</span>
                </li>
              ))}
            </ul>
            <p className={css.note}>
              {view.counts}. The file is a CSV with a row for each line of each document: number, date, place of
              supply, HSN, rate, taxable value and taxes.
            </p>
            <div>
              <Button busy={view.isSaving} onClick={() => actor.send({ type: 'file.save' })}>
                {!view.isSaving && <DownloadIcon size={18} />}
                {view.isSaving ? 'Preparing…' : 'Download CSV'}
              </Button>
            </div>
          </>
        )}
      </Card>
    </>
  );
}
