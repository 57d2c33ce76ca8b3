import type { ReferralStatus } from '../../../../domain/account/referral.ts';
import type { Badge } from '../../kit/list/cells.ts';

export const statusBadges: Readonly<Record<ReferralStatus, Badge>> = {
  waiting: { text: 'No order yet', tone: 'neutral' },
  held: { text: 'Held', tone: 'warning' },
  rewarded: { text: 'Rewarded', tone: 'good' },
  refused: { text: 'Refused', tone: 'bad' },
};
