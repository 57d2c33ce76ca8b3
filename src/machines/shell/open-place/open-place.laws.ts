import type { SnapshotFrom } from 'xstate';
import { isNarrowed, isOpenTo } from '../../../domain/account/section-access.ts';
import { lawsFor } from '../../kit/laws.ts';
import type { openPlaceMachine } from './open-place.machine.ts';
import { openPlaceView } from './open-place.view.ts';

const { always, on, whenever } = lawsFor<typeof openPlaceMachine>();

type Moment = SnapshotFrom<typeof openPlaceMachine>;

const mayOpenNow = ({ context: { section, rest, reader } }: Moment) => isOpenTo(section, rest, reader);

/** A section whose reader's role may change. */
export const openPlaceLaws = [
  always(
    'STF-01',
    'A section stands on the page for whoever may open it, or with what they typed',
    (snapshot) =>
      openPlaceView(snapshot).drawnFor === null || mayOpenNow(snapshot) || snapshot.matches({ typed: 'kept' }),
  ),
  whenever(
    'STF-01',
    'What was typed stays on the page when the role changes',
    (step) => on('reader.changed')(step) && step.before?.matches('typed') === true,
    ({ before, after }) =>
      openPlaceView(after).drawnFor !== null && after.context.readings === before?.context.readings,
  ),
  whenever(
    'STF-01',
    'Who loses a permission before typing anything sees the section read again, or that it’s closed',
    (step) =>
      on('reader.changed')(step) &&
      step.before?.matches('untouched') === true &&
      isNarrowed(step.before.context.reader, step.after.context.reader),
    ({ before, after }) =>
      after.matches({ closed: 'meanwhile' }) || after.context.readings === (before?.context.readings ?? 0) + 1,
  ),
  always(
    'STF-01',
    'Whoever can’t save what they typed is told so',
    (snapshot) =>
      !snapshot.matches('typed') || mayOpenNow(snapshot) || openPlaceView(snapshot).notice?.kind === 'kept',
  ),
  always('STF-01', 'A closed section says who may open it', (snapshot) => {
    const { notice } = openPlaceView(snapshot);
    return !snapshot.matches('closed') || (notice !== null && notice.audience.length > 0);
  }),
  whenever(
    'STF-01',
    'Whoever may open it again finds what they typed, and is told that it can be saved',
    ({ before, after }) =>
      before?.matches({ typed: 'kept' }) === true && mayOpenNow(after) && !after.matches({ typed: 'kept' }),
    ({ after }) => ['returned', 'narrowed'].includes(openPlaceView(after).notice?.kind ?? ''),
  ),
];

/** What is drawn, for the record. */
export const openPlaceSeen = (snapshot: Moment): unknown => {
  const { drawnFor, notice, reading } = openPlaceView(snapshot);
  return { drawnFor: drawnFor && [drawnFor.role, ...drawnFor.permissions], notice, reading };
};
