import { done, failed, type EventCases } from '../../kit/cases.ts';

export const dataDownloadCases: EventCases = {
  'xstate.done.actor.saveData': [done('saveData', undefined)],
  'xstate.error.actor.saveData': [failed('saveData')],
};
