import { done, failed, type EventCases } from '../../../kit/cases.ts';

export const gatewayCheckCases: EventCases = {
  'xstate.done.actor.checkGateway': [
    done('checkGateway', { isWorking: true }),
    done('checkGateway', { isWorking: false }),
  ],
  'xstate.error.actor.checkGateway': [failed('checkGateway')],
};
