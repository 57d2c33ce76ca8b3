import { hasDone, lawsFor } from '../../kit/laws.ts';
import type { themeMachine } from './theme.machine.ts';

const { always, on, until, whenever } = lawsFor<typeof themeMachine>();

/** Light or dark. */
export const themeLaws = [
  whenever(
    'CHR-10',
    'A choice applies at once and is saved',
    on('scheme.choose', 'scheme.follow'),
    (step) =>
      hasDone(step, 'applyScheme') &&
      step.happened.every(
        ({ name, with: given }) => name !== 'applyScheme' || given['scheme'] === step.after.context.scheme,
      ),
  ),
  whenever(
    'CHR-10',
    'What was chosen is what is shown',
    (step) => step.event.type === 'scheme.choose',
    (step) =>
      step.event.type === 'scheme.choose' &&
      step.after.context.scheme === step.event.scheme &&
      step.after.matches('chosen'),
  ),
  always(
    'CHR-10',
    'Only a choice differs from the system',
    (snapshot) => snapshot.matches('chosen') === (snapshot.context.scheme !== null),
  ),
  until('CHR-10', 'A choice stays until the shopper changes it', {
    from: ({ after }) => after.matches('chosen'),
    until: on('scheme.follow'),
    holds: ({ after }) => after.context.scheme !== null,
  }),
];
