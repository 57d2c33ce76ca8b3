import { assign, setup } from 'xstate';
import {
  contactMistakes,
  emptyContact,
  type ContactField,
  type ContactFields,
  type ContactMistakes,
} from '../../../domain/content/contact.ts';
import { type Limited, type Refused, withoutField } from '../../kit/refusals.ts';
import { promiseSlot } from '../../kit/slot.ts';

export type ContactFormEvent =
  | { type: 'field.type'; field: ContactField; text: string }
  | { type: 'form.submit' }
  | { type: 'form.open' };

export type LetterOutcome = { readonly kind: 'sent' } | Limited | Refused<ContactMistakes>;

export interface ContactFormContext {
  readonly fields: ContactFields;
  /** What the server refused, by field. */
  readonly refusals: ContactMistakes;
  readonly refusal: string | null;
  /** ISO 8601. */
  readonly limitedUntil: string | null;
}

/** The contact form (CNT-01). */
export const contactFormMachine = setup({
  types: {} as { context: ContactFormContext; events: ContactFormEvent },
  actors: { sendLetter: promiseSlot<LetterOutcome, { fields: ContactFields }>() },
  actions: {
    setField: assign(({ context }, { field, text }: { field: ContactField; text: string }) => ({
      fields: { ...context.fields, [field]: text },
      refusals: withoutField(context.refusals, field),
    })),
    clearRefusals: assign({ refusals: {}, refusal: null }),
    setRefusals: assign((_, { outcome }: { outcome: LetterOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
      refusal: outcome.kind === 'refused' ? outcome.message : null,
    })),
    setLimit: assign({
      limitedUntil: (_, { outcome }: { outcome: LetterOutcome }) =>
        outcome.kind === 'limited' ? outcome.until : null,
    }),
    beginAnew: assign(({ context: { fields } }) => ({
      fields: { ...emptyContact, name: fields.name, email: fields.email, phone: fields.phone },
    })),
  },
  guards: {
    isFit: ({ context }) => Object.keys(contactMistakes(context.fields)).length === 0,
    isLimited: (_, params: { outcome: LetterOutcome }) => params.outcome.kind === 'limited',
    isRefused: (_, params: { outcome: LetterOutcome }) => params.outcome.kind === 'refused',
  },
  delays: { limitOver: 60_000 },
}).createMachine({
  id: 'contact-form',
  description: 'The contact form, from the first word until the message is sent.',
  context: { fields: emptyContact, refusals: {}, refusal: null, limitedUntil: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor writes the message. It is checked when it is sent.',
      initial: 'calm',
      states: {
        calm: { description: 'No errors are shown.' },
        misfit: { description: 'Something is missing or wrong. Every such field says so.' },
        refused: { description: 'The server refused the message and said why.' },
      },
      on: {
        'field.type': {
          target: '.calm',
          actions: { type: 'setField', params: ({ event }) => ({ field: event.field, text: event.text }) },
        },
        'form.submit': [{ guard: 'isFit', target: 'sending', actions: 'clearRefusals' }, { target: '.misfit' }],
      },
    },
    sending: {
      description: 'Sending the message.',
      invoke: {
        id: 'sendLetter',
        src: 'sendLetter',
        input: ({ context }) => ({ fields: context.fields }),
        onDone: [
          {
            guard: { type: 'isLimited', params: ({ event }) => ({ outcome: event.output }) },
            target: 'limited',
            actions: { type: 'setLimit', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'editing.refused',
            actions: { type: 'setRefusals', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'sent' },
        ],
        onError: 'unsent',
      },
    },
    unsent: {
      description: 'Couldn’t send the message. It is still there and can be sent again.',
      on: {
        'form.submit': 'sending',
        'field.type': {
          target: 'editing',
          actions: { type: 'setField', params: ({ event }) => ({ field: event.field, text: event.text }) },
        },
      },
    },
    limited: {
      description: 'Too many messages. The visitor is told how long to wait, and this message stays.',
      after: { limitOver: 'editing' },
    },
    sent: {
      description: 'The message is sent. A copy is on its way to the visitor.',
      on: { 'form.open': { target: 'editing', actions: 'beginAnew' } },
    },
  },
});
