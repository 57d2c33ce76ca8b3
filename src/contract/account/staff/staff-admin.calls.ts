import * as z from 'zod/mini';
import { permissions } from '../../../domain/account/permission.ts';
import { defineCall } from '../../call.ts';
import { listed, versionHeaders } from '../../platform/list.ts';
import { counted, emailAddress, filledText, id, idOr, text, timestamp } from '../../primitives.ts';

const tag = 'Staff';
const access = ['admin'] as const;
const params = z.strictObject({ id });

const granted = z.array(z.enum(permissions)).check(
  z.minLength(1, 'Choose at least one'),
  z.maxLength(permissions.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each one once'),
);

/** A role that an owner composed (STF-01). */
const staffRole = z.strictObject({
  id,
  name: text(60),
  permissions: z.array(z.enum(permissions)),
  /** Admins who have it. */
  people: counted,
  version: z.int(),
});

const staffRoleBody = z.strictObject({ name: filledText(60), permissions: granted });

export const listStaffRoles = defineCall({
  ...listed({ sorts: ['name'], filters: {} }, staffRole),
  method: 'GET',
  path: '/v1/admin/staff-roles',
  summary: 'The roles of the shop’s staff',
  tag,
});

export const readStaffRole = defineCall({
  method: 'GET',
  path: '/v1/admin/staff-roles/{id}',
  summary: 'One role with its permissions',
  tag,
  access,
  params,
  status: 200,
  answer: staffRole,
  problems: ['not-found'],
});

export const createStaffRole = defineCall({
  method: 'POST',
  path: '/v1/admin/staff-roles',
  summary: 'Adds a role',
  tag,
  access,
  proof: 'fresh',
  body: staffRoleBody,
  status: 201,
  answer: staffRole,
  problems: ['conflict'],
});

export const updateStaffRole = defineCall({
  method: 'PUT',
  path: '/v1/admin/staff-roles/{id}',
  summary: 'Changes a role; from their next call on, its people may do what it contains',
  tag,
  access,
  proof: 'fresh',
  params,
  headers: versionHeaders,
  body: staffRoleBody,
  status: 200,
  answer: staffRole,
  problems: ['not-found', 'version-conflict'],
});

/** Never one that somebody has or is invited to. */
export const deleteStaffRole = defineCall({
  method: 'DELETE',
  path: '/v1/admin/staff-roles/{id}',
  summary: 'Deletes a role that nobody has',
  tag,
  access,
  proof: 'fresh',
  params,
  status: 204,
  problems: ['not-found', 'conflict'],
});

export const invitationStates = ['waiting', 'accepted', 'withdrawn', 'expired'] as const;

const invitation = z.strictObject({
  id,
  email: text(254),
  /** Null for an owner. */
  role: z.nullable(z.strictObject({ id, name: text(60) })),
  state: z.enum(invitationStates),
  /** Name or number of who invited them; '' once the account is deleted. */
  invitedBy: text(130),
  invitedAt: timestamp,
  expiresAt: timestamp,
  /** The account that accepted it. */
  acceptedBy: z.nullable(z.strictObject({ id, name: text(130) })),
});

export const listStaffInvitations = defineCall({
  ...listed({ sorts: ['invited'], filters: { state: z.optional(z.enum(invitationStates)) } }, invitation),
  method: 'GET',
  path: '/v1/admin/staff-invitations',
  summary: 'Invitations to the shop’s staff, newest first',
  tag,
});

export const inviteStaff = defineCall({
  method: 'POST',
  path: '/v1/admin/staff-invitations',
  summary: 'Sends an invitation by email: its link works once, within seven days',
  tag,
  access,
  proof: 'fresh',
  rateLimit: { max: 30, perSeconds: 3600 },
  /** `roleId` null invites an owner. */
  body: z.strictObject({ email: emailAddress, roleId: z.nullable(idOr('Choose what they may do')) }),
  status: 201,
  answer: invitation,
  problems: ['conflict', 'rate-limited'],
});

export const resendInvitation = defineCall({
  method: 'POST',
  path: '/v1/admin/staff-invitations/{id}/send',
  summary: 'Sends a new link; the earlier one stops working',
  tag,
  access,
  proof: 'fresh',
  rateLimit: { max: 30, perSeconds: 3600 },
  params,
  body: z.strictObject({}),
  status: 200,
  answer: invitation,
  problems: ['not-found', 'conflict', 'rate-limited'],
});

export const withdrawInvitation = defineCall({
  method: 'POST',
  path: '/v1/admin/staff-invitations/{id}/withdraw',
  summary: 'Withdraws an invitation: its link stops working',
  tag,
  access,
  params,
  body: z.strictObject({}),
  status: 200,
  answer: invitation,
  problems: ['not-found', 'conflict'],
});

export type StaffRole = z.infer<typeof staffRole>;
export type StaffRoleBody = z.output<typeof staffRoleBody>;
export type StaffInvitation = z.infer<typeof invitation>;
