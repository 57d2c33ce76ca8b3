import * as referralCalls from '../../contract/account/referral/referral.calls.ts';
import { createClipboard } from '../platform/browser/clipboard.ts';
import type { Http } from '../platform/http/http.ts';

/** Reads the user's referral code; copies or shares its link. */
export function createReferralService(http: Http, view: Window) {
  return {
    ...createClipboard(view),
    canShare: 'share' in view.navigator,
    fetchReferral: (signal: AbortSignal) => http.send(referralCalls.getReferral, { signal }),
    share: (what: { readonly text: string; readonly url: string }) => view.navigator.share(what),
  };
}
