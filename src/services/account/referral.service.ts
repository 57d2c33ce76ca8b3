import * as referralCalls from '../../contract/account/referral/referral.calls.ts';
import { createClipboard } from '../platform/browser/clipboard.ts';
import type { Http } from '../platform/http/http.ts';

/** A person's own code, and the ways in which this device passes its link on. */
export function createReferralService(http: Http, view: Window) {
  return {
    ...createClipboard(view),
    canShare: 'share' in view.navigator,
    fetchReferral: (signal: AbortSignal) => http.send(referralCalls.getReferral, { signal }),
    share: (what: { readonly text: string; readonly url: string }) => view.navigator.share(what),
  };
}
