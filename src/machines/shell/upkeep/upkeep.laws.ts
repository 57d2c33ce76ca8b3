import type { SnapshotFrom } from 'xstate';
import { hasTold, lawsFor, told } from '../../kit/laws.ts';
import type { upkeepMachine } from './upkeep.machine.ts';
import { upkeepNotice } from './upkeep.view.ts';

const { always, on, whenever, within } = lawsFor<typeof upkeepMachine>();

/** What becomes of a flow that fails. */
export const upkeepLaws = [
  whenever(
    'FLO-01',
    'The shopper always hears of a flow that failed, and that everything else works',
    on('flow.failed'),
    ({ after }) => upkeepNotice(after)?.text.toLowerCase().endsWith('everything else works.') === true,
  ),
  whenever(
    'FLO-01',
    'A flow that broke down halfway is reported as started again, under its name',
    (step) => step.event.type === 'flow.failed' && step.event.isBroken,
    (step) => told(step, 'flow.restarted').some(({ flow }) => flow === 'menu'),
  ),
  whenever(
    'FLO-01',
    'A flow that only refused something goes on as it was, with a button that starts it again',
    (step) => step.event.type === 'flow.failed' && !step.event.isBroken,
    (step) => !hasTold(step, 'flow.restarted') && upkeepNotice(step.after)?.canRestart === true,
  ),
  whenever(
    'FLO-01',
    'The button starts the flow again, and the shopper reads that it was',
    (step) => on('flow.restart')(step) && step.before?.matches('refused') === true,
    (step) => hasTold(step, 'flow.restarted') && upkeepNotice(step.after)?.canRestart === false,
  ),
  always(
    'FLO-01',
    'While all flows run, nothing is said about them',
    (snapshot) => snapshot.matches('steady') === (upkeepNotice(snapshot) === null),
  ),
  within('FLO-01', 'The message goes away without a click', {
    from: (step) => !step.after.matches('steady') && on('flow.failed', 'flow.restart')(step),
    to: ({ after }) => after.matches('steady'),
    milliseconds: 20_000,
  }),
];

/** What the notice says, for the record. */
export const upkeepSeen = (snapshot: SnapshotFrom<typeof upkeepMachine>): unknown => upkeepNotice(snapshot);
