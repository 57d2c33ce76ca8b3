import { fromPromise } from 'xstate';
import { gatewayCheckMachine } from './gateway-check.machine.ts';

export interface GatewayCheckPorts {
  /** Rejects with CallFailed if the shop couldn't ask the gateway. */
  checkGateway(signal: AbortSignal): Promise<{ isWorking: boolean }>;
}

export function gatewayCheckLogic(ports: GatewayCheckPorts) {
  return gatewayCheckMachine.provide({
    actors: { checkGateway: fromPromise<{ isWorking: boolean }>(({ signal }) => ports.checkGateway(signal)) },
  });
}
