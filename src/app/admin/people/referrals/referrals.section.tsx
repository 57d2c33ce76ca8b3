import * as referralAdminCalls from '../../../../contract/account/referral/referral-admin.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import type { Suspicion } from '../../../../domain/account/referral.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { pickedIds, runEach } from '../../kit/list/bulk.ts';
import { money, moment, personAndNumber, personCell, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import type { Words } from '../../kit/words.ts';
import { statusBadges } from './referral-words.ts';
import { referralList } from './referrals.list.ts';

const suspicionWords: Words<Suspicion> = {
  'same-household': 'Same phone or address as the referrer',
  'friends-share-door': 'Same phone or address as another friend',
  'many-at-once': 'Many referrals in one day',
  'wallet-full': 'Their wallet is full',
};

/** /dashboard/referrals for admins: all referrals, and those waiting for a review. */
export const ReferralsSection = adminSection({
  list: referralList,
  calls: (http) => ({
    list: listOf(
      async (query, signal) => http.send(referralAdminCalls.listReferrals, { query, signal }),
      'items',
      rowOf,
    ),
    run: async (command, picking, matching, signal) => {
      const ids = await pickedIds(picking, async (page) =>
        http.send(referralAdminCalls.listReferrals, { query: { ...matching, ...page }, signal }),
      );
      return runEach(ids, async (id) => {
        const looked = (reason: string) => ({ params: { id }, body: { reason }, signal });
        return command === 'release'
          ? http.send(referralAdminCalls.releaseReferral, looked('Reviewed, reward given'))
          : http.send(referralAdminCalls.refuseReferral, looked('Reviewed, reward refused'));
      });
    },
    exportCsv: async (query, signal) => http.send(referralAdminCalls.exportReferrals, { query, signal }),
  }),
});

function rowOf(referral: AnswerOf<Api['listReferrals']>['items'][number]) {
  const { id, referrer, friend, status, suspicion, reward, orderNumber, joinedAt } = referral;
  return {
    id,
    name: personAndNumber(friend),
    cells: {
      friend: personCell(friend),
      referrer: personCell(referrer),
      status: { kind: 'badge', ...statusBadges[status] } as const,
      why: text(suspicion === null ? '–' : suspicionWords[suspicion]),
      reward: money(reward),
      order: text(orderNumber ?? '–'),
      joined: moment(joinedAt),
    },
    commands: [
      ...((status === 'held' || status === 'refused') && orderNumber !== null ? ['release'] : []),
      ...(status === 'held' || status === 'waiting' ? ['refuse'] : []),
    ],
  };
}
