import { command, done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import type { SentCode, SignInInput } from './sign-in.types.ts';

export const signInInput: SignInInput = { parent: nobody, phone: '' };

const limited = { kind: 'limited', until: '2026-11-04T04:31:00.000Z' };

const sent: SentCode = {
  resendAfter: '2026-11-04T04:30:30.000Z',
  expiresAt: '2026-11-04T04:35:00.000Z',
  codeLength: 6,
};

export const signInCases: EventCases = {
  'xstate.done.actor.readProgress': [
    done('readProgress', null),
    done('readProgress', { phone: '9000000001', sent: null }),
    done('readProgress', { phone: '9000000001', sent }),
  ],
  'phone.type': [command('phone.type', { text: '9000000001' }), command('phone.type', { text: '12' })],
  'code.type': [command('code.type', { text: '12' }), command('code.type', { text: '123456' })],
  'xstate.done.actor.sendCode': [
    done('sendCode', { kind: 'sent', ...sent }),
    done('sendCode', limited),
    done('sendCode', { ...limited, kind: 'paused' }),
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
