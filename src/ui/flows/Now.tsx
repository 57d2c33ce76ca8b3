import type { ChartView } from '../../machines/flows/flow-room/flow-room.view.ts';
import { Button } from '../kit/action/Button.tsx';
import * as css from './FlowRoom.css.ts';
import type { FlowRoomRef } from './FlowRoom.tsx';

const headings = { now: 'Now', past: 'At this moment', fork: 'In a fork' };

/** The chart's state and context at the selected moment, and ways to move to another moment. */
export function Now({ room, view }: { room: FlowRoomRef; view: ChartView }) {
  const { time, sessions, sessionId, chart } = view;
  return (
    <section aria-label="Now">
      <h2 className={css.partName}>{headings[time]}</h2>
      <output className={css.now}>{nowText(view)}</output>
      <div className={css.tools}>
        {time === 'past' && (
          <Button tone="outline" size="small" onClick={() => room.send({ type: 'moment.leave' })}>
            Back to now
          </Button>
        )}
        {time === 'fork' ? (
          <Button tone="outline" size="small" onClick={() => room.send({ type: 'fork.leave' })}>
            Leave the fork
          </Button>
        ) : (
          <Button tone="outline" size="small" onClick={() => room.send({ type: 'fork.begin' })}>
            Fork here
          </Button>
        )}
      </div>
      {time !== 'fork' && sessions.length > 1 && (
        <div className={css.tools}>
          {sessions.map((session, index) => (
            <Button
              key={session}
              size="small"
              tone={session === sessionId ? 'solid' : 'outline'}
              aria-pressed={session === sessionId}
              onClick={() => room.send({ type: 'chart.open', slug: chart.drawing.slug, sessionId: session })}
            >
              {`${index + 1} of ${sessions.length}`}
            </Button>
          ))}
        </div>
      )}
      {view.context !== '' && (
        <details>
          <summary className={css.summary}>What it knows</summary>
          <pre className={css.context} tabIndex={0}>
            {view.context}
          </pre>
        </details>
      )}
    </section>
  );
}

function nowText({ time, sessionId, now }: ChartView): string {
  if (time === 'fork') return now;
  return sessionId === null ? 'The shop that you follow isn’t running this flow.' : now;
}
