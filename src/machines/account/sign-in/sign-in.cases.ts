import { command, done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import type { SignInInput } from './sign-in.machine.ts';

export const signInInput: SignInInput = { parent: nobody, phone: '' };

const limited = { kind: 'limited', until: '2026-11-04T04:31:00.000Z' };

export const signInCases: EventCases = {
  'phone.type': [command('phone.type', { text: '9000000001' }), command('phone.type', { text: '12' })],
  'code.type': [command('code.type', { text: '12' }), command('code.type', { text: '123456' })],
  'xstate.done.actor.sendCode': [
    done('sendCode', { kind: 'sent', resendAfter: '2026-11-04T04:30:30.000Z', codeLength: 6 }),
    done('sendCode', limited),
    done('sendCode', { ...limited, kind: 'unavailable' }),
  ],
  'xstate.error.actor.sendCode': [failed('sendCode')],
  'xstate.done.actor.verifyCode': [
    done('verifyCode', { kind: 'right', token: 'a-token', user: { id: 'someone' } }),
    done('verifyCode', { kind: 'wrong', message: 'That code is not right. 4 tries are left.' }),
    done('verifyCode', limited),
  ],
  'xstate.error.actor.verifyCode': [failed('verifyCode')],
};

export const signInInfeasible = {
  'sign-in.codeAwaited|code.submit|0':
    'The last digit submits the code automatically, so a complete one never waits here.',
};

/** Tells snapshots apart by whether the number is valid and the code complete. */
export function signInKey({
  context: { phone, code },
}: {
  readonly context: { phone: string; code: string };
}): string {
  return `${phone} ${code}`;
}
