import type { LogRow, LogView } from '../../machines/flows/flow-room/flow-room.log.view.ts';
import * as css from './FlowRoom.css.ts';
import type { FlowRoomRef } from './FlowRoom.tsx';

/** All steps, newest first, with payloads and changes, and a slider to go back in time. */
export function StepLog({ room, view }: { room: FlowRoomRef; view: LogView }) {
  const { rows, total, place, isFork } = view;
  return (
    <section aria-label="What happened">
      <h2 className={css.partName}>
        {isFork ? `What happened in the fork (${total})` : `What happened (${total})`}
      </h2>
      {total === 0 && <p className={css.quiet}>Nothing yet.</p>}
      {total > 0 && !isFork && (
        <input
          className={css.time}
          type="range"
          aria-label="Moment"
          min={0}
          max={total - 1}
          value={place ?? total - 1}
          onChange={({ currentTarget }) =>
            room.send({ type: 'moment.open', sequence: view.sequenceAt(Number(currentTarget.value)) })
          }
        />
      )}
      {total > 0 && (
        <ol className={css.log} aria-label="Steps, newest first" tabIndex={0}>
          {rows.map((row) => (
            <Step key={row.sequence} room={room} row={row} isFork={isFork} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Step({ room, row, isFork }: { room: FlowRoomRef; row: LogRow; isFork: boolean }) {
  return (
    <li className={css.step} data-open={row.isOpen}>
      <button
        type="button"
        className={css.stepButton}
        aria-pressed={row.isOpen}
        disabled={isFork}
        onClick={() => room.send({ type: 'moment.open', sequence: row.sequence })}
      >
        <span className={css.stepTime}>{row.time}</span>
        <span className={css.stepName}>{`${row.actor} · ${row.event}`}</span>
        <span className={css.stepOutcome} data-ignored={row.isIgnored}>
          {row.outcome}
        </span>
      </button>
      {row.changes.map((change) => (
        <p key={change} className={css.stepChange}>
          {change}
        </p>
      ))}
      {row.payload !== '' && (
        <details className={css.stepPayload}>
          <summary className={css.summary}>{row.hint}</summary>
          <pre className={css.context} tabIndex={0}>
            {row.payload}
          </pre>
        </details>
      )}
    </li>
  );
}
