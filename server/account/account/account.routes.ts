import { t } from '../../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import {
  deleteAccount,
  downloadData,
  endOtherSessions,
  endSession,
  readAccount,
  saveProfile,
  sendEmailCode,
} from '../../../src/contract/account/account.calls.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { tellShopper } from '../message/tell.ts';
import { sendCode, takeCode } from '../session/one-time-code.ts';
import type { SignedInRequester } from '../session/requester.ts';
import { revokeOthers } from '../session/otp.queries.ts';
import { readProfile } from '../user/user.queries.ts';
import { awaitedEmail } from './confirm-email.ts';
import { lockForDeletion, requireAccount } from '../../platform/http/guard/account-lock.ts';
import {
  changeProfile,
  endSessionOf,
  hasOpenOrder,
  hasPassword,
  hasUnsettledMoney,
  listSessions,
} from './account.queries.ts';
import { collectData, eraseData, type PersonalData } from '../../platform/database/personal-data.ts';

/** The shopper's own account. `parts` lists the personal data of every module, for download and deletion. */
export function accountRoutes(app: FastifyInstance, context: ShopContext, parts: readonly PersonalData[]): void {
  const { database, clock, sessions } = context;

  route(app, context, saveProfile, async ({ body, ...caller }) => changeAccount(context, body, caller));
  route(app, context, sendEmailCode, async ({ body: { email }, ...caller }) =>
    sendCode(context, { channel: 'email', to: email }, caller),
  );
  route(app, context, readAccount, async ({ shopper: { id: shopperId, tokenHash } }) => ({
    hasPassword: await hasPassword(database, shopperId),
    awaitedEmail: await awaitedEmail(database, shopperId, clock()),
    sessions: await listSessions(database, { shopperId, tokenHash, now: clock() }),
  }));
  route(app, context, endSession, async ({ params: { id }, shopper }) => {
    if (!(await endSessionOf(database, { shopperId: shopper.id, id, now: clock() }))) throw problem('not-found');
    sessions.forget();
  });
  route(app, context, endOtherSessions, async ({ shopper: { id: shopperId, tokenHash } }) => {
    await revokeOthers(database, { shopperId, tokenHash, now: clock() });
    sessions.forget();
  });
  route(app, context, downloadData, async ({ shopper }) => ({
    madeAt: clock().toISOString(),
    data: await collectData(parts, database, shopper.id, context.files),
  }));
  route(app, context, deleteAccount, async ({ body: { code }, ...caller }) =>
    closeAccount(context, parts, code, caller),
  );
}

/** A new e-mail address needs the code sent to it, and can belong to only one account. */
async function changeAccount(
  context: ShopContext,
  { firstName, lastName, email, emailCode }: BodyOf<typeof saveProfile>,
  caller: SignedInRequester,
) {
  const { database, clock } = context;
  const { shopper } = caller;
  const now = clock();
  const before = await readProfile(database, shopper.id, now);
  const isNew = typeof email === 'string' && email !== before.email;
  if (isNew && emailCode === undefined) {
    throw refusedField('emailCode', t`Enter the code we sent to this address`);
  }
  const spend = isNew
    ? await takeCode(context, { to: email, code: emailCode ?? '', requester: caller, field: 'emailCode' })
    : null;
  return database.transaction(async (tx) => {
    await requireAccount(tx, shopper.id);
    await spend?.(tx);
    const change = { firstName: kept(firstName), lastName: kept(lastName), email };
    if (!(await changeProfile(tx, shopper.id, change))) {
      throw refusedField('email', t`This address belongs to another account`);
    }
    return readProfile(tx, shopper.id, now);
  });
}

/** Trims a name; an empty one becomes null. */
function kept(name: string | undefined): string | null | undefined {
  return name === undefined ? undefined : name.trim() || null;
}

/** Queues the farewell message before the phone number is erased, in the same transaction. */
async function closeAccount(
  context: ShopContext,
  parts: readonly PersonalData[],
  code: string,
  caller: SignedInRequester,
): Promise<void> {
  const { database, clock, sessions } = context;
  const { shopper } = caller;
  if (shopper.phone === null) throw problem('conflict', { detail: t`This account has no mobile number` });
  const spend = await takeCode(context, { to: shopper.phone, code, requester: caller });
  await database.transaction(async (tx) => {
    await lockForDeletion(tx, shopper.id);
    if (await hasUnsettledMoney(tx, shopper.id)) {
      throw problem('conflict', {
        detail: t`We’re resolving one of your payments. You can delete the account once that’s done`,
      });
    }
    if (await hasOpenOrder(tx, shopper.id)) {
      throw problem('conflict', {
        detail: t`You have an order in progress. You can delete the account once it’s delivered or cancelled`,
      });
    }
    await spend(tx);
    await tellShopper(tx, context, shopper.id, { template: 'account-deleted', data: {} });
    await eraseData(parts, tx, { shopperId: shopper.id, now: clock() });
  });
  sessions.forget();
}
