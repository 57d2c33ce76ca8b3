import { isSame } from '../../domain/kit/is-same.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { disclosureMachine } from '../../machines/kit/disclosure/disclosure.machine.ts';
import { isOpen } from '../../machines/kit/disclosure/disclosure.view.ts';
import type { flowRoomMachine } from '../../machines/flows/flow-room/flow-room.machine.ts';
import { chartGroups, sourceView, type ChartCard } from '../../machines/flows/flow-room/flow-room.list.view.ts';
import type { Words } from '../../machines/flows/flow-room/flow-room.view.ts';
import { besideName } from '../../domain/flows/inspection.ts';
import { useView } from '../shell/app/actors.tsx';
import { Button } from '../kit/action/Button.tsx';
import { TextField } from '../kit/field/TextField.tsx';
import { ChartWorkspace } from './ChartWorkspace.tsx';
import { CountedWorkspace, type FlowCountsRef } from './numbers/CountedWorkspace.tsx';
import { Disclosing } from './Disclosing.tsx';
import * as css from './FlowRoom.css.ts';
import { SourceTools } from './SourceTools.tsx';

export type FlowRoomRef = ActorRefFrom<typeof flowRoomMachine>;

export type DisclosureRef = ActorRefFrom<typeof disclosureMachine>;

export interface LawText {
  readonly says: string;
  readonly requirements: readonly string[];
}

export interface WorkspaceParts {
  /** The labels and sample payloads of a chart's events. */
  readonly wordsOf: (slug: string) => Words;
  /** What a chart keeps to, in words, with its requirements. */
  readonly lawsOf: (slug: string) => readonly LawText[];
  /** Renders the shop's screen in a state, or why there is none; small in the panel as it is, or beside the chart with the changes that are tried. */
  readonly drawScreen: (slug: string, state: string, where: 'panel' | 'beside') => ReactNode;
}

export interface FlowRoomParts extends WorkspaceParts {
  /** Draws what can be changed in a chart. */
  readonly drawChanges: (slug: string) => ReactNode;
  /** The address at which the shop tries the changes in a chart. */
  readonly tryingOf: (slug: string) => string;
  /** Draws with the numbers of a chart. */
  readonly drawCounted: (slug: string, draw: (counts: FlowCountsRef) => ReactNode) => ReactNode;
}

interface FlowRoomProps extends FlowRoomParts {
  readonly room: FlowRoomRef;
  readonly charts: readonly ChartCard[];
  /** Whether the shop shows next to the chart. */
  readonly panel: DisclosureRef;
  /** Whether numbers stand on the drawing. */
  readonly numbers: DisclosureRef;
  /** Whether texts, delays and limits can be changed. */
  readonly changing: DisclosureRef;
  /** A live shop has no pictures and versions, and can't be followed or tried. */
  readonly isSandbox: boolean;
}

/** The page that shows the flows as statecharts. */
export function FlowRoom({ room, charts, panel, numbers, changing, isSandbox, ...rest }: FlowRoomProps) {
  const { drawCounted, drawChanges, tryingOf, ...parts } = rest;
  const slug = useView(room, ({ context }) => context.slug);
  const state = useView(room, ({ context }) => context.state);
  const hasPanel = useView(panel, isOpen) && isSandbox;
  const hasNumbers = useView(numbers, isOpen);
  const isChanging = useView(changing, isOpen) && isSandbox;
  const source = useView(room, sourceView, isSame);
  const isDrawn = useView(room, (snapshot) => snapshot.matches({ wall: 'drawn' }));
  const isMissing = useView(room, (snapshot) => snapshot.matches({ wall: 'missing' }));
  const isTrying = isChanging && isDrawn && slug !== null;
  const hasShop = hasPanel || isTrying;
  const desk = { room, changes: isTrying ? drawChanges(slug) : null, ...parts };
  const title = charts.find((chart) => chart.slug === slug)?.title;
  return (
    <div className={css.room} data-drawn={isDrawn}>
      <header className={css.bar}>
        {slug !== null && (
          <Button tone="outline" size="small" onClick={() => room.send({ type: 'charts.show' })}>
            All flows
          </Button>
        )}
        <h1 className={css.heading}>{title ?? 'Flows'}</h1>
        <output className={css.state}>{isSandbox || source.kind === 'record' ? source.text : ''}</output>
        {isSandbox && <Kept slug={slug} />}
        {isDrawn && <Disclosing actor={numbers} words={{ closed: 'Numbers', open: 'Hide numbers' }} />}
        {isDrawn && isSandbox && (
          <Disclosing actor={changing} words={{ closed: 'Change and try', open: 'Stop trying' }} />
        )}
        <SourceTools room={room} source={source} panel={isSandbox ? panel : null} />
      </header>
      <div className={css.floor} data-beside={hasShop}>
        {isTrying && state !== null && <div className={css.shop}>{parts.drawScreen(slug, state, 'beside')}</div>}
        {hasShop && !(isTrying && state !== null) && (
          <iframe
            className={css.shop}
            title="The shop"
            name={besideName}
            src={isTrying ? tryingOf(slug) : '/?inspect'}
          />
        )}
        {slug === null && <ChartList room={room} charts={charts} />}
        {isMissing && <p className={css.list}>There’s no flow with this name.</p>}
        {isDrawn && slug !== null && !hasNumbers && (
          <ChartWorkspace name={title ?? slug} numbers={null} {...desk} />
        )}
        {isDrawn &&
          slug !== null &&
          hasNumbers &&
          drawCounted(slug, (counts) => <CountedWorkspace counts={counts} name={title ?? slug} {...desk} />)}
      </div>
    </div>
  );
}

/** What tools have left on this machine, at the place of the chart. */
function Kept({ slug }: { slug: string | null }) {
  const pages = [
    { folder: 'pictures', name: 'Pictures' },
    { folder: 'versions', name: 'Versions' },
  ];
  return pages.map(({ folder, name }) => (
    <a key={folder} className={css.file} href={`/flows/${folder}/index.html${slug === null ? '' : `#${slug}`}`}>
      {name}
    </a>
  ));
}

function ChartList({ room, charts }: Pick<FlowRoomProps, 'room' | 'charts'>) {
  const groups = useView(room, (snapshot) => chartGroups(snapshot, charts), isSame);
  const search = useView(room, ({ context }) => context.search);
  return (
    <main className={css.list}>
      <div className={css.search}>
        <TextField
          label="Find a flow, a state, an event or a text"
          type="search"
          value={search}
          onValue={(text) => room.send({ type: 'chart.search', text })}
        />
      </div>
      {groups.length === 0 && <p className={css.quiet}>Nothing found. Try another word.</p>}
      {groups.map((group) => (
        <section key={group.name} className={css.group} aria-label={group.name}>
          <h2 className={css.groupName}>{group.name}</h2>
          <ul className={css.cards}>
            {group.charts.map((chart) => (
              <li key={chart.slug} className={css.cardPlace}>
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
                  <span className={css.cardText}>{chart.description}</span>
                </button>
                {chart.found.length > 0 && (
                  <ul className={css.found} aria-label={`Found in ${chart.title}`}>
                    {chart.found.map(({ state, text }) => (
                      <li key={state}>
                        <a
                          className={css.foundLink}
                          href={`/flows/${chart.slug}?state=${encodeURIComponent(state)}`}
                        >
                          {state.split('.').slice(1).join('.') || chart.title}
                        </a>{' '}
                        <span className={css.quiet}>{text}</span>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
