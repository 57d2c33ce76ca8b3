import * as walletCalls from '../../contract/account/wallet/wallet.calls.ts';
import type { Http } from '../platform/http/http.ts';

export function createWalletService(http: Http) {
  return {
    fetchPage: (offset: number, signal: AbortSignal) =>
      http.send(walletCalls.getWallet, { query: { offset: String(offset), limit: '20' }, signal }),
  };
}
