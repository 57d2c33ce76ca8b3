import { done, failed, type EventCases } from '../../kit/cases.ts';
import type { OwnReferral, ReferralInput } from './referral.machine.ts';

export const referralInput: ReferralInput = { canShare: true };
export const referralStarts: readonly ReferralInput[] = [{ canShare: false }];

export const sampleReferral: OwnReferral = {
  code: 'HJ7KM2QX',
  link: 'https://shop.example/?ref=HJ7KM2QX',
  reward: 100,
  earned: 100,
  friends: [
    { name: 'Ravi K.', joinedAt: '2026-11-20T06:30:00.000Z', status: 'rewarded' },
    { name: 'Meera S.', joinedAt: '2026-11-20T07:30:00.000Z', status: 'refused' },
    { name: 'Asha P.', joinedAt: '2026-11-20T08:30:00.000Z', status: 'held' },
    { name: 'A friend', joinedAt: '2026-11-21T06:30:00.000Z', status: 'waiting' },
  ],
};

export const referralCases: EventCases = {
  'xstate.done.actor.fetchReferral': [done('fetchReferral', sampleReferral)],
  'xstate.error.actor.fetchReferral': [failed('fetchReferral')],
  'xstate.done.actor.shareLink': [done('shareLink', undefined)],
  'xstate.error.actor.shareLink': [failed('shareLink')],
};
