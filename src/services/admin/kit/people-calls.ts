import type { OpenQuery } from '../../../contract/platform/open-query.ts';
import type { Api } from '../../../contract/api.ts';
import type { CallRef } from '../../platform/http/http.ts';

type Lists =
  | 'listAccounts'
  | 'exportAccounts'
  | 'listPremiumUsers'
  | 'exportPremiumUsers'
  | 'listWallets'
  | 'exportWallets'
  | 'listWalletEntries'
  | 'exportWalletEntries'
  | 'listReferrals'
  | 'exportReferrals'
  | 'browsePrescriptions';
type Others =
  | 'readAnyAccount'
  | 'changeRole'
  | 'blockAccount'
  | 'unblockAccount'
  | 'addAccountNote'
  | 'removeAccountNote'
  | 'grantPremium'
  | 'extendPremium'
  | 'revokePremium'
  | 'readWalletOf'
  | 'changeWallet'
  | 'releaseReferral'
  | 'refuseReferral'
  | 'getPrescription'
  | 'listPrescriptionAccess'
  | 'listGateways'
  | 'saveGatewayKeys'
  | 'toggleGateway'
  | 'checkGateway'
  | 'readBusiness'
  | 'saveBusiness';

/** The calls behind accounts, members, wallets, referrals, prescriptions, gateways and the business on the dashboard. */
export const peopleCalls: { readonly [Name in Lists]: CallRef<OpenQuery<Api[Name]>> } & {
  readonly [Name in Others]: CallRef<Api[Name]>;
} = {
  listAccounts: { method: 'GET', path: '/v1/user/all' },
  exportAccounts: { method: 'GET', path: '/v1/admin/accounts/export' },
  readAnyAccount: { method: 'GET', path: '/v1/admin/accounts/{id}' },
  changeRole: { method: 'POST', path: '/v1/admin/accounts/{id}/role' },
  blockAccount: { method: 'POST', path: '/v1/admin/accounts/{id}/block' },
  unblockAccount: { method: 'POST', path: '/v1/admin/accounts/{id}/unblock' },
  addAccountNote: { method: 'POST', path: '/v1/admin/accounts/{id}/notes' },
  removeAccountNote: { method: 'DELETE', path: '/v1/admin/accounts/{id}/notes/{noteId}' },
  listPremiumUsers: { method: 'GET', path: '/v1/user/premium-users' },
  exportPremiumUsers: { method: 'GET', path: '/v1/admin/premium-users/export' },
  grantPremium: { method: 'POST', path: '/v1/admin/premium-users' },
  extendPremium: { method: 'POST', path: '/v1/admin/premium-users/{id}/extend' },
  revokePremium: { method: 'POST', path: '/v1/admin/premium-users/{id}/revoke' },
  listWallets: { method: 'GET', path: '/v1/admin/wallet' },
  exportWallets: { method: 'GET', path: '/v1/admin/wallet/export' },
  readWalletOf: { method: 'GET', path: '/v1/admin/wallet/{id}' },
  changeWallet: { method: 'POST', path: '/v1/admin/wallet/{id}' },
  listWalletEntries: { method: 'GET', path: '/v1/admin/wallet-entries' },
  exportWalletEntries: { method: 'GET', path: '/v1/admin/wallet-entries/export' },
  listReferrals: { method: 'GET', path: '/v1/admin/referrals' },
  exportReferrals: { method: 'GET', path: '/v1/admin/referrals/export' },
  releaseReferral: { method: 'POST', path: '/v1/admin/referrals/{id}/release' },
  refuseReferral: { method: 'POST', path: '/v1/admin/referrals/{id}/refuse' },
  browsePrescriptions: { method: 'GET', path: '/v1/admin/prescriptions' },
  getPrescription: { method: 'GET', path: '/v1/prescription/{id}' },
  listPrescriptionAccess: { method: 'GET', path: '/v1/prescription/{id}/access' },
  listGateways: { method: 'GET', path: '/v1/admin/payment-gateways' },
  saveGatewayKeys: { method: 'PUT', path: '/v1/admin/payment-gateways/{gateway}/keys' },
  toggleGateway: { method: 'POST', path: '/v1/user/payment-gateway/toggle' },
  checkGateway: { method: 'POST', path: '/v1/admin/payment-gateways/{gateway}/check' },
  readBusiness: { method: 'GET', path: '/v1/admin/business' },
  saveBusiness: { method: 'PUT', path: '/v1/admin/business' },
};
