import type { FastifyInstance } from 'fastify';
import {
  exportReferrals,
  listReferrals,
  type ReferralRow,
  refuseReferral,
  releaseReferral,
} from '../../../src/contract/account/referral/referral-admin.calls.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { csvFile } from '../../platform/list/csv/csv.ts';
import { readAll, readPage } from '../../platform/list/list.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import {
  readReferral,
  referralColumns,
  referralFilters,
  referralSearch,
  referralSource,
} from './referral-admin.queries.ts';
import { lockRewardFor, type RewardRow } from './referral.queries.ts';
import { refuseReward, releaseReward } from './reward.ts';

/** The admin's referral list: give or refuse held rewards. */
export function referralAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, listReferrals, async ({ query: { sort, limit, offset, ...filters } }) =>
    readPage(database, referralSource, { sort, limit, offset }, referralFilters(filters), referralSearch(filters)),
  );

  route(app, context, exportReferrals, async ({ query: { sort, ...filters } }) =>
    csvFile('referrals', referralColumns, readAll(database, referralSource, { sort }, referralFilters(filters))),
  );

  const decide = async (
    { id, actorId, reason, action }: { id: string; actorId: string; reason: string; action: string },
    act: (tx: Session, referral: RewardRow) => Promise<void>,
  ): Promise<ReferralRow> =>
    database.transaction(async (tx) => {
      const referral = await lockRewardFor(tx, id);
      const before = await readReferral(tx, id);
      if (!referral || !before) throw problem('not-found', { detail: 'We couldn’t find this referral' });
      await act(tx, referral);
      const after = await readReferral(tx, id);
      if (!after) throw problem('not-found');
      await recordChange(tx, {
        actorId,
        action,
        resource: 'referral',
        recordId: id,
        before: { status: before.status, reward: before.reward },
        after: { status: after.status, reward: after.reward },
        reason: reason.trim(),
        now: clock(),
      });
      return after;
    });

  route(app, context, releaseReferral, async ({ params: { id }, body: { reason }, shopper }) =>
    decide({ id, actorId: shopper.id, reason, action: 'released' }, async (tx, referral) => {
      if (!(await releaseReward({ tx, context }, referral))) {
        throw problem('conflict', { detail: 'This reward has no paid order' });
      }
    }),
  );

  route(app, context, refuseReferral, async ({ params: { id }, body: { reason }, shopper }) =>
    decide({ id, actorId: shopper.id, reason, action: 'refused' }, async (tx, referral) => {
      if (!(await refuseReward({ tx, context }, referral))) {
        throw problem('conflict', { detail: 'This reward was already given' });
      }
    }),
  );
}
