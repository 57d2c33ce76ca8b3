import { fromPromise } from 'xstate';
import { codeCopyLogic, type ClipboardPorts } from '../../promotions/code-copy/code-copy.actors.ts';
import { type OwnReferral, referralMachine } from './referral.machine.ts';
import { shareText } from './referral.view.ts';

export interface ReferralPorts extends ClipboardPorts {
  /** Rejects with CallFailed. */
  fetchReferral(signal: AbortSignal): Promise<OwnReferral>;
  /** Opens the device's share sheet. Rejects if it is dismissed. */
  share(what: { readonly text: string; readonly url: string }): Promise<void>;
}

export function referralLogic(ports: ReferralPorts) {
  return referralMachine.provide({
    actors: {
      linkCopy: codeCopyLogic(ports),
      fetchReferral: fromPromise<OwnReferral>(({ signal }) => ports.fetchReferral(signal)),
      shareLink: fromPromise<undefined, { link: string }>(async ({ input }) => {
        await ports.share({ text: shareText, url: input.link });
        return undefined;
      }),
    },
  });
}
