import { command, done, failed, keyFor, nobody, type EventCases } from '../../kit/cases.ts';
import type { PasswordSignInInput } from './password-sign-in.machine.ts';

export const passwordSignInInput: PasswordSignInInput = { parent: nobody };

export const passwordSignInCases: EventCases = {
  'identifier.type': [
    command('identifier.type', { text: '9000000001' }),
    command('identifier.type', { text: 'asha' }),
  ],
  'password.type': [command('password.type', { text: 'neem leaves at dawn' })],
  'xstate.done.actor.prove': [
    done('prove', { kind: 'right', token: 'a-token', user: { id: 'someone' } }),
    done('prove', { kind: 'wrong' }),
    done('prove', { kind: 'turned-away', message: 'This account is blocked' }),
    done('prove', { kind: 'limited', until: '2026-11-04T04:31:00.000Z' }),
  ],
  'xstate.error.actor.prove': [failed('prove')],
};

/** Tells snapshots apart by what was typed, which decides what a submit does. */
export function passwordSignInKey({
  context: { identifier, password },
}: {
  readonly context: { identifier: string; password: string };
}): string {
  return keyFor(identifier, password);
}
