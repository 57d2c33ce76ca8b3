import type { ActorRefFrom } from 'xstate';
import type { flowRoomMachine } from '../../machines/flow-room/flow-room.machine.ts';
import { chartGroups, shopText, type ChartCard } from '../../machines/flow-room/flow-room.view.ts';
import { useView } from '../app/actors.tsx';
import { Button } from '../kit/Button.tsx';
import { TextField } from '../kit/TextField.tsx';
import { ChartDesk, type ChartWords } from './ChartDesk.tsx';
import * as css from './FlowRoom.css.ts';

export type FlowRoomRef = ActorRefFrom<typeof flowRoomMachine>;

interface FlowRoomProps {
  readonly room: FlowRoomRef;
  readonly charts: readonly ChartCard[];
  /** The words and sample payloads of a chart's events. */
  readonly wordsOf: (slug: string) => ChartWords;
}

/** The room in which the flows hang (FLO-02). */
export function FlowRoom({ room, charts, wordsOf }: FlowRoomProps) {
  const slug = useView(room, ({ context }) => context.slug);
  const state = useView(room, shopText);
  const isDrawn = useView(room, (snapshot) => snapshot.matches({ wall: 'drawn' }));
  const isMissing = useView(room, (snapshot) => snapshot.matches({ wall: 'missing' }));
  const title = charts.find((chart) => chart.slug === slug)?.title;
  return (
    <div className={css.room}>
      <header className={css.bar}>
        {slug !== null && (
          <Button tone="outline" size="small" onClick={() => room.send({ type: 'charts.show' })}>
            All flows
          </Button>
        )}
        <h1 className={css.heading}>{title ?? 'Flows'}</h1>
        <output className={css.state}>{state}</output>
      </header>
      {slug === null && <ChartList room={room} charts={charts} />}
      {isMissing && <p className={css.list}>There is no flow of this name.</p>}
      {isDrawn && slug !== null && <ChartDesk room={room} words={wordsOf(slug)} name={title ?? slug} />}
    </div>
  );
}

function ChartList({ room, charts }: Pick<FlowRoomProps, 'room' | 'charts'>) {
  const snapshot = useView(room, (current) => current);
  return (
    <main className={css.list}>
      <div className={css.search}>
        <TextField
          label="Find a flow"
          type="search"
          value={snapshot.context.search}
          onValue={(text) => room.send({ type: 'chart.search', text })}
        />
      </div>
      {chartGroups(snapshot, charts).map((group) => (
        <section key={group.name} className={css.group} aria-label={group.name}>
          <h2 className={css.groupName}>{group.name}</h2>
          <ul className={css.cards}>
            {group.charts.map((chart) => (
              <li key={chart.slug}>
                <button
                  type="button"
                  className={css.card}
                  onClick={() =>
                    room.send({ type: 'chart.open', slug: chart.slug, sessionId: chart.running[0] ?? null })
                  }
                >
                  <span className={css.cardName}>
                    {chart.title}
                    {chart.running.length > 0 && (
                      <span className={css.runs}>
                        {chart.running.length === 1 ? 'running' : `${chart.running.length} running`}
                      </span>
                    )}
                  </span>
                  <p className={css.cardText}>{chart.description}</p>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
