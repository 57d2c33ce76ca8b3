import type { SnapshotFrom } from 'xstate';
import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { stockAlertMachine } from './stock-alert.machine.ts';
import { contactIn } from './stock-alert.rules.ts';
import { stockAlertView } from './stock-alert.view.ts';

const { always, on, whenever } = lawsFor<typeof stockAlertMachine>();

/** “Tell me when it’s back”. */
export const stockAlertLaws = [
  always('WSH-01', 'Only what is out of stock can be waited for', (snapshot) => {
    const { gone, choice } = snapshot.context;
    const isGone = gone.some(({ variant, flavour }) => variant === choice.variant && flavour === choice.flavour);
    return isGone || stockAlertView(snapshot).kind === 'unneeded';
  }),
  always(
    'WSH-01',
    'Before signing up, the shopper reads that there will be one message and nothing else',
    (snapshot) =>
      !['offered', 'typing'].includes(stockAlertView(snapshot).kind) ||
      /^One message.*nothing else\./u.test(stockAlertView(snapshot).promise),
  ),
  whenever(
    'WSH-01',
    'Signed in, one press is enough, and it goes to the account’s own number or address',
    (step) => on('alert.ask')(step) && step.before?.context.isSignedIn === true && step.before.matches('offered'),
    (step) => hasCalled(step, 'ask') && callOf(step, 'ask')?.['contact'] === null,
  ),
  whenever(
    'WSH-01',
    'Signed out, nothing is asked without a number or an address',
    (step) => hasCalled(step, 'ask') && !step.after.context.isSignedIn,
    (step) =>
      JSON.stringify(callOf(step, 'ask')?.['contact']) === JSON.stringify(contactIn(step.after.context.text)) &&
      callOf(step, 'ask')?.['contact'] !== null,
  ),
  whenever(
    'WSH-01',
    'The message is promised only once the shop has accepted the request',
    (step) => step.after.matches('asked') && step.before?.matches('asked') !== true,
    (step) =>
      on('xstate.done.actor.ask', 'xstate.done.actor.readOwn', 'choice.pick', 'xstate.error.actor.stop')(step),
  ),
  whenever(
    'WSH-01',
    'A message that couldn’t be cancelled is still promised, and the page says why',
    on('xstate.error.actor.stop'),
    ({ after }) =>
      after.can({ type: 'alert.stop' }) &&
      stockAlertView(after).kind === 'asked' &&
      stockAlertView(after).error !== null,
  ),
  whenever(
    'WSH-01',
    'What is asked for is what is chosen',
    (step) => hasCalled(step, 'ask'),
    (step) => JSON.stringify(callOf(step, 'ask')?.['choice']) === JSON.stringify(step.after.context.choice),
  ),
];

/** What the screen shows, for the record. */
export const stockAlertSeen = (snapshot: SnapshotFrom<typeof stockAlertMachine>): unknown =>
  stockAlertView(snapshot);
