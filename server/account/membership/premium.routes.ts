import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../../src/contract/call.ts';
import {
  exportPremiumUsers,
  extendPremium,
  grantPremium,
  listPremiumUsers,
  type PremiumRow,
  revokePremium,
} from '../../../src/contract/account/premium.calls.ts';
import { indianDay } from '../../../src/domain/orders/subscription/plan-days.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { csvFile } from '../../platform/list/csv/csv.ts';
import { readAll, readPage } from '../../platform/list/list.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { withIdempotency } from '../../platform/http/input/idempotency.ts';
import { type Findings, unlessMistaken } from '../../platform/http/input/rules.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { grantMembership } from './membership.queries.ts';
import {
  endMembership,
  extendThrough,
  findByPhone,
  lockEnd,
  memberColumns,
  memberFilters,
  memberSource,
  readMember,
} from './premium.queries.ts';

/** The admin's member list: grant, extend and revoke a membership without an order. */
export function premiumRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;
  const change = async (tx: Session, { id, ...what }: Change): Promise<PremiumRow> =>
    changed(tx, { id, now: clock(), ...what });

  route(app, context, listPremiumUsers, async ({ query: { sort, limit, offset, ...filters } }) => {
    const now = clock();
    return readPage(database, memberSource(now), { sort, limit, offset }, memberFilters(filters, now));
  });

  route(app, context, exportPremiumUsers, async ({ query: { sort, ...filters } }) => {
    const now = clock();
    const rows = readAll(database, memberSource(now), { sort }, memberFilters(filters, now));
    return csvFile('members', memberColumns, rows);
  });

  route(
    app,
    context,
    grantPremium,
    async ({ body, headers, shopper }) => {
      const { phone, months, until, reason } = body;
      const request = { shopper, route: grantPremium.path, key: headers['idempotency-key'], body };
      return withIdempotency(context, request, async (tx) => {
        const id = await unlessMistaken(await findByPhone(tx, phone), noAccount, lengthFindings(body, clock()));
        const act = lengthened(months, until, clock());
        return change(tx, { id, actorId: shopper.id, action: 'granted', reason, act });
      });
    },
    {
      rules: ({ body }) => [
        async () => ((await findByPhone(database, body.phone)) === undefined ? noAccount : null),
        lengthFindings(body, clock()),
      ],
    },
  );

  route(app, context, extendPremium, async ({ params: { id }, body, headers, shopper }) => {
    const request = { shopper, route: extendPremium.path, key: headers['idempotency-key'], body: { ...body, id } };
    return withIdempotency(context, request, async (tx) => {
      const act = lengthened(body.months, undefined, clock());
      return change(tx, { id, actorId: shopper.id, action: 'extended', reason: body.reason, act });
    });
  });

  route(app, context, revokePremium, async ({ params: { id }, body: { reason }, shopper }) =>
    database.transaction(async (tx) => {
      const act: Act = async () => endMembership(tx, id, clock());
      return change(tx, { id, actorId: shopper.id, action: 'revoked', reason, act, isForMembers: true });
    }),
  );
}

const noAccount = { field: 'phone', message: 'No account has this number' } as const;

type Act = (tx: Session, id: string) => Promise<void>;

/** Refuses none, both, or a past day. */
function lengthFindings(grant: Pick<BodyOf<typeof grantPremium>, 'months' | 'until'>, now: Date): Findings {
  return [
    () =>
      (grant.months === undefined) === (grant.until === undefined)
        ? { field: 'months', message: 'Enter months or a last day' }
        : null,
    () =>
      grant.until !== undefined && grant.until < indianDay(now)
        ? { field: 'until', message: 'Choose a day in the future' }
        : null,
  ];
}

/** Extends by months or through a day. */
function lengthened(months: number | undefined, until: string | undefined, now: Date): Act {
  if (until === undefined) return async (tx, id) => grantMembership(tx, id, months ?? 0, now);
  return async (tx, id) => extendThrough(tx, id, until);
}

interface Change {
  readonly id: string;
  readonly actorId: string;
  readonly action: string;
  readonly reason: string;
  readonly act: Act;
  /** Requires a current or former member. */
  readonly isForMembers?: boolean;
}

/** Changes a membership under a row lock and records the change with its reason. */
async function changed(tx: Session, { id, act, isForMembers = false, ...what }: Change & { now: Date }) {
  const before = await lockEnd(tx, id);
  if (!before || (isForMembers && before.premium_until === null)) {
    throw problem('not-found', { detail: 'We couldn’t find this member' });
  }
  await act(tx, id);
  const member = await readMember(tx, id, what.now);
  await recordChange(tx, {
    ...what,
    reason: what.reason.trim(),
    resource: 'membership',
    recordId: id,
    before: { expiresAt: before.premium_until?.toISOString() ?? null },
    after: { expiresAt: member.expiresAt },
  });
  return member;
}
