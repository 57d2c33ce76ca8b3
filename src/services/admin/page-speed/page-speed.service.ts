import * as pageSpeedCalls from '../../../contract/admin/page-speed.calls.ts';
import type { SpeedPeriod } from '../../../domain/admin/page-speed.ts';
import type { Http } from '../../platform/http/http.ts';

/** How fast pages are for visitors, for the shop's admins. */
export function createPageSpeedService(http: Http) {
  return {
    fetchSpeed: ({ period: days }: { readonly period: SpeedPeriod }, signal: AbortSignal) =>
      http.send(pageSpeedCalls.readSpeed, { query: { days }, signal }),
  };
}
