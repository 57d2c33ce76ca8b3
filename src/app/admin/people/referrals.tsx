import type { AnswerOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import {
  referralReward,
  type ReferralStatus,
  referralStatuses,
  type Suspicion,
} from '../../../domain/account/referral.ts';
import type { CellTone, Row } from '../../../machines/admin/frame/collection/collection.types.ts';
import { peopleCalls } from '../../../services/admin/kit/people-calls.ts';
import { adminSection } from '../kit/admin-section.tsx';
import { personAndNumber, personCell, pickedIds, runEach } from './people-parts.ts';
import { listOf } from '../kit/wire-query.ts';

type Referral = AnswerOf<Api['listReferrals']>['items'][number];

const statusWords: Readonly<Record<ReferralStatus, { readonly text: string; readonly tone: CellTone }>> = {
  waiting: { text: 'No order yet', tone: 'neutral' },
  held: { text: 'Held', tone: 'warning' },
  rewarded: { text: 'Rewarded', tone: 'good' },
  refused: { text: 'Refused', tone: 'bad' },
};

const suspicionWords: Readonly<Record<Suspicion, string>> = {
  'same-household': 'Same phone or address as the referrer',
  'friends-share-door': 'Same phone or address as another friend',
  'many-at-once': 'Many referrals in one day',
  'wallet-full': 'Their wallet is full',
};

function rowOf({ id, referrer, friend, status, suspicion, reward, orderNumber, joinedAt }: Referral): Row {
  return {
    id,
    name: personAndNumber(friend),
    cells: {
      friend: personCell(friend),
      referrer: personCell(referrer),
      status: { kind: 'badge', ...statusWords[status] },
      why: { kind: 'text', text: suspicion === null ? '–' : suspicionWords[suspicion] },
      reward: { kind: 'money', amount: reward },
      order: { kind: 'text', text: orderNumber ?? '–' },
      joined: { kind: 'moment', at: joinedAt },
    },
    commands: [
      ...((status === 'held' || status === 'refused') && orderNumber !== null ? ['release'] : []),
      ...(status === 'held' || status === 'waiting' ? ['refuse'] : []),
    ],
  };
}

/** /dashboard/referrals for admins: who brought whom, and what waits for somebody to look (ACC-04). */
export const ReferralsSection = adminSection({
  slug: 'referrals',
  list: {
    title: 'Referrals',
    noun: { one: 'referral', many: 'referrals' },
    columns: [
      { key: 'friend', title: 'Friend' },
      { key: 'referrer', title: 'Referred by', onPhone: 'note' },
      { key: 'status', title: 'Status', onPhone: 'state' },
      { key: 'why', title: 'Concerns' },
      { key: 'reward', title: 'Reward', isNumeric: true, onPhone: 'aside' },
      { key: 'order', title: 'Order', isHiddenFirst: true },
      { key: 'joined', title: 'Joined', sort: 'joined' },
    ],
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: 'Status',
        options: referralStatuses.map((value) => ({ value, label: statusWords[value].text })),
      },
      { kind: 'period', from: 'from', to: 'to', label: 'Joined' },
    ],
    tabs: [
      { name: 'all', label: 'All', search: '' },
      { name: 'held', label: 'Held', search: '?status=held' },
      { name: 'rewarded', label: 'Rewarded', search: '?status=rewarded' },
      { name: 'refused', label: 'Refused', search: '?status=refused' },
    ],
    commands: [
      {
        name: 'release',
        label: 'Give the reward',
        place: 'both',
        ask: (count) => ({
          title: count === 1 ? 'Give this reward?' : `Give ${count} rewards?`,
          text: `${formatRupees(referralReward)} for each friend goes to the referrer’s wallet.`,
        }),
        successMessage: (count) => (count === 1 ? 'Reward given' : `${count} rewards given`),
      },
      {
        name: 'refuse',
        label: 'Refuse reward',
        place: 'both',
        danger: true,
        ask: (count) => ({
          title: count === 1 ? 'Refuse this reward?' : `Refuse ${count} rewards?`,
          text: 'Rewards already given aren’t taken back.',
        }),
        successMessage: (count) => (count === 1 ? 'Reward refused' : `${count} rewards refused`),
      },
    ],
    searchHint: 'Name or number of friend or referrer',
    usualSort: '-joined',
    empty: { title: 'No referrals yet', text: 'People who join through a friend’s link appear here.' },
  },
  listCalls: (http) => ({
    list: listOf(async (query, signal) => http.send(peopleCalls.listReferrals, { query, signal }), rowOf),
    run: async (command, picking, matching, signal) => {
      const ids = await pickedIds(picking, async (page) =>
        http.send(peopleCalls.listReferrals, { query: { ...matching, ...page }, signal }),
      );
      return runEach(ids, async (id) => {
        const looked = (reason: string) => ({ params: { id }, body: { reason }, signal });
        return command === 'release'
          ? http.send(peopleCalls.releaseReferral, looked('Reviewed, reward given'))
          : http.send(peopleCalls.refuseReferral, looked('Reviewed, reward refused'));
      });
    },
    exportCsv: async (query, signal) => http.send(peopleCalls.exportReferrals, { query, signal }),
  }),
});
