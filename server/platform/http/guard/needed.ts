import { api } from '../../../../src/contract/api.ts';
import type { Call } from '../../../../src/contract/call.ts';
import { neededFor } from '../../../../src/contract/account/staff/staff-permissions.ts';
import type { Needed } from '../../../../src/domain/account/permission.ts';

const needs: ReadonlyMap<string, Needed> = new Map(Object.entries(neededFor));
const byCall: ReadonlyMap<Call, Needed> = new Map(
  Object.entries<Call>(api).flatMap(([name, call]) => {
    const needed = needs.get(name);
    return needed === undefined ? [] : [[call, needed] as const];
  }),
);

/** What a call needs from an admin (STF-01); for calls that the table doesn't name, an owner. */
export function neededOf(call: Call): Needed {
  return byCall.get(call) ?? 'owner';
}
