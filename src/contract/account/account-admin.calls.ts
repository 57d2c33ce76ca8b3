import * as z from 'zod/mini';
import { orderStatuses } from '../../domain/orders/order/order.ts';
import { roles } from '../../domain/kit/role.ts';
import { csvText, exportQuery, listAnswer, listQuery, queryFlag } from '../platform/list.ts';
import { defineCall } from '../call.ts';
import { day, filledText, id, mobile, rupees, text, timestamp } from '../primitives.ts';

const tag = 'Accounts';
const access = ['admin'] as const;
const params = z.strictObject({ id });

/** An account as a row of the dashboard's list. */
export const accountRow = z.strictObject({
  id,
  /** First and last name; '' if not given. */
  name: text(130),
  phone: z.nullable(mobile),
  email: z.nullable(text(254)),
  role: z.enum(roles),
  /** What an admin may do; null for an owner, and for who is no admin. */
  staffRole: z.nullable(z.strictObject({ id, name: text(60) })),
  isBlocked: z.boolean(),
  /** End of their membership; null if they never had one. */
  premiumUntil: z.nullable(timestamp),
  orders: z.int(),
  joinedAt: timestamp,
});

/** An account with its details. */
export const accountDetail = z.strictObject({
  ...accountRow.shape,
  /** What the caller may do with it: give it another role, block it. */
  canChangeRole: z.boolean(),
  canBlock: z.boolean(),
  blockedAt: z.nullable(timestamp),
  blockedReason: z.nullable(text(300)),
  /** When any of their devices was last used, to the day. */
  lastSeenAt: z.nullable(timestamp),
  /** Total of their paid orders, whole rupees. */
  spent: rupees,
  wallet: rupees,
  /** Number of active subscriptions. */
  subscriptions: z.int(),
  /** The latest ten. */
  recentOrders: z.array(
    z.strictObject({ id, number: text(20), status: z.enum(orderStatuses), total: rupees, placedAt: timestamp }),
  ),
  /** The latest fifty, newest first. */
  /** Only the author can delete a note. */
  notes: z.array(z.strictObject({ id, words: text(1000), author: text(130), at: timestamp, isOwn: z.boolean() })),
});

const filters = {
  role: z.optional(z.enum(roles)),
  blocked: z.optional(queryFlag),
  joinedFrom: z.optional(day),
  joinedTo: z.optional(day),
};

const shape = { sorts: ['joined', 'name'], filters } as const;

export const listAccounts = defineCall({
  method: 'GET',
  path: '/v1/user/all',
  summary: 'All accounts, searched by name, number or address; newest first',
  tag,
  access,
  query: listQuery(shape),
  status: 200,
  answer: listAnswer(accountRow),
  problems: [],
});

export const exportAccounts = defineCall({
  method: 'GET',
  path: '/v1/admin/accounts/export',
  summary: 'The accounts of the list as a CSV file',
  tag,
  access,
  proof: 'fresh',
  query: exportQuery(shape),
  status: 200,
  answer: csvText,
  download: 'text/csv',
  problems: [],
});

export const readAnyAccount = defineCall({
  method: 'GET',
  path: '/v1/admin/accounts/{id}',
  summary: 'One account with its orders, wallet, membership and notes',
  tag,
  access,
  params,
  status: 200,
  answer: accountDetail,
  problems: ['not-found'],
});

/** Never for one's own account, so that the shop always has an owner. */
export const changeRole = defineCall({
  method: 'POST',
  path: '/v1/admin/accounts/{id}/role',
  summary: 'Makes an account a prescriber, a customer, or an admin who is an owner or has a role; never one’s own',
  tag,
  access,
  proof: 'fresh',
  params,
  /** `staffRoleId` is for admins; without one they’re an owner. */
  body: z.strictObject({ role: z.enum(roles), staffRoleId: z.optional(z.nullable(id)) }),
  status: 200,
  answer: accountDetail,
  problems: ['not-found', 'conflict'],
});

export const blockAccount = defineCall({
  method: 'POST',
  path: '/v1/admin/accounts/{id}/block',
  summary: 'Blocks an account: ends every session and allows no new one; orders in progress continue',
  tag,
  access,
  params,
  body: z.strictObject({ reason: filledText(300) }),
  status: 200,
  answer: accountDetail,
  problems: ['not-found', 'conflict'],
});

export const unblockAccount = defineCall({
  method: 'POST',
  path: '/v1/admin/accounts/{id}/unblock',
  summary: 'Lets a blocked person sign in again',
  tag,
  access,
  params,
  body: z.strictObject({}),
  status: 200,
  answer: accountDetail,
  problems: ['not-found'],
});

export const addAccountNote = defineCall({
  method: 'POST',
  path: '/v1/admin/accounts/{id}/notes',
  summary: 'Adds a note about a person, for admins',
  tag,
  access,
  params,
  body: z.strictObject({ words: filledText(1000) }),
  status: 201,
  answer: accountDetail,
  problems: ['not-found'],
});

export const removeAccountNote = defineCall({
  method: 'DELETE',
  path: '/v1/admin/accounts/{id}/notes/{noteId}',
  summary: 'Deletes a note that the caller wrote',
  tag,
  access,
  params: z.strictObject({ id, noteId: id }),
  status: 200,
  answer: accountDetail,
  problems: ['not-found'],
});

export type AccountRow = z.infer<typeof accountRow>;
export type AccountDetail = z.infer<typeof accountDetail>;
export type AccountFilters = Pick<
  z.output<typeof listAccounts.query>,
  'q' | 'role' | 'blocked' | 'joinedFrom' | 'joinedTo'
>;
