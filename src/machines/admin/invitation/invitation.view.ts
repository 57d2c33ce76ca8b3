import type { SnapshotFrom } from 'xstate';
import type { Permission } from '../../../domain/account/permission.ts';
import { formatTimestamp } from '../../../domain/kit/money/dates.ts';
import { failureWords } from '../../kit/failure-words.ts';
import type { invitationMachine } from './invitation.machine.ts';

/** What each permission opens, as the invited person reads it. */
const opens: Readonly<Record<Permission, string>> = {
  orders: 'Orders and returns',
  catalogue: 'Products',
  promotions: 'Coupons, campaigns, bundles, banners and popups',
  content: 'Blog, reels, Instagram and reviews',
  money: 'Sales figures, refunds and wallets',
  people: 'Customers and memberships',
  settings: 'Settings of the shop',
  prescriptions: 'Prescriptions',
};

/** View model of an invitation. */
export function invitationView(snapshot: SnapshotFrom<typeof invitationMachine>) {
  const { offer, failure } = snapshot.context;
  return {
    stage: stageOf(snapshot),
    isBusy: snapshot.matches('accepting'),
    invitedBy: offer?.invitedBy ?? '',
    role: offer?.roleName ?? 'Owner',
    opens: offer?.permissions.map((each) => opens[each]) ?? [],
    until: offer ? formatTimestamp(new Date(offer.expiresAt)) : '',
    trouble: failure === null ? null : failureWords(failure),
  };
}

function stageOf(snapshot: SnapshotFrom<typeof invitationMachine>) {
  if (snapshot.matches('reading')) return 'reading';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('gone')) return 'gone';
  return snapshot.matches('joined') ? 'joined' : 'offered';
}
