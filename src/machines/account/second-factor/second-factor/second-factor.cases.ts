import { command, done, failed, keyFor, nobody, type EventCases } from '../../../kit/cases.ts';
import type { SecondFactorInput } from './second-factor.machine.ts';

export const secondFactorInput: SecondFactorInput = { parent: nobody };

export const secondFactorCases: EventCases = {
  'proof.wanted': [command('proof.wanted', { reason: 'needed' }), command('proof.wanted', { reason: 'fresh' })],
  'way.choose': [
    command('way.choose', { method: 'passkey' }),
    command('way.choose', { method: 'totp' }),
    command('way.choose', { method: 'recovery' }),
  ],
  'code.type': [command('code.type', { text: '12' }), command('code.type', { text: '123456' })],
  'xstate.done.actor.readStanding': [
    done('readStanding', { kind: 'asked', methods: ['passkey', 'totp', 'recovery'] }),
    done('readStanding', { kind: 'asked', methods: ['totp', 'recovery'] }),
    done('readStanding', { kind: 'enrol' }),
    done('readStanding', { kind: 'proven' }),
  ],
  'xstate.error.actor.readStanding': [failed('readStanding')],
  'xstate.done.actor.showProof': [
    done('showProof', { kind: 'proven' }),
    done('showProof', { kind: 'refused', message: 'That isn’t the code your app shows now' }),
  ],
  'xstate.error.actor.showProof': [failed('showProof')],
};

/** Tells snapshots apart by the method, and by whether a code is complete. */
export function secondFactorKey({ context }: { readonly context: { method: string; code: string } }): string {
  return keyFor(context.method, context.code);
}
