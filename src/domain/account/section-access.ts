import type { Role } from '../kit/role.ts';
import { audienceOf, mayOpen } from '../shell/page/section.ts';
import { type Granted, may } from './permission.ts';

/** Whether a path under /dashboard is open to this person, by their role and by what it contains (RTE-04, STF-01). */
export function isOpenTo(section: string, rest: string, reader: Granted & { readonly role: Role }): boolean {
  return audienceOf(section, rest)?.includes(reader.role) === true && mayOpen(section, reader, rest);
}

/** Whether somebody can no longer do something that they could do before (STF-01). */
export function isNarrowed(before: Granted, now: Granted): boolean {
  return (before.isOwner && !now.isOwner) || before.permissions.some((one) => !may(now, [one]));
}
