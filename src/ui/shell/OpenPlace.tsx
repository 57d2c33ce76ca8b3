import { isSame } from '../../domain/kit/is-same.ts';
import type { FormEvent, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { SessionProfile } from '../../machines/account/session/session.machine.ts';
import type { openPlaceMachine } from '../../machines/shell/open-place/open-place.machine.ts';
import { openPlaceView, type PlaceNotice } from '../../machines/shell/open-place/open-place.view.ts';
import { LazyBoundary, lazyComponent } from '../kit/react/lazy-component.tsx';
import { useView } from './app/actors.tsx';

const NotOpen = lazyComponent(() => import('./NotOpen.tsx').then((module) => module.NotOpen));

interface OpenPlaceProps {
  readonly actor: ActorRefFrom<typeof openPlaceMachine>;
  /** Null if this person’s role has no such section. */
  readonly sectionOf: (reader: SessionProfile) => ReactNode;
}

/** A section for whoever may open it, with a word above it or in its place when their role changes (STF-01). */
export function OpenPlace({ actor, sectionOf }: OpenPlaceProps) {
  const { drawnFor, reading, notice } = useView(actor, openPlaceView, isSame);
  return (
    <>
      {notice && place(notice)}
      {drawnFor && (
        <div key={reading} onInput={(event) => isWork(event) && actor.send({ type: 'work.typed' })}>
          {sectionOf(drawnFor) ?? place({ kind: 'missing', audience: [], role: drawnFor.role })}
        </div>
      )}
    </>
  );
}

function place(notice: PlaceNotice) {
  return (
    <LazyBoundary>
      <NotOpen notice={notice} />
    </LazyBoundary>
  );
}

/** What is searched for is no work to be lost. */
function isWork({ target }: FormEvent): boolean {
  return !('type' in target && target.type === 'search');
}
