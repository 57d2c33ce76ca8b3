import * as userCalls from '../../../contract/account/user.calls.ts';
import type { Http } from '../../platform/http/http.ts';
import type { DeviceStore } from '../../platform/storage/storage.ts';
import { codeSecret } from './code-secret.ts';
import { createSignInProgress } from './sign-in-progress.ts';

/** Sign-in with one-time codes by SMS. Phone numbers are +91 and ten digits; `session` is the tab's own store. */
export function createSignInService(http: Http, session: DeviceStore) {
  const now = () => Date.now();
  const progress = createSignInProgress(session, now);
  return {
    readProgress: progress.read,
    keepProgress: progress.keep,
    forgetProgress: progress.forget,
    sendCode: (phone: string, signal: AbortSignal) =>
      http.send(userCalls.sendOtp, { body: { phone, challenge: codeSecret() }, signal }),
    verifyCode: (phone: string, code: string, signal: AbortSignal) =>
      http.send(userCalls.verifyOtp, { body: { phone, code, challenge: codeSecret() }, signal }),
    now,
  };
}
