import sql from 'sql-template-tag';
import type { Permission } from '../../../src/domain/account/permission.ts';
import { isPremium } from '../../../src/domain/account/membership/membership.ts';
import type { Profile } from '../../../src/contract/account/user.calls.ts';
import type { Session } from '../../platform/database/session.ts';
import { grantedOf, roleOf } from '../../platform/http/guard/auth.ts';

interface ShopperRow {
  id: string;
  phone: string | null;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  is_admin: boolean;
  is_doctor: boolean;
  premium_until: Date | null;
  permissions: readonly Permission[] | null;
}

export async function readProfile(session: Session, shopperId: string, now: Date): Promise<Profile> {
  const row = await session.one<ShopperRow>(sql`
    SELECT shopper.id, phone, email, first_name, last_name, is_admin, is_doctor, premium_until, permissions
    FROM shopper LEFT JOIN staff_role ON staff_role.id = staff_role_id WHERE shopper.id = ${shopperId}`);
  const expiresAt = row.premium_until?.toISOString() ?? null;
  const { isOwner, permissions } = grantedOf(row.is_admin, row.permissions);
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    email: row.email,
    role: roleOf(row.is_admin, row.is_doctor),
    isAdmin: row.is_admin,
    isDoctor: row.is_doctor,
    isOwner,
    permissions: [...permissions],
    premiumMembership: { isActive: isPremium({ isActive: expiresAt !== null, expiresAt }, now), expiresAt },
  };
}
