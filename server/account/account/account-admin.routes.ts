import type { FastifyInstance } from 'fastify';
import {
  addAccountNote,
  blockAccount,
  changeRole,
  exportAccounts,
  listAccounts,
  readAnyAccount,
  removeAccountNote,
  unblockAccount,
} from '../../../src/contract/account/account-admin.calls.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { csvFile } from '../../platform/list/csv/csv.ts';
import { readAll, readPage } from '../../platform/list/list.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import type { Role } from '../../../src/domain/kit/role.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { clearSecondFactor } from '../second-factor/second-factor.queries.ts';
import { revokeOthers } from '../session/otp.queries.ts';
import { accountFilters, accountSource, addNote, readAccountDetail, removeNote } from './account-admin.queries.ts';
import {
  isStillOwner,
  lockStaffRole,
  lockStanding,
  setBlocked,
  setRole,
  type Standing,
} from '../user/standing.queries.ts';
import { accountColumns } from './account-columns.ts';

/** Runs in the transaction that blocks an account. */
type OnBlocked = (
  move: { readonly tx: Session; readonly context: ShopContext },
  shopperId: string,
) => Promise<void>;

/** The admin's account list, roles, blocks and notes. */
export function accountAdminRoutes(app: FastifyInstance, context: ShopContext, onBlocked: OnBlocked): void {
  const { database, clock, sessions } = context;
  const detail = async (id: string, reader: SignedIn) => {
    const found = await readAccountDetail(database, id, reader);
    if (!found) throw noAccount();
    return found;
  };

  // The search matches whole words through an index, so it is kept apart from the filters.
  route(app, context, listAccounts, async ({ query: { q, sort, limit, offset, ...filters } }) => {
    const wanted = accountFilters({ q, ...filters });
    return readPage(database, accountSource, { sort, limit, offset }, wanted);
  });

  route(app, context, exportAccounts, async ({ query: { q, sort, ...filters } }) =>
    csvFile(
      'accounts',
      accountColumns,
      readAll(database, accountSource, { sort }, accountFilters({ q, ...filters })),
    ),
  );

  route(app, context, readAnyAccount, async ({ params: { id }, shopper }) => detail(id, shopper));

  route(app, context, changeRole, async ({ params: { id }, body: { role, staffRoleId = null }, shopper }) => {
    await database.transaction(async (tx) => {
      const before = await ofAnother(tx, id, shopper);
      const staffRole = role === 'admin' && staffRoleId !== null ? await lockStaffRole(tx, staffRoleId) : null;
      if (staffRole === undefined) throw refusedField('staffRoleId', 'Choose a role that exists');
      if (before.role === role && before.staffRole?.id === staffRole?.id) return;
      await setRole(tx, id, role, staffRole?.id ?? null);
      if (role === 'customer') await clearSecondFactor(tx, id);
      const change = { before: named(before.role, before.staffRole), after: named(role, staffRole) };
      await recordChange(tx, { ...change, ...of(id, shopper.id, 'role changed'), now: clock() });
    });
    sessions.forget();
    return detail(id, shopper);
  });

  route(app, context, blockAccount, async ({ params: { id }, body, shopper }) => {
    const reason = body.reason.trim();
    const now = clock();
    await database.transaction(async (tx) => {
      const { blockedReason } = await ofAnother(tx, id, shopper);
      if (blockedReason !== null) return;
      await setBlocked(tx, id, reason, now);
      await revokeOthers(tx, { shopperId: id, tokenHash: null, now });
      await onBlocked({ tx, context }, id);
      const change = { before: { isBlocked: false }, after: { isBlocked: true }, reason };
      await recordChange(tx, { ...change, ...of(id, shopper.id, 'blocked'), now });
    });
    sessions.forget();
    return detail(id, shopper);
  });

  route(app, context, unblockAccount, async ({ params: { id }, shopper }) => {
    await database.transaction(async (tx) => {
      const { blockedReason: reason } = await ofAnother(tx, id, shopper);
      if (reason === null) return;
      await setBlocked(tx, id, null, clock());
      const change = { before: { isBlocked: true }, after: { isBlocked: false } };
      await recordChange(tx, { ...change, ...of(id, shopper.id, 'unblocked'), now: clock() });
    });
    return detail(id, shopper);
  });

  route(app, context, addAccountNote, async ({ params: { id }, body, shopper }) => {
    await database.transaction(async (tx) => {
      if (!(await lockStanding(tx, id))) throw noAccount();
      await addNote(tx, { shopperId: id, authorId: shopper.id, words: body.words.trim(), now: clock() });
      const change = { before: null, after: { notes: body.words } };
      await recordChange(tx, { ...change, ...of(id, shopper.id, 'noted'), now: clock() });
    });
    return detail(id, shopper);
  });

  route(app, context, removeAccountNote, async ({ params: { id, noteId }, shopper }) => {
    await database.transaction(async (tx) => {
      const isRemoved = await removeNote(tx, { id: noteId, shopperId: id, authorId: shopper.id });
      if (!isRemoved) throw problem('not-found', { detail: 'We couldn’t find this note, or it isn’t yours' });
      const change = { before: { notes: noteId }, after: null };
      await recordChange(tx, { ...change, ...of(id, shopper.id, 'note removed'), now: clock() });
    });
    return detail(id, shopper);
  });
}

/**
 * Locks another person's row. Throws if it is the admin's own account. Staff are for owners alone, so that the shop
 * always has one: whoever changes an owner is another, and still is when the lock is theirs (STF-01).
 */
async function ofAnother(tx: Session, id: string, { id: actorId, granted }: SignedIn): Promise<Standing> {
  if (granted.isOwner && !(await isStillOwner(tx, actorId))) throw problem('not-allowed');
  if (id === actorId) throw problem('conflict', { detail: 'Only another owner can do that for your account' });
  const standing = await lockStanding(tx, id);
  if (!standing) throw noAccount();
  if (standing.role !== 'customer' && !granted.isOwner) {
    throw problem('not-allowed', { detail: 'Only an owner of the shop can do that for staff' });
  }
  return standing;
}

/** A role as the audit log names it. */
function named(role: Role, staffRole: { readonly name: string } | null) {
  return staffRole === null ? { role } : { role, staffRole: staffRole.name };
}

function of(recordId: string, actorId: string, action: string) {
  return { resource: 'account', recordId, actorId, action } as const;
}

function noAccount() {
  return problem('not-found', { detail: 'We couldn’t find this account' });
}
