import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { walletMachine } from './wallet.machine.ts';
import { walletView } from './wallet.view.ts';
import type { SnapshotFrom } from 'xstate';

const { on, whenever } = lawsFor<typeof walletMachine>();

/** The shopper's wallet. */
export const walletLaws = [
  whenever(
    'ACC-05',
    'The balance and its entries are what the shop says',
    on('xstate.done.actor.fetchPage'),
    ({ event, after }) => 'output' in event && after.context.page === event.output,
  ),
  whenever(
    'ACC-05',
    'Older entries stand below those that are there, each of them once',
    on('xstate.done.actor.fetchMore'),
    ({ before, after }) => {
      const ids = (after.context.page?.entries ?? []).map(({ id }) => id);
      const known = (before?.context.page?.entries ?? []).map(({ id }) => id);
      return new Set(ids).size === ids.length && known.every((id, place) => ids[place] === id);
    },
  ),
  whenever(
    'ACC-05',
    'More is asked for only while there is more, and from where the list ends',
    (step) => hasCalled(step, 'fetchMore'),
    (step) => {
      const page = step.before?.context.page;
      return (
        page != null &&
        page.entries.length < page.total &&
        callOf(step, 'fetchMore')?.['offset'] === page.entries.length
      );
    },
  ),
  whenever(
    'ACC-05',
    'Entries that couldn’t be loaded take none away, and the page says why',
    on('xstate.error.actor.fetchMore'),
    ({ before, after }) => after.context.page === before?.context.page && after.context.failure !== null,
  ),
];

/** What the screen shows, for the record. */
export const walletSeen = (snapshot: SnapshotFrom<typeof walletMachine>): unknown => walletView(snapshot);
