import type { Permission } from '../../../src/domain/account/permission.ts';
import type { Role } from '../../../src/domain/kit/role.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import type { SessionProfile } from '../../../src/machines/account/session/session.machine.ts';

/** Somebody with this role who looks at the dashboard; an admin without permissions given is an owner. */
export function readerWho(role: Role, permissions?: readonly Permission[]): SessionProfile {
  return { ...sampleProfile, role, isOwner: role === 'admin' && !permissions, permissions: permissions ?? [] };
}
