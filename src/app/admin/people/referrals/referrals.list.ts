import { formatTotal } from '../../../../domain/kit/money/counted.ts';
import { referralReward } from '../../../../domain/account/referral.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import { adminList, choiceFilter, periodFilter } from '../../kit/list/admin-list.ts';
import { wordsOf } from '../../kit/words.ts';
import { statusBadges } from './referral-words.ts';

export const referralList = adminList({
  slug: 'referrals',
  title: 'Referrals',
  noun: { one: 'referral', many: 'referrals' },
  search: 'Name or number',
  searchHelp: 'Of the friend or of the referrer',
  sort: '-joined',
  columns: {
    friend: { title: 'Friend' },
    referrer: { title: 'Referred by', onPhone: 'note' },
    status: { title: 'Status', onPhone: 'state' },
    why: { title: 'Concerns' },
    reward: { title: 'Reward', isNumeric: true, onPhone: 'aside' },
    order: { title: 'Order', isHiddenFirst: true },
    joined: { title: 'Joined', sort: 'joined' },
  },
  filters: { status: choiceFilter('Status', wordsOf(statusBadges)), joined: periodFilter('Joined') },
  tabs: {
    held: { label: 'Held', where: { status: 'held' } },
    rewarded: { label: 'Rewarded', where: { status: 'rewarded' } },
    refused: { label: 'Refused', where: { status: 'refused' } },
  },
  bulk: [
    {
      name: 'release',
      label: 'Give the reward',
      place: 'both',
      ask: (count) => ({
        title: count === 1 ? 'Give this reward?' : `Give ${formatTotal(count)} rewards?`,
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
        title: count === 1 ? 'Refuse this reward?' : `Refuse ${formatTotal(count)} rewards?`,
        text: 'Rewards already given aren’t taken back.',
      }),
      successMessage: (count) => (count === 1 ? 'Reward refused' : `${count} rewards refused`),
    },
  ],
  empty: { title: 'No referrals yet', text: 'People who join through a friend’s link appear here.' },
});
