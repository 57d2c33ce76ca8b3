import type { CatalogueEntry } from './chart-registry.ts';
import { clubRenewalCases, clubRenewalInput } from '../../account/club/club-renewal/club-renewal.cases.ts';
import { clubRenewalMachine } from '../../account/club/club-renewal/club-renewal.machine.ts';
import { clubStatusCases } from '../../account/club/club-status/club-status.cases.ts';
import { clubStatusMachine } from '../../account/club/club-status/club-status.machine.ts';
import { referralCases, referralInput, referralStarts } from '../../account/referral/referral.cases.ts';
import { referralMachine } from '../../account/referral/referral.machine.ts';
import {
  subscriptionListCases,
  subscriptionListKey,
} from '../../orders/subscription-list/subscription-list.cases.ts';
import { subscriptionListMachine } from '../../orders/subscription-list/subscription-list.machine.ts';
import { payLinkCases, payLinkInput, payLinkKey } from '../../checkout/pay-link/pay-link.cases.ts';
import { payLinkMachine } from '../../checkout/pay-link/pay-link.machine.ts';
import { walletCases, walletKey } from '../../account/wallet/wallet.cases.ts';
import { walletMachine } from '../../account/wallet/wallet.machine.ts';

/** Charts of membership, subscriptions, wallet, referrals and payment links. */
export const moneyCharts: readonly Pick<
  CatalogueEntry,
  'title' | 'machine' | 'input' | 'starts' | 'infeasible' | 'cases' | 'key'
>[] = [
  { title: 'Membership status', machine: clubStatusMachine, input: undefined, cases: clubStatusCases },
  {
    title: 'Membership renewal',
    machine: clubRenewalMachine,
    input: clubRenewalInput,
    cases: clubRenewalCases,
  },
  {
    title: 'Subscription list',
    machine: subscriptionListMachine,
    input: undefined,
    cases: subscriptionListCases,
    key: subscriptionListKey,
  },
  {
    title: 'Payment link',
    machine: payLinkMachine,
    input: payLinkInput,
    cases: payLinkCases,
    key: payLinkKey,
  },
  { title: 'Wallet', machine: walletMachine, input: undefined, cases: walletCases, key: walletKey },
  {
    title: 'Referrals',
    machine: referralMachine,
    input: referralInput,
    starts: referralStarts,
    cases: referralCases,
  },
];
