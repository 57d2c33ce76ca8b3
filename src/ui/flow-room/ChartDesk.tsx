import type { ExportFormat } from '../../machines/flow-room/flow-room.types.ts';
import { chartView, type ChartView, type OfferedEvent } from '../../machines/flow-room/flow-room.view.ts';
import { useView } from '../app/actors.tsx';
import { Button } from '../kit/Button.tsx';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartOutline } from './ChartOutline.tsx';
import * as css from './FlowRoom.css.ts';
import type { FlowRoomRef } from './FlowRoom.tsx';
import { StepLog } from './StepLog.tsx';

export interface ChartWords {
  readonly labels: Readonly<Record<string, string>>;
  /** JSON of a sample payload, by event type. */
  readonly samples: Readonly<Record<string, string>>;
}

interface ChartDeskProps {
  readonly room: FlowRoomRef;
  readonly words: ChartWords;
  readonly name: string;
}

const closer = 1.25;

/** One chart: its drawing, what runs in it, what can be sent to it, and what happened (FLO-02, FLO-03). */
export function ChartDesk({ room, words, name }: ChartDeskProps) {
  const snapshot = useView(room, (current) => current);
  const view = chartView(snapshot, words.labels, words.samples);
  if (!view) return null;
  const { shape, drawing } = view.chart;
  return (
    <main className={css.desk}>
      <section className={css.canvas} aria-label={`Drawing of ${name}`}>
        <div className={css.tools}>
          <Button tone="outline" size="small" onClick={() => room.send({ type: 'zoom.change', by: closer })}>
            Closer
          </Button>
          <Button tone="outline" size="small" onClick={() => room.send({ type: 'zoom.change', by: 1 / closer })}>
            Further
          </Button>
          <Button tone="outline" size="small" onClick={() => room.send({ type: 'zoom.reset' })}>
            {`${Math.round(view.zoom * 100)} %`}
          </Button>
          <Exports room={room} />
        </div>
        <ChartDrawing
          shape={shape}
          drawing={drawing}
          zoom={view.zoom}
          name={`${name}: ${shape.root.description}`}
          active={view.active}
          taken={view.taken}
          visits={view.visits}
        />
      </section>
      <aside className={css.panel} aria-label="What happens">
        <Now room={room} view={view} />
        {view.events.length > 0 && <Offered room={room} events={view.events} />}
        <StepLog room={room} />
        <section aria-label="As a list">
          <h2 className={css.partName}>As a list</h2>
          <ChartOutline shape={shape} active={view.active} />
        </section>
      </aside>
    </main>
  );
}

const formats: readonly { readonly format: ExportFormat; readonly name: string }[] = [
  { format: 'svg', name: 'SVG' },
  { format: 'png', name: 'PNG' },
  { format: 'mermaid', name: 'Mermaid' },
  { format: 'machine', name: 'JSON' },
  { format: 'session', name: 'Recording' },
];

function Exports({ room }: { room: FlowRoomRef }) {
  return formats.map(({ format, name }) => (
    <Button
      key={format}
      tone="text"
      size="small"
      aria-label={`Save as ${name}`}
      onClick={() => room.send({ type: 'export.take', format })}
    >
      {name}
    </Button>
  ));
}

function Now({ room, view }: { room: FlowRoomRef; view: ChartView }) {
  return (
    <section aria-label="Now">
      <h2 className={css.partName}>{view.isPast ? 'At this moment' : 'Now'}</h2>
      <output className={css.quiet}>
        {view.sessionId === null ? 'No flow of this chart runs in the shop that tells.' : view.now}
      </output>
      {view.isPast && (
        <Button tone="text" size="small" onClick={() => room.send({ type: 'moment.leave' })}>
          Back to now
        </Button>
      )}
      {view.sessions.length > 1 && (
        <div className={css.tools}>
          {view.sessions.map((sessionId) => (
            <Button
              key={sessionId}
              size="small"
              tone={sessionId === view.sessionId ? 'solid' : 'outline'}
              aria-pressed={sessionId === view.sessionId}
              onClick={() => room.send({ type: 'chart.open', slug: view.chart.drawing.slug, sessionId })}
            >
              {sessionId}
            </Button>
          ))}
        </div>
      )}
      {view.context !== '' && (
        <details>
          <summary className={css.quiet}>What it knows</summary>
          <pre className={css.context}>{view.context}</pre>
        </details>
      )}
    </section>
  );
}

function Offered({ room, events }: { room: FlowRoomRef; events: readonly OfferedEvent[] }) {
  return (
    <section aria-label="What can happen here">
      <h2 className={css.partName}>What can happen here</h2>
      <div className={css.offered}>
        {events.map((event) => (
          <OfferedRow key={event.type} room={room} event={event} />
        ))}
      </div>
    </section>
  );
}

function OfferedRow({ room, event }: { room: FlowRoomRef; event: OfferedEvent }) {
  const { type, label, payload, isReadable } = event;
  return (
    <div className={css.event}>
      <div className={css.eventHead}>
        <div>
          {label}
          <div className={css.eventType}>{type}</div>
        </div>
        <Button
          tone="outline"
          size="small"
          disabled={!isReadable}
          aria-label={`Send ${type}`}
          onClick={() => room.send({ type: 'event.send', eventType: type, payload })}
        >
          Send
        </Button>
      </div>
      {payload !== '' && (
        <textarea
          className={css.payload}
          aria-label={`Payload of ${type}`}
          aria-invalid={!isReadable}
          spellCheck={false}
          value={payload}
          onChange={({ currentTarget }) =>
            room.send({ type: 'payload.type', eventType: type, text: currentTarget.value })
          }
        />
      )}
    </div>
  );
}
