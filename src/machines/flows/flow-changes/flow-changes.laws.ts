import { faultOf, type Tried } from '../../../domain/flows/change/changeable.ts';
import { lawsFor, type StepOf } from '../../kit/laws.ts';
import type { flowChangesMachine } from './flow-changes.machine.ts';

type Step = StepOf<typeof flowChangesMachine>;

const { on, whenever, always } = lawsFor<typeof flowChangesMachine>();

/** What the shops were told to try in a step. */
function shownIn({ happened }: Step): readonly Tried[] {
  return happened
    .filter(({ name }) => name === 'showTried')
    .map((each) => each.with['tried'])
    .filter(isTried);
}

function isListed({ before }: Step): boolean {
  return before?.matches('listed') === true;
}

function isTried(value: unknown): value is Tried {
  return typeof value === 'object' && value !== null && 'changes' in value;
}

/** Changing and trying. */
export const flowChangesLaws = [
  whenever(
    'FLO-10',
    'What is typed is shown once it rests, and not before',
    (step) => on('change.type')(step) && isListed(step),
    (step) => shownIn(step).length === 0 && step.timers.some(({ endsAt }) => endsAt === step.at + 400),
  ),
  whenever(
    'FLO-10',
    'Nothing wrong is ever shown',
    (step) => shownIn(step).length > 0,
    (step) =>
      shownIn(step).every(({ changes }) =>
        (step.after.context.changeables?.list ?? []).every((what) => {
          const value = changes[what.id]?.value;
          return value === undefined || faultOf(what, value) === null;
        }),
      ),
  ),
  whenever(
    'FLO-10',
    'What is undone is no longer shown',
    (step) => on('change.undo', 'changes.drop')(step) && isListed(step),
    (step) => {
      const undone = 'id' in step.event ? [step.event.id] : Object.keys(step.before?.context.tried.changes ?? {});
      return (
        shownIn(step).length === 1 && shownIn(step).every(({ changes }) => undone.every((id) => !(id in changes)))
      );
    },
  ),
  always('FLO-10', 'A text that is as it was is no change', ({ context }) =>
    (context.changeables?.list ?? []).every(({ id, value }) => context.tried.changes[id]?.value !== value),
  ),
];
