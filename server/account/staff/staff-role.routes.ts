import type { FastifyInstance } from 'fastify';
import {
  createStaffRole,
  deleteStaffRole,
  listStaffRoles,
  readStaffRole,
  type StaffRole,
  updateStaffRole,
} from '../../../src/contract/account/staff/staff-admin.calls.ts';
import { maxStaffRoles } from '../../../src/domain/account/permission.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { Session } from '../../platform/database/session.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/list/list.ts';
import { staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { isStillOwner } from '../user/standing.queries.ts';
import {
  changeStaffRole,
  countStaffRoles,
  findStaffRole,
  insertStaffRole,
  isNameTaken,
  isRoleInUse,
  lockWholeRole,
  removeStaffRole,
  staffRoleList,
} from './staff-role.queries.ts';

/** The roles that owners compose (STF-01). What a role contains counts with the next call of its people. */
export function staffRoleRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, listStaffRoles, async ({ query }) => readPage(database, staffRoleList, query));

  route(app, context, readStaffRole, async ({ params: { id } }) => {
    const role = await findStaffRole(database, id);
    if (!role) throw noRole();
    return role;
  });

  route(
    app,
    context,
    createStaffRole,
    async ({ body, shopper }) =>
      asOwner(shopper, async (tx) => {
        if ((await countStaffRoles(tx)) >= maxStaffRoles) {
          throw problem('conflict', { detail: `A shop can have up to ${maxStaffRoles} roles` });
        }
        const wanted = await withFreeName(tx, body, null);
        const after = await insertStaffRole(tx, wanted, clock());
        await record(tx, shopper, 'created', null, after);
        return after;
      }),
    { rules: ({ body }) => nameFindings(database, body, null) },
  );

  route(
    app,
    context,
    updateStaffRole,
    async ({ params: { id }, headers, body, shopper }) =>
      asOwner(shopper, async (tx) => {
        const before = await lockWholeRole(tx, id);
        if (!before) throw noRole();
        const wanted = await withFreeName(tx, body, id);
        const after = await changeStaffRole(tx, { id, version: headers['if-match'] }, wanted, clock());
        if (!after) throw staleRecord(before);
        await record(tx, shopper, 'changed', before, after);
        return after;
      }),
    { rules: ({ params: { id }, body }) => nameFindings(database, body, id) },
  );

  route(app, context, deleteStaffRole, async ({ params: { id }, shopper }) =>
    asOwner(shopper, async (tx) => {
      const before = await lockWholeRole(tx, id);
      if (!before) throw noRole();
      if (await isRoleInUse(tx, id, clock())) {
        throw problem('conflict', {
          detail: 'People have this role or are invited to it. Give them another one first',
        });
      }
      await removeStaffRole(tx, id);
      await record(tx, shopper, 'deleted', before, null);
    }),
  );

  /** Staff changes run one at a time, and whoever makes them is still an owner. */
  async function asOwner<Result>(shopper: SignedIn, act: (tx: Session) => Promise<Result>): Promise<Result> {
    return database.transaction(async (tx) => {
      if (!(await isStillOwner(tx, shopper.id))) throw problem('not-allowed');
      return act(tx);
    });
  }

  async function record(
    tx: Session,
    { id: actorId }: SignedIn,
    action: string,
    before: StaffRole | null,
    after: StaffRole | null,
  ): Promise<void> {
    const recordId = (before ?? after)?.id ?? '';
    await recordChange(tx, { actorId, action, resource: 'staff role', recordId, before, after, now: clock() });
  }
}

async function withFreeName<Body extends { readonly name: string }>(
  tx: Session,
  body: Body,
  ownId: string | null,
): Promise<Body> {
  await refuseMistakes(nameFindings(tx, body, ownId));
  return { ...body, name: body.name.trim() };
}

function nameFindings(session: Session, role: { readonly name: string }, ownId: string | null): Findings {
  return async () =>
    (await isNameTaken(session, role.name.trim(), ownId))
      ? { field: 'name', message: 'Another role has this name' }
      : null;
}

function noRole() {
  return problem('not-found', { detail: 'We couldn’t find this role' });
}
