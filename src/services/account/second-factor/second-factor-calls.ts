import type { secondFactorCalls } from '../../../contract/account/second-factor.calls.ts';
import type { CallRef } from '../../platform/http/http.ts';

type Calls = typeof secondFactorCalls;

/** The calls of second factors; only members of staff ever load them. */
export const factorCalls: { readonly [Name in keyof Calls]: CallRef<Calls[Name]> } = {
  readSecondFactor: { method: 'GET', path: '/v1/user/second-factor' },
  listFactors: { method: 'GET', path: '/v1/user/second-factor/factors' },
  startPasskey: { method: 'POST', path: '/v1/user/second-factor/passkey/start' },
  addPasskey: { method: 'POST', path: '/v1/user/second-factor/passkey' },
  startTotp: { method: 'POST', path: '/v1/user/second-factor/totp/start' },
  addTotp: { method: 'POST', path: '/v1/user/second-factor/totp' },
  removeFactor: { method: 'DELETE', path: '/v1/user/second-factor/factors/{id}' },
  renewRecoveryCodes: { method: 'POST', path: '/v1/user/second-factor/recovery-codes' },
  challengePasskey: { method: 'POST', path: '/v1/user/second-factor/passkey/challenge' },
  proveSecondFactor: { method: 'POST', path: '/v1/user/second-factor/proof' },
  resetSecondFactor: { method: 'POST', path: '/v1/admin/accounts/{id}/second-factor' },
};
