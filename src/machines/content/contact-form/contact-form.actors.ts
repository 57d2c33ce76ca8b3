import { fromPromise } from 'xstate';
import {
  emptyContact,
  type ContactField,
  type ContactFields,
  type ContactMistakes,
} from '../../../domain/content/contact.ts';
import { millisecondsUntil } from '../../kit/deadline.ts';
import { limitIn } from '../../kit/refusals.ts';
import { failureOf } from '../../kit/tells.ts';
import { contactFormMachine, type LetterOutcome } from './contact-form.machine.ts';

/** Failures reject with CallFailed. */
export interface ContactFormPorts {
  sendLetter(fields: ContactFields, signal: AbortSignal): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
}

export function contactFormLogic(ports: ContactFormPorts) {
  return contactFormMachine.provide({
    actors: {
      sendLetter: fromPromise<LetterOutcome, { fields: ContactFields }>(async ({ input, signal }) => {
        try {
          await ports.sendLetter(input.fields, signal);
          return { kind: 'sent' };
        } catch (error) {
          return refusalIn(error) ?? limitIn(error, ports.now());
        }
      }),
    },
    delays: { limitOver: ({ context }) => millisecondsUntil(context.limitedUntil, ports.now()) },
  });
}

/** Field errors from the server; null for rate limits and server errors. */
function refusalIn(error: unknown): LetterOutcome | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.status === 429 || failure.status >= 500) return null;
  const fields: ContactMistakes = Object.fromEntries(
    Object.entries(failure.fields).filter(([field]) => isField(field)),
  );
  return { kind: 'refused', fields, message: Object.keys(fields).length === 0 ? failure.message : null };
}

function isField(name: string): name is ContactField {
  return Object.hasOwn(emptyContact, name);
}
