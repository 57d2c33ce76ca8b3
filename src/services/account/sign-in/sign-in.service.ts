import * as userCalls from '../../../contract/account/user.calls.ts';
import type { Http } from '../../platform/http/http.ts';
import { codeSecret } from './code-secret.ts';

/** Sign-in with one-time codes by SMS. Phone numbers are +91 and ten digits. */
export function createSignInService(http: Http) {
  return {
    sendCode: (phone: string, signal: AbortSignal) =>
      http.send(userCalls.sendOtp, { body: { phone, challenge: codeSecret() }, signal }),
    verifyCode: (phone: string, code: string, signal: AbortSignal) =>
      http.send(userCalls.verifyOtp, { body: { phone, code, challenge: codeSecret() }, signal }),
    now: () => Date.now(),
  };
}
