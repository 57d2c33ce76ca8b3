import { command, done, failed, type EventCases } from '../../../kit/cases.ts';

export const popupWhatIfCases: EventCases = {
  'visit.change': [command('visit.change', { field: 'path', value: '/shop' })],
  'code.check': [command('code.check', { code: 'FLASH50' })],
  'xstate.done.actor.checkCode': [done('checkCode', { isValid: true, saving: 500, reason: null })],
  'xstate.error.actor.checkCode': [failed('checkCode')],
};
