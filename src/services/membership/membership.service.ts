import { calls } from '../http/calls.ts';
import type { Http } from '../http/http.ts';

/** The membership of whoever is signed in (MEM-08). */
export function createMembershipService(http: Http) {
  return { fetchStatus: (signal: AbortSignal) => http.send(calls.membershipStatus, { signal }) };
}
