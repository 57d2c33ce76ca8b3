import type { CatalogueEntry } from './catalogue.ts';
import { clubRenewalCases, clubRenewalInput } from './club-renewal/club-renewal.cases.ts';
import { clubRenewalMachine } from './club-renewal/club-renewal.machine.ts';
import { clubStatusCases } from './club-status/club-status.cases.ts';
import { clubStatusMachine } from './club-status/club-status.machine.ts';
import { referralCases, referralInput, referralStarts } from './referral/referral.cases.ts';
import { referralMachine } from './referral/referral.machine.ts';
import { subscriptionListCases, subscriptionListKey } from './subscription-list/subscription-list.cases.ts';
import { subscriptionListMachine } from './subscription-list/subscription-list.machine.ts';
import { walletCases, walletKey } from './wallet/wallet.cases.ts';
import { walletMachine } from './wallet/wallet.machine.ts';

/** The charts of a customer's money, for the catalogue: membership, subscriptions, wallet, referrals. */
export const moneyCharts: readonly Pick<
  CatalogueEntry,
  'title' | 'machine' | 'input' | 'starts' | 'infeasible' | 'cases' | 'key'
>[] = [
  { title: 'Membership of a person', machine: clubStatusMachine, input: undefined, cases: clubStatusCases },
  {
    title: 'Renewal of a membership',
    machine: clubRenewalMachine,
    input: clubRenewalInput,
    cases: clubRenewalCases,
  },
  {
    title: 'Subscriptions of a person',
    machine: subscriptionListMachine,
    input: undefined,
    cases: subscriptionListCases,
    key: subscriptionListKey,
  },
  { title: 'Wallet of a person', machine: walletMachine, input: undefined, cases: walletCases, key: walletKey },
  {
    title: 'Referrals of a person',
    machine: referralMachine,
    input: referralInput,
    starts: referralStarts,
    cases: referralCases,
  },
];
