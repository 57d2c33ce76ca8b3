import { logView } from '../../machines/flow-room/flow-room.view.ts';
import { useView } from '../app/actors.tsx';
import * as css from './FlowRoom.css.ts';
import type { FlowRoomRef } from './FlowRoom.tsx';

/** Every step of the shop, newest first, and the line of time to go back along. */
export function StepLog({ room }: { room: FlowRoomRef }) {
  const { rows, total, at } = logView(useView(room, (snapshot) => snapshot));
  return (
    <section aria-label="What happened">
      <h2 className={css.partName}>{`What happened (${total})`}</h2>
      {total === 0 ? (
        <p className={css.quiet}>Nothing yet.</p>
      ) : (
        <>
          <input
            className={css.time}
            type="range"
            aria-label="Moment"
            min={0}
            max={total - 1}
            value={at ?? total - 1}
            onChange={({ currentTarget }) => room.send({ type: 'moment.open', index: Number(currentTarget.value) })}
          />
          <div className={css.log}>
            {rows.map((row) => (
              <button
                key={row.index}
                type="button"
                className={css.step}
                aria-pressed={row.isOpen}
                onClick={() => room.send({ type: 'moment.open', index: row.index })}
              >
                <span className={css.stepTime}>{row.time}</span>
                <span className={css.stepName}>{`${row.actor} · ${row.event}`}</span>
                <span className={css.stepOutcome} data-ignored={row.isIgnored}>
                  {row.outcome}
                </span>
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
