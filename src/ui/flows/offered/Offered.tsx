import type { ChartView, OfferedEvent } from '../../../machines/flows/flow-room/flow-room.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import * as css from '../FlowRoom.css.ts';
import * as own from './Offered.css.ts';
import type { FlowRoomRef } from '../FlowRoom.tsx';

interface OfferedProps {
  readonly room: FlowRoomRef;
  readonly view: Pick<ChartView, 'events' | 'time'>;
}

/** The events possible here, with payloads. Sends one to the live flow, or takes it in a fork. */
export function Offered({ room, view: { events, time } }: OfferedProps) {
  const type = time === 'fork' ? 'fork.take' : 'event.send';
  return (
    <section aria-label="What can happen here">
      <h2 className={css.partName}>What can happen here</h2>
      {events.length === 0 && <p className={css.quiet}>Nothing more: it has ended.</p>}
      <ul className={own.offered}>
        {events.map((event) => (
          <OfferedRow
            key={event.key}
            event={event}
            verb={time === 'fork' ? 'Let happen' : 'Send'}
            onTake={() => room.send({ type, eventType: event.type, payload: event.payload })}
            onType={(text) => room.send({ type: 'payload.type', eventType: event.key, text })}
          />
        ))}
      </ul>
    </section>
  );
}

interface OfferedRowProps {
  readonly event: OfferedEvent;
  readonly verb: string;
  readonly onTake: () => void;
  readonly onType: (text: string) => void;
}

function OfferedRow({ event, verb, onTake, onType }: OfferedRowProps) {
  const { key, label, type, payload, hint, isReadable } = event;
  return (
    <li className={css.event}>
      <div className={css.eventHead}>
        <div className={own.eventWords}>
          {label}
          {label !== type && <div className={own.eventType}>{type}</div>}
        </div>
        <Button
          tone="outline"
          size="small"
          className={own.take}
          disabled={!isReadable}
          aria-label={`${verb} ${key}`}
          onClick={onTake}
        >
          {verb}
        </Button>
      </div>
      {payload !== '' && (
        <details>
          <summary className={css.summary}>{hint}</summary>
          <textarea
            className={own.payload}
            aria-label={`Payload of ${key}`}
            aria-invalid={!isReadable}
            spellCheck={false}
            rows={Math.min(10, payload.split('\n').length)}
            value={payload}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        </details>
      )}
    </li>
  );
}
