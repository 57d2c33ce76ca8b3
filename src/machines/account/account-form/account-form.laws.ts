import { accountMistakes, wantsCode } from '../../../domain/account/account-form.ts';
import { callOf, hasCalled, hasTold, lawsFor, memberOf, type StepOf } from '../../kit/laws.ts';
import type { accountFormMachine } from './account-form.machine.ts';
import { accountFormView } from './account-form.view.ts';
import type { SnapshotFrom } from 'xstate';

const { always, on, whenever } = lawsFor<typeof accountFormMachine>();

const kindOf = ({ event }: StepOf<typeof accountFormMachine>): unknown =>
  'output' in event ? memberOf(event.output, 'kind') : null;

/** A new account, changed details, a password, or the end of an account. */
export const accountFormLaws = [
  whenever(
    'SES-05',
    'Nothing is sent while a field has a mistake',
    (step) => hasCalled(step, 'sendCode') || hasCalled(step, 'submit'),
    ({ after: { context } }) => Object.keys(accountMistakes(context.purpose, context.fields)).length === 0,
  ),
  whenever(
    'SES-05 SEC-03',
    'What needs a code isn’t done without a whole one',
    (step) =>
      hasCalled(step, 'submit') &&
      wantsCode(step.after.context.purpose, step.after.context.fields, step.after.context.before),
    (step) => String(callOf(step, 'submit')?.['code']).length === step.after.context.codeLength,
  ),
  whenever(
    'SES-05',
    'A wrong code says so and is emptied, and the form stays as it is',
    (step) => kindOf(step) === 'wrong-code',
    ({ before, after }) =>
      after.matches('codeAwaited') &&
      after.context.code === '' &&
      after.context.codeRefusal !== null &&
      after.context.fields === before?.context.fields,
  ),
  whenever(
    'SEC-03',
    'A code is worth nothing once the form is changed',
    (step) => on('form.change')(step) && step.after.matches('editing'),
    ({ after }) => after.context.code === '',
  ),
  whenever(
    'SES-05 ACC-06',
    'Only what the shop has done is told',
    (step) => hasTold(step, 'account.settled'),
    (step) => on('xstate.done.actor.submit')(step) && kindOf(step) === 'done' && step.after.matches('done'),
  ),
  always(
    'SES-05',
    'A password that was set isn’t kept in the form',
    (snapshot) =>
      !snapshot.matches('done') ||
      snapshot.context.purpose !== 'password' ||
      snapshot.context.fields.password === '',
  ),
];

/** When the walks begin. */
const now = Date.parse('2026-11-04T04:30:00.000Z');

/** What the screen shows, for the record. */
export const accountFormSeen = (snapshot: SnapshotFrom<typeof accountFormMachine>): unknown =>
  accountFormView(snapshot, now);
