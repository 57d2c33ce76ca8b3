import { command, done, failed, keyFor, nobody, type EventCases } from '../../../kit/cases.ts';
import type { FactorSetupInput } from './factor-setup.machine.ts';

export const factorSetupInput: FactorSetupInput = { parent: nobody, isEnrolling: false };
export const factorSetupStarts: readonly FactorSetupInput[] = [
  factorSetupInput,
  { parent: nobody, isEnrolling: true },
];

/** Sample recovery codes. */
export const someCodes = ['7K2QX-M4P9R', 'B8WTN-3HJ5V', 'QZ61C-8DYKE', 'R4MGS-W0XTA'];

const refusal = { kind: 'refused', message: 'That isn’t the code your app shows now' };

export const factorSetupCases: EventCases = {
  'enrolment.type': [
    command('enrolment.type', { text: 'K7QX-2M4P-9RTZ-H3WC' }),
    command('enrolment.type', { text: '' }),
  ],
  'code.type': [command('code.type', { text: '12' }), command('code.type', { text: '123456' })],
  'xstate.done.actor.addPasskey': [
    done('addPasskey', { kind: 'added', recoveryCodes: someCodes }),
    done('addPasskey', { kind: 'added', recoveryCodes: null }),
    done('addPasskey', refusal),
  ],
  'xstate.error.actor.addPasskey': [failed('addPasskey')],
  'xstate.done.actor.startApp': [
    done('startApp', {
      kind: 'started',
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Mantra:%2B919000000003?issuer=Mantra&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    }),
    done('startApp', refusal),
  ],
  'xstate.error.actor.startApp': [failed('startApp')],
  'xstate.done.actor.confirmApp': [
    done('confirmApp', { kind: 'added', recoveryCodes: someCodes }),
    done('confirmApp', { kind: 'added', recoveryCodes: null }),
    done('confirmApp', refusal),
  ],
  'xstate.error.actor.confirmApp': [failed('confirmApp')],
};

/** Tells snapshots apart by whether a code is needed and typed, and whether the app's code is complete. */
export function factorSetupKey({
  context: { isEnrolling, enrolmentCode, code },
}: {
  readonly context: { isEnrolling: boolean; enrolmentCode: string; code: string };
}): string {
  return keyFor(isEnrolling, enrolmentCode === '', code);
}
