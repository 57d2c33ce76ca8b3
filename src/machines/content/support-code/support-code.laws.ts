import type { SnapshotFrom } from 'xstate';
import { hasCalled, lawsFor } from '../../kit/laws.ts';
import type { supportCodeMachine } from './support-code.machine.ts';
import { supportCodeView } from './support-code.view.ts';

const { on, whenever } = lawsFor<typeof supportCodeMachine>();

/** What leaves the tab. */
export const supportCodeLaws = [
  whenever(
    'FLO-09',
    'Nothing is sent before the person has agreed',
    (step) => hasCalled(step, 'showSupport'),
    on('support.agree'),
  ),
  whenever(
    'FLO-09',
    'The code shown is the one that the server gave',
    on('xstate.done.actor.showSupport'),
    ({ event, after }) => after.matches('shown') && 'output' in event && after.context.shown === event.output,
  ),
  whenever(
    'FLO-09',
    'A failure says why',
    on('xstate.error.actor.showSupport'),
    ({ after }) => after.matches('unsent') && supportCodeView(after).failure !== null,
  ),
];

/** What the screen shows, for the record. */
export const supportCodeSeen = (snapshot: SnapshotFrom<typeof supportCodeMachine>): unknown =>
  supportCodeView(snapshot);
