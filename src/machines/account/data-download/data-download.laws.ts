import { hasCalled, lawsFor } from '../../kit/laws.ts';
import type { dataDownloadMachine } from './data-download.machine.ts';
import { dataDownloadView } from './data-download.view.ts';
import type { SnapshotFrom } from 'xstate';

const { on, whenever } = lawsFor<typeof dataDownloadMachine>();

/** Downloading one's own data. */
export const dataDownloadLaws = [
  whenever(
    'ACC-06',
    'Nothing is put together unless somebody presses for it',
    (step) => hasCalled(step, 'saveData'),
    on('data.download'),
  ),
  whenever(
    'ACC-06',
    'While it’s put together, another press asks for nothing',
    (step) => on('data.download')(step) && step.before?.matches('preparing') === true,
    (step) => !hasCalled(step, 'saveData') && step.after.matches('preparing'),
  ),
  whenever(
    'ACC-06',
    'A download that failed says so, and can be pressed again',
    on('xstate.error.actor.saveData'),
    ({ after }) => after.matches('failed') && after.can({ type: 'data.download' }),
  ),
  whenever(
    'ACC-06',
    'Only data that arrived counts as saved',
    ({ before, after }) => after.matches('saved') && before?.matches('saved') !== true,
    on('xstate.done.actor.saveData'),
  ),
];

/** What the screen shows, for the record. */
export const dataDownloadSeen = (snapshot: SnapshotFrom<typeof dataDownloadMachine>): unknown =>
  dataDownloadView(snapshot);
