import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { ReferralStatus } from '../../../domain/account/referral.ts';
import type { referralMachine } from './referral.machine.ts';

/** The text shared with the link. */
export const shareText = t`I buy my herbal remedies at this shop. Have a look:`;

export interface FriendRow {
  readonly id: string;
  readonly name: string;
  readonly joined: string;
  /** '₹100 earned', or the status of the reward. Never the reason, which is private to the friend. */
  readonly state: string;
  readonly isRewarded: boolean;
}

export interface ReferralView {
  readonly kind: 'loading' | 'failed' | 'known';
  readonly code: string;
  readonly link: string;
  readonly reward: string;
  readonly earned: string;
  readonly friends: readonly FriendRow[];
  readonly canShare: boolean;
  /** The clipboard isn't available, so the link is selected for copying by hand. */
  readonly isRefused: boolean;
}

/** View model of the referral page. */
export function referralView(snapshot: SnapshotFrom<typeof referralMachine>): ReferralView {
  const { own, failure, canShare, isRefused } = snapshot.context;
  const reward = formatRupees(own?.reward ?? 0);
  return {
    kind: own ? 'known' : failure ? 'failed' : 'loading',
    code: own?.code ?? '',
    link: own?.link ?? '',
    reward,
    earned: formatRupees(own?.earned ?? 0),
    friends:
      own?.friends.map(({ name, joinedAt, status }) => ({
        id: joinedAt + name,
        name,
        joined: t`Joined on ${formatDay(new Date(joinedAt))}`,
        state: status === 'rewarded' ? t`${reward} earned` : withoutReward[status],
        isRewarded: status === 'rewarded',
      })) ?? [],
    canShare,
    isRefused,
  };
}

const withoutReward: Readonly<Record<Exclude<ReferralStatus, 'rewarded'>, string>> = {
  waiting: t`No paid order yet`,
  held: t`Reward being checked`,
  refused: t`No reward for this friend`,
};

/** The actor of the copy button, once there is a link. */
export function linkCopyOf(snapshot: SnapshotFrom<typeof referralMachine>) {
  return snapshot.children.linkCopy;
}
