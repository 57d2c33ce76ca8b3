import { fromPromise } from 'xstate';
import { walletMachine, type WalletPage } from './wallet.machine.ts';

export interface WalletPorts {
  /** Returns entries from this offset. Rejects with CallFailed. */
  fetchPage(offset: number, signal: AbortSignal): Promise<WalletPage>;
}

export function walletLogic(ports: WalletPorts) {
  return walletMachine.provide({
    actors: {
      fetchPage: fromPromise<WalletPage, { offset: number }>(({ input, signal }) =>
        ports.fetchPage(input.offset, signal),
      ),
    },
  });
}
