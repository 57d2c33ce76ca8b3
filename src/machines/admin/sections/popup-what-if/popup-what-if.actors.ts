import { fromPromise } from 'xstate';
import type { Rupees } from '../../../../domain/kit/money/money.ts';
import { popupWhatIfMachine } from './popup-what-if.machine.ts';
import type { CodeVerdict } from './popup-what-if.types.ts';

export interface PopupWhatIfPorts {
  /** Checks a code for a cart of this value. Rejects with CallFailed. */
  checkCode(code: string, cartValue: Rupees, signal: AbortSignal): Promise<CodeVerdict>;
}

export function popupWhatIfLogic(ports: PopupWhatIfPorts) {
  return popupWhatIfMachine.provide({
    actors: {
      checkCode: fromPromise<CodeVerdict, { code: string; cartValue: Rupees }>(({ input, signal }) =>
        ports.checkCode(input.code, input.cartValue, signal),
      ),
    },
  });
}
