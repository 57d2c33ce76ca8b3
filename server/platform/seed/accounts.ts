import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Session } from '../database/session.ts';

/** The accounts of a sandbox; each signs in with a one-time code. */
export const sandboxAccounts = [
  { role: 'customer', phone: '+919000000001', isAdmin: false, isDoctor: false },
  { role: 'prescriber', phone: '+919000000002', isAdmin: false, isDoctor: true },
  { role: 'admin', phone: '+919000000003', isAdmin: true, isDoctor: false },
] as const;

export async function seedAccounts(session: Session): Promise<void> {
  for (const { phone, isAdmin, isDoctor } of sandboxAccounts) {
    await session.execute(sql`
      INSERT INTO shopper (id, phone, is_admin, is_doctor) VALUES (${randomUUID()}, ${phone}, ${isAdmin}, ${isDoctor})
      ON CONFLICT (phone) DO NOTHING`);
  }
}
