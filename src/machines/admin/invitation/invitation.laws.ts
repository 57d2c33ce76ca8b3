import { hasDone, lawsFor } from '../../kit/laws.ts';
import type { invitationMachine } from './invitation.machine.ts';

const { always, never, whenever } = lawsFor<typeof invitationMachine>();

export const invitationLaws = [
  whenever(
    'STF-01',
    'Nobody joins without accepting',
    (step) => hasDone(step, 'tellJoined'),
    ({ event, before }) => event.type === 'xstate.done.actor.acceptOffer' && before?.matches('accepting') === true,
  ),
  always(
    'STF-01',
    'What is accepted was shown before',
    (snapshot) =>
      snapshot.context.offer !== null ||
      !(snapshot.matches('offered') || snapshot.matches('accepting') || snapshot.matches('joined')),
  ),
  never(
    'STF-01',
    'A link that no longer works can’t be accepted',
    (snapshot) => snapshot.matches('gone') && snapshot.can({ type: 'invitation.accept' }),
  ),
];
