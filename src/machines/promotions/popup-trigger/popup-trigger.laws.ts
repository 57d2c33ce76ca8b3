import { hasTold, lawsFor, told, type StepOf } from '../../kit/laws.ts';
import type { popupTriggerMachine } from './popup-trigger.machine.ts';

const { on, overWalk, whenever } = lawsFor<typeof popupTriggerMachine>();

type Step = StepOf<typeof popupTriggerMachine>;

const causesIn = (step: Step) => told(step, 'trigger.fired').map(({ cause }) => cause);

/** What brings a popup up. */
export const popupTriggerLaws = [
  whenever('CPN-06', 'Nothing fires when the page opens', on('xstate.init'), (step) => causesIn(step).length === 0),
  whenever(
    'FLS-03',
    'With a delay set, it fires after exactly that',
    (step) => on('xstate.init')(step) && step.after.context.delay !== null,
    ({ after, timers, at }) =>
      timers.some(({ id, endsAt }) => id.includes('showDelay') && endsAt === at + (after.context.delay ?? 0)),
  ),
  whenever(
    'FLS-03',
    'Scrolling fires only past the percentage',
    (step) => step.event.type === 'page.scrolled',
    (step) =>
      step.event.type === 'page.scrolled' &&
      (causesIn(step).length === 0 || step.event.percent >= (step.after.context.scrollPercent ?? Infinity)),
  ),
  whenever(
    'FLS-03',
    'Scrolling past the percentage fires',
    (step) =>
      step.event.type === 'page.scrolled' &&
      step.before?.matches({ scroll: 'watching' }) === true &&
      step.event.percent >= (step.after.context.scrollPercent ?? Infinity),
    (step) => causesIn(step).includes('scroll'),
  ),
  whenever(
    'FLS-03',
    'Leaving the page at its top fires, if the shop wants that',
    (step) => on('pointer.left')(step) && step.before?.matches({ exit: 'armed' }) === true,
    (step) => causesIn(step).includes('exit') === step.after.context.hasExitIntent,
  ),
  whenever(
    'FLS-03',
    'Leaving fires again only after a pause',
    (step) => causesIn(step).includes('exit'),
    ({ after, timers, at }) =>
      after.matches({ exit: 'rearming' }) &&
      timers.some(({ id, endsAt }) => id.includes('exitRearm') && endsAt === at + after.context.exitRearm),
  ),
  whenever(
    'CPN-06',
    'A person who does something isn’t idle',
    (step) => on('person.acted')(step) && step.before?.matches({ idle: 'watching' }) === true,
    ({ after, timers, at }) =>
      timers.some(({ id, endsAt }) => id.includes('idleTime') && endsAt === at + (after.context.idle ?? 0)),
  ),
  overWalk('FLS-03', 'Delay, scroll and idle fire once each', (steps) =>
    ['delay', 'scroll', 'idle'].every(
      (cause) => steps.flatMap(causesIn).filter((each) => each === cause).length <= 1,
    ),
  ),
  whenever(
    'CPN-06',
    'What is switched off never fires',
    (step) => hasTold(step, 'trigger.fired'),
    (step) => {
      const { delay, scrollPercent, hasExitIntent, idle } = step.after.context;
      return causesIn(step).every((cause) =>
        cause === 'delay'
          ? delay !== null
          : cause === 'scroll'
            ? scrollPercent !== null
            : cause === 'exit'
              ? hasExitIntent
              : idle !== null,
      );
    },
  ),
];
