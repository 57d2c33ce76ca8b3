import type { ReactNode } from 'react';
import { logView } from '../../machines/flows/flow-room/flow-room.log.view.ts';
import type { ChartNumbers } from '../../machines/flows/flow-counts/flow-counts.view.ts';
import { chartView } from '../../machines/flows/flow-room/flow-room.view.ts';
import { claimsShown, overlayReasons, type ShownClaim } from '../../machines/flows/flow-room/flow-room.why.view.ts';
import { useView } from '../shell/app/actors.tsx';
import { ChartCanvas } from './chart/ChartCanvas.tsx';
import { ChartOutline } from './chart/ChartOutline.tsx';
import * as css from './FlowRoom.css.ts';
import type { FlowRoomRef, LawText, WorkspaceParts } from './FlowRoom.tsx';
import { Now } from './Now.tsx';
import { Offered } from './offered/Offered.tsx';
import { Button } from '../kit/action/Button.tsx';
import { StepLog } from './StepLog.tsx';

interface ChartWorkspaceProps extends WorkspaceParts {
  readonly room: FlowRoomRef;
  readonly name: string;
  readonly numbers: ChartNumbers | null;
  /** What can be changed; null unless somebody is changing it. */
  readonly changes: ReactNode;
}

/** One chart: its drawing, its current state, the events to send, and the log. */
export function ChartWorkspace({ room, name, numbers, changes, ...parts }: ChartWorkspaceProps) {
  const { wordsOf, lawsOf, drawScreen } = parts;
  const snapshot = useView(room, (current) => current);
  const { slug } = snapshot.context;
  const view = slug === null ? null : chartView(snapshot, wordsOf(slug));
  if (!view || slug === null) return null;
  const reasons = overlayReasons(snapshot);
  const claims = claimsShown(snapshot);
  return (
    <main className={css.desk}>
      <ChartCanvas room={room} view={view} name={name} numbers={numbers} />
      <aside className={css.panel} aria-label="What happens">
        {changes}
        <Now room={room} view={view} />
        {view.state && (
          <section aria-label={`State ${view.state.key}`}>
            <div className={css.eventHead}>
              <h2 className={css.partName}>{view.state.key}</h2>
              <Button tone="text" size="small" onClick={() => room.send({ type: 'state.choose', state: null })}>
                Close
              </Button>
            </div>
            <p className={css.quiet}>{view.state.description}</p>
            {changes === null && <div className={css.quiet}>{drawScreen(slug, view.state.id, 'panel')}</div>}
          </section>
        )}
        <StepLog room={room} view={logView(snapshot)} />
        {reasons && <Reasons reasons={reasons} />}
        {claims && <Claims claims={claims} />}
        {(view.events.length > 0 || view.time === 'fork') && <Offered room={room} view={view} />}
        <Laws laws={lawsOf(slug)} />
        <section aria-label="As a list">
          <h2 className={css.partName}>As a list</h2>
          <ChartOutline
            shape={view.chart.shape}
            active={view.active}
            chosen={view.state?.id ?? null}
            numbers={numbers}
            onChoose={(state) => room.send({ type: 'state.choose', state })}
          />
        </section>
      </aside>
    </main>
  );
}

/** What the chart keeps to, whatever happens. */
function Laws({ laws }: { laws: readonly LawText[] }) {
  if (laws.length === 0) return null;
  return (
    <section aria-label="Laws">
      <h2 className={css.partName}>Laws</h2>
      <ul className={css.reasons}>
        {laws.map(({ says, requirements }) => (
          <li key={says}>
            {says} <span className={css.ids}>{requirements.join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What offers said, and the figures behind it. */
function Claims({ claims }: { claims: readonly ShownClaim[] }) {
  return (
    <section aria-label="Offers shown, and why">
      <h2 className={css.partName}>Offers shown, and why</h2>
      {claims.length === 0 && <p className={css.quiet}>No offers shown yet.</p>}
      <ul className={css.reasons}>
        {claims.map(({ place, says, because, isTrue }) => (
          <li key={`${place} ${says} ${because}`}>
            <b>{says}</b>
            {`: ${because}. `}
            {!isTrue && <b className={css.untrue}>Not true. </b>}
            <span className={css.quiet}>{place}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <section aria-label="Why an overlay shows or waits">
      <h2 className={css.partName}>Why an overlay shows or waits</h2>
      {reasons.length === 0 ? (
        <p className={css.quiet}>The shop that you follow shows no overlays.</p>
      ) : (
        <ul className={css.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
