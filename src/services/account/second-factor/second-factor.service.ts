import * as secondFactorCalls from '../../../contract/account/second-factor.calls.ts';
import type { ProofMethod } from '../../../domain/account/second-factor.ts';
import { createClipboard } from '../../platform/browser/clipboard.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import type { Http } from '../../platform/http/http.ts';
import { madePasskey, shownPasskey } from './passkey-prompt.ts';

/** Verifies a second factor with the server. All methods reject with CallFailed. */
export function createProofService(http: Http, now: () => number) {
  return {
    async readStanding(reason: 'needed' | 'fresh', signal: AbortSignal) {
      const { standing, methods, freshUntil } = await http.send(secondFactorCalls.readSecondFactor, { signal });
      if (standing === 'enrol') return { kind: 'enrol' } as const;
      const isFresh = freshUntil !== null && Date.parse(freshUntil) > now();
      const isEnough = standing === 'none' || (standing === 'proven' && (reason === 'needed' || isFresh));
      return isEnough ? ({ kind: 'proven' } as const) : ({ kind: 'asked', methods } as const);
    },
    async showProof({ method, code }: { method: ProofMethod; code: string }, signal: AbortSignal) {
      const body =
        method === 'passkey'
          ? await shownPasskey(await http.send(secondFactorCalls.challengePasskey, { body: {}, signal }), signal)
          : { method, code };
      await http.send(secondFactorCalls.proveSecondFactor, { body, signal });
    },
  };
}

const enrolment = (enrolmentCode: string) => (enrolmentCode === '' ? {} : { enrolmentCode });

/** Sets up and lists second factors. All methods reject with CallFailed. */
export function createFactorService(http: Http) {
  return {
    async addPasskey(enrolmentCode: string, signal: AbortSignal) {
      const asked = await http.send(secondFactorCalls.startPasskey, { body: enrolment(enrolmentCode), signal });
      const body = await madePasskey(asked, signal);
      return (await http.send(secondFactorCalls.addPasskey, { body, signal })).recoveryCodes;
    },
    startApp: (enrolmentCode: string, signal: AbortSignal) =>
      http.send(secondFactorCalls.startTotp, { body: enrolment(enrolmentCode), signal }),
    confirmApp: async (code: string, signal: AbortSignal) =>
      (await http.send(secondFactorCalls.addTotp, { body: { code }, signal })).recoveryCodes,
    loadFactors: (signal: AbortSignal) => http.send(secondFactorCalls.listFactors, { signal }),
    removeFactor: (id: string, signal: AbortSignal) =>
      http.send(secondFactorCalls.removeFactor, { params: { id }, signal }),
    renewCodes: async (signal: AbortSignal) =>
      (await http.send(secondFactorCalls.renewRecoveryCodes, { body: {}, signal })).recoveryCodes,
    resetFactor: (id: string, signal: AbortSignal) =>
      http.send(secondFactorCalls.resetSecondFactor, { params: { id }, body: {}, signal }),
  };
}

/** Copies recovery codes to the clipboard or downloads them as a file. */
export function createCodeKeeper(view: Window, shopName: string) {
  return {
    async copyText(text: string): Promise<void> {
      if ((await createClipboard(view).copy(text)) === 'failed') throw new Error('The browser refused to copy');
    },
    async saveText(text: string): Promise<void> {
      const title = `Recovery codes for ${shopName}. Each works once.\n\n`;
      saveFile(view, 'recovery-codes.txt', `${title}${text}`, 'text/plain');
    },
  };
}
