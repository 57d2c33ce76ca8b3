import type { Api } from '../../contract/api.ts';
import { createClipboard } from '../platform/browser/clipboard.ts';
import type { CallRef, Http } from '../platform/http/http.ts';

const getReferral: CallRef<Api['getReferral']> = { method: 'GET', path: '/v1/user/referral' };

/** A person's own code, and the ways in which this device passes its link on (ACC-04). */
export function createReferralService(http: Http, view: Window) {
  return {
    ...createClipboard(view),
    canShare: 'share' in view.navigator,
    fetchReferral: (signal: AbortSignal) => http.send(getReferral, { signal }),
    share: (what: { readonly text: string; readonly url: string }) => view.navigator.share(what),
  };
}
