import { contactMistakes } from '../../../domain/content/contact.ts';
import { callOf, hasCalled, lawsFor, type StepOf } from '../../kit/laws.ts';
import type { contactFormMachine } from './contact-form.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { contactFormView } from './contact-form.view.ts';

const { on, whenever } = lawsFor<typeof contactFormMachine>();

const answerOf = ({ event }: StepOf<typeof contactFormMachine>) =>
  'output' in event && typeof event.output === 'object' && event.output !== null && 'kind' in event.output
    ? event.output.kind
    : null;

/** Writing to the shop. */
export const contactFormLaws = [
  whenever(
    'CNT-01',
    'A message with a mistake is never sent',
    (step) => hasCalled(step, 'sendLetter'),
    ({ after }) => Object.keys(contactMistakes(after.context.fields)).length === 0,
  ),
  whenever(
    'CNT-01',
    'What is sent is what was typed',
    (step) => hasCalled(step, 'sendLetter'),
    (step) => callOf(step, 'sendLetter')?.['fields'] === step.after.context.fields,
  ),
  whenever(
    'CNT-01',
    'Nothing typed is lost, whatever the server says',
    on('xstate.done.actor.sendLetter', 'xstate.error.actor.sendLetter'),
    ({ before, after }) => after.context.fields === before?.context.fields,
  ),
  whenever(
    'CNT-01',
    'Only an accepted message says that it’s sent',
    ({ before, after }) => after.matches('sent') && before?.matches('sent') !== true,
    (step) => answerOf(step) === 'sent',
  ),
  whenever(
    'CNT-01',
    'A refused message says why',
    (step) => answerOf(step) === 'refused',
    ({ after }) =>
      after.matches({ editing: 'refused' }) &&
      (after.context.refusal !== null || Object.keys(after.context.refusals).length > 0),
  ),
  whenever(
    'CNT-01',
    'A shopper who writes too often is told how long to wait',
    (step) => answerOf(step) === 'limited',
    ({ after, timers, at }) =>
      after.matches('limited') &&
      after.context.limitedUntil !== null &&
      timers.some(({ endsAt }) => endsAt === at + 60_000),
  ),
  whenever(
    'CNT-01',
    'A new message keeps who writes, and nothing else',
    (step) => on('form.open')(step) && step.before?.matches('sent') === true,
    ({ before, after }) =>
      after.context.fields.email === before?.context.fields.email &&
      after.context.fields.name === before?.context.fields.name &&
      after.context.fields.message === '',
  ),
];

const now = Date.parse('2026-11-04T04:30:00.000Z');

/** What the screen shows, for the record. */
export const contactFormSeen = (snapshot: SnapshotFrom<typeof contactFormMachine>): unknown =>
  contactFormView(snapshot, now);
