import { done, failed, nobody, type EventCases } from '../../../kit/cases.ts';
import { someCodes } from '../factor-setup/factor-setup.cases.ts';
import type { RecoveryCodesInput } from './recovery-codes.machine.ts';

export const recoveryCodesInput: RecoveryCodesInput = { parent: nobody, codes: someCodes };

export const recoveryCodesCases: EventCases = {
  'xstate.done.actor.copyCodes': [done('copyCodes', undefined)],
  'xstate.error.actor.copyCodes': [failed('copyCodes')],
  'xstate.done.actor.saveCodes': [done('saveCodes', undefined)],
  'xstate.error.actor.saveCodes': [failed('saveCodes')],
};
