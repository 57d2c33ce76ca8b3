import { randomUUID } from 'node:crypto';
import { chooseGateway } from '../../../server/checkout/gateway/gateways.ts';
import sql from 'sql-template-tag';
import type { AccountDetail } from '../../../src/contract/account/account-admin.calls.ts';
import { type AuditedShop, changed, type PrepareWrite, type WantedLine } from './audited-shop.ts';
import { cashOrder } from './admin-writes-orders.ts';

const reason = 'Of the audit';
/** What nobody may read again. */
export const keys = {
  keyId: 'rzp_test_ABCD1234',
  keySecret: 'very-secret-words',
  webhookSecret: 'webhook-secret-one',
};
const keysPath = '/v1/admin/payment-gateways/razorpay/keys';
const keysKept = { keyEnd: '1234' };
const [sandbox, razorpay] = [{ gateway: 'sandbox' }, { gateway: 'razorpay' }];

/** A line with the words that the admin gave. */
function reasoned(line: Omit<WantedLine, 'reason'>): () => WantedLine[] {
  return () => [{ ...line, reason }];
}

async function member(desk: AuditedShop) {
  const { id, phone } = await desk.person();
  const { expiresAt } = await desk.done<{ expiresAt: string }>('POST', '/v1/admin/premium-users', {
    phone,
    months: 1,
    reason,
  });
  return { id, expiresAt };
}

/** Somebody whose first order is paid for, and whose friend waits for the reward. */
async function heldReferral(desk: AuditedShop): Promise<string> {
  const [referrer, friend] = [await desk.person(), await desk.person()];
  const { id: orderId } = await cashOrder(desk, friend);
  const now = desk.server.context.clock();
  await desk.server.database.execute(sql`
    INSERT INTO referral (friend_id, referrer_id, joined_at, claim_order_id, suspicion, held_at)
    VALUES (${friend.id}, ${referrer.id}, ${now}, ${orderId}, 'friends-share-door', ${now})`);
  return friend.id;
}

async function staffRole(desk: AuditedShop): Promise<{ id: string; name: string }> {
  return desk.done('POST', '/v1/admin/staff-roles', { name: `Packing ${randomUUID()}`, permissions: ['orders'] });
}

async function invited(desk: AuditedShop): Promise<string> {
  const email = `${randomUUID()}@example.in`;
  return idOf(await desk.done('POST', '/v1/admin/staff-invitations', { email, roleId: null }));
}

function idOf(answer: unknown): string {
  return (answer as { id: string }).id;
}

