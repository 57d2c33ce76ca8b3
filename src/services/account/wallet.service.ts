import type { Api } from '../../contract/api.ts';
import type { CallRef, Http } from '../platform/http/http.ts';

const getWallet: CallRef<Api['getWallet']> = { method: 'GET', path: '/v1/user/wallet' };

/** The wallet of whoever is signed in (ACC-05). */
export function createWalletService(http: Http) {
  return {
    fetchPage: (offset: number, signal: AbortSignal) =>
      http.send(getWallet, { query: { offset: String(offset), limit: '20' }, signal }),
  };
}
