import type { Api } from '../../../contract/api.ts';
import type { CallRef } from './http.ts';

type Used =
  | 'startRegistration'
  | 'register'
  | 'startLogin'
  | 'finishLogin'
  | 'startPassword'
  | 'setPassword'
  | 'saveProfile'
  | 'sendEmailCode'
  | 'readAccount'
  | 'endSession'
  | 'endOtherSessions'
  | 'downloadData'
  | 'deleteAccount'
  | 'updateAddress'
  | 'deleteAddress'
  | 'getMessageChoices'
  | 'saveMessageChoices';

/** The calls of the account's own screens, apart from those that every page loads. */
export const accountCalls: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  getMessageChoices: { method: 'GET', path: '/v1/user/message-choices' },
  saveMessageChoices: { method: 'PUT', path: '/v1/user/message-choices' },
  startRegistration: { method: 'POST', path: '/v1/user/register/start' },
  register: { method: 'POST', path: '/v1/user/register' },
  startLogin: { method: 'POST', path: '/v1/user/login/start' },
  finishLogin: { method: 'POST', path: '/v1/user/login/finish' },
  startPassword: { method: 'POST', path: '/v1/user/password/start' },
  setPassword: { method: 'POST', path: '/v1/user/password' },
  saveProfile: { method: 'POST', path: '/v1/user' },
  sendEmailCode: { method: 'POST', path: '/v1/user/email/send' },
  readAccount: { method: 'GET', path: '/v1/user/account' },
  endSession: { method: 'DELETE', path: '/v1/user/session/{id}' },
  endOtherSessions: { method: 'DELETE', path: '/v1/user/session' },
  downloadData: { method: 'GET', path: '/v1/user/data' },
  deleteAccount: { method: 'POST', path: '/v1/user/deletion' },
  updateAddress: { method: 'PUT', path: '/v1/user/address/{id}' },
  deleteAddress: { method: 'DELETE', path: '/v1/user/address/{id}' },
};