/** Accounts, memberships, wallets, referrals, and the services that take their money. */
export const peopleWrites = {
  changeRole: async (desk) => {
    const { id } = await desk.person();
    const [before, after] = [{ role: 'customer' }, { role: 'prescriber' }];
    return { params: { id }, body: after, lines: changed('account', id, before, after, 'role changed') };
  },
  createStaffRole: async () => {
    const body = { name: `Packing ${randomUUID()}`, permissions: ['orders'] };
    return {
      body,
      lines: (answer) => [
        { action: 'created', resource: 'staff role', recordId: idOf(answer), before: null, after: body },
      ],
    };
  },
  updateStaffRole: async (desk) => {
    const before = await staffRole(desk);
    const after = { name: before.name, permissions: ['orders', 'money'] };
    return {
      params: { id: before.id },
      body: after,
      lines: changed('staff role', before.id, { permissions: ['orders'] }, after),
    };
  },
  deleteStaffRole: async (desk) => {
    const { id, name } = await staffRole(desk);
    return {
      params: { id },
      lines: () => [{ action: 'deleted', resource: 'staff role', recordId: id, before: { name }, after: null }],
    };
  },
  inviteStaff: async (desk) => {
    const { id: roleId, name } = await staffRole(desk);
    return {
      body: { email: `${randomUUID()}@example.in`, roleId },
      lines: (answer) => [
        {
          action: 'created',
          resource: 'staff invitation',
          recordId: idOf(answer),
          before: null,
          after: { role: name, state: 'waiting' },
        },
      ],
    };
  },
  resendInvitation: async (desk) => {
    const id = await invited(desk);
    return {
      params: { id },
      body: {},
      lines: () => [
        {
          action: 'sent again',
          resource: 'staff invitation',
          recordId: id,
          before: null,
          after: { role: 'owner', state: 'waiting' },
        },
      ],
    };
  },
  withdrawInvitation: async (desk) => {
    const id = await invited(desk);
    return {
      params: { id },
      body: {},
      lines: () => [
        {
          action: 'withdrawn',
          resource: 'staff invitation',
          recordId: id,
          before: null,
          after: { role: 'owner', state: 'withdrawn' },
        },
      ],
    };
  },
  resetSecondFactor: async (desk) => {
    const { id } = await desk.person();
    await desk.server.database.execute(sql`UPDATE shopper SET is_doctor = true WHERE id = ${id}`);
    const [before, after] = [{ secondFactors: 0 }, { secondFactors: 0 }];
    return { params: { id }, body: {}, lines: changed('account', id, before, after, 'second factor reset') };
  },
  blockAccount: async (desk) => {
    const { id } = await desk.person();
    const line = { action: 'blocked', resource: 'account', recordId: id };
    return {
      params: { id },
      body: { reason },
      lines: reasoned({ ...line, before: { isBlocked: false }, after: { isBlocked: true } }),
    };
  },
  unblockAccount: async (desk) => {
    const { id } = await desk.person();
    await desk.done('POST', `/v1/admin/accounts/${id}/block`, { reason });
    const [before, after] = [{ isBlocked: true }, { isBlocked: false }];
    return { params: { id }, body: {}, lines: changed('account', id, before, after, 'unblocked') };
  },
  addAccountNote: async (desk) => {
    const { id } = await desk.person();
    const line = { action: 'noted', resource: 'account', recordId: id, before: null };
    return {
      params: { id },
      body: { words: 'Calls before noon' },
      lines: () => [{ ...line, after: { notes: '(not kept)' } }],
    };
  },
  removeAccountNote: async (desk) => {
    const { id } = await desk.person();
    const { notes } = await desk.done<AccountDetail>('POST', `/v1/admin/accounts/${id}/notes`, { words: 'Calls' });
    const line = { action: 'note removed', resource: 'account', recordId: id, after: null };
    return {
      params: { id, noteId: notes[0]?.id ?? '' },
      lines: () => [{ ...line, before: { notes: '(not kept)' } }],
    };
  },
  grantPremium: async (desk) => {
    const { id, phone } = await desk.person();
    const line = { action: 'granted', resource: 'membership', recordId: id, before: { expiresAt: null }, reason };
    return {
      body: { phone, months: 3, reason },
      lines: (answer) => [{ ...line, after: { expiresAt: (answer as { expiresAt: string }).expiresAt } }],
    };
  },
  extendPremium: async (desk) => {
    const { id, expiresAt } = await member(desk);
    const line = { action: 'extended', resource: 'membership', recordId: id, before: { expiresAt }, reason };
    return {
      params: { id },
      body: { months: 2, reason },
      lines: (answer) => [{ ...line, after: { expiresAt: (answer as { expiresAt: string }).expiresAt } }],
    };
  },
  revokePremium: async (desk) => {
    const { id, expiresAt } = await member(desk);
    const after = { expiresAt: desk.server.context.clock().toISOString() };
    const line = { action: 'revoked', resource: 'membership', recordId: id, before: { expiresAt }, after };
    return { params: { id }, body: { reason }, lines: reasoned(line) };
  },
  changeWallet: async (desk) => {
    const { id } = await desk.person();
    const line = { action: 'credited', resource: 'wallet', recordId: id };
    return {
      params: { id },
      body: { kind: 'credit', amount: 250, note: reason },
      lines: reasoned({ ...line, before: { balance: 0 }, after: { balance: 250 } }),
    };
  },
  releaseReferral: async (desk) => {
    const id = await heldReferral(desk);
    const line = { action: 'released', resource: 'referral', recordId: id };
    const [before, after] = [{ status: 'held', reward: 0 }, { status: 'rewarded' }];
    return { params: { id }, body: { reason }, lines: reasoned({ ...line, before, after }) };
  },
  refuseReferral: async (desk) => {
    const id = await heldReferral(desk);
    const line = { action: 'refused', resource: 'referral', recordId: id };
    const [before, after] = [{ status: 'held' }, { status: 'refused', reward: 0 }];
    return { params: { id }, body: { reason }, lines: reasoned({ ...line, before, after }) };
  },
  saveGatewayKeys: async ({ done }) => {
    await done('DELETE', keysPath);
    const line = { action: 'keys written', resource: 'payment gateway', recordId: 'razorpay' };
    return { params: razorpay, body: keys, lines: () => [{ ...line, before: null, after: keysKept }] };
  },
  checkGateway: async () => {
    const line = { action: 'tried', resource: 'payment gateway', recordId: 'sandbox', before: null };
    return { params: sandbox, body: {}, lines: () => [{ ...line, after: { isWorking: true } }] };
  },
  toggleGateway: async ({ server }) => {
    // A service outside would be tried first.
    await server.database.transaction((tx) => chooseGateway(tx, 'razorpay', server.context.clock()));
    return { body: sandbox, lines: changed('payment gateway', 'sandbox', razorpay, sandbox, 'chosen') };
  },
  removeGatewayKeys: async ({ done }) => {
    await done('PUT', keysPath, keys);
    const line = { action: 'keys removed', resource: 'payment gateway', recordId: 'razorpay' };
    return { params: razorpay, lines: () => [{ ...line, before: keysKept, after: null }] };
  },
} satisfies Record<string, PrepareWrite>;
