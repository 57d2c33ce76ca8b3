/** What a role of the shop's staff can contain, one for each kind of task (STF-01). */
export const permissions = [
  'orders',
  'catalogue',
  'promotions',
  'content',
  'money',
  'people',
  'settings',
  'prescriptions',
] as const;

export type Permission = (typeof permissions)[number];

/** What something on the dashboard needs: one of these permissions, any admin, or an owner. */
export type Needed = readonly [Permission, ...Permission[]] | 'any-admin' | 'owner';

/** What an admin may do. An owner may do everything. */
export interface Granted {
  readonly isOwner: boolean;
  readonly permissions: readonly Permission[];
}

/** Whether an admin with these permissions may do what needs that (STF-01). */
export function may({ isOwner, permissions: held }: Granted, needed: Needed): boolean {
  if (isOwner || needed === 'any-admin') return true;
  return needed !== 'owner' && needed.some((one) => held.includes(one));
}

/** The largest number of roles that a shop has, and for how long an invitation is valid. */
export const maxStaffRoles = 50;
export const invitationDays = 7;
