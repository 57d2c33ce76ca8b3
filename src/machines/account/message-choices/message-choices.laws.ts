import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { MessageChoices, MessageKind, messageChoicesMachine } from './message-choices.machine.ts';

const { always, on, whenever } = lawsFor<typeof messageChoicesMachine>();

const kinds: readonly MessageKind[] = ['whatsapp', 'reminders', 'reviews'];
const wantsNone = (choices: MessageChoices) => kinds.every((kind) => !choices[kind]);

/** Which messages a person wants. */
export const messageChoicesLaws = [
  always(
    'ORD-05 CHK-11',
    'Until the shop has answered, no optional message counts as wanted',
    (snapshot) => !snapshot.matches('loading') || wantsNone(snapshot.context.wanted),
  ),
  whenever(
    'ORD-05 CHK-11 LNG-01',
    'What is saved is what is on the screen',
    (step) => hasCalled(step, 'saveChoices'),
    (step) => callOf(step, 'saveChoices')?.['choices'] === step.after.context.wanted,
  ),
  whenever(
    'ORD-05 CHK-11',
    'One choice changes, and the others stay',
    (step) => on('choice.set')(step) && step.after.matches('saving') && step.before?.matches('shown') === true,
    ({ event, before, after }) =>
      'choice' in event &&
      after.context.wanted[event.choice] === event.isWanted &&
      kinds.every((kind) => kind === event.choice || after.context.wanted[kind] === before?.context.kept[kind]),
  ),
  whenever(
    'ORD-05 CHK-11 LNG-01',
    'A choice that couldn’t be saved goes back to what the shop has, and the page says so',
    on('xstate.error.actor.saveChoices'),
    ({ after }) => after.matches({ shown: 'unsaved' }) && after.context.wanted === after.context.kept,
  ),
];
