import type { Api } from '../../../contract/api.ts';
import type { SpeedPeriod } from '../../../domain/admin/page-speed.ts';
import type { CallRef, Http } from '../../platform/http/http.ts';

const readSpeed: CallRef<Api['readSpeed']> = { method: 'GET', path: '/v1/admin/page-speed' };

/** How fast pages are for visitors, for the shop's admins. */
export function createPageSpeedService(http: Http) {
  return {
    fetchSpeed: ({ period: days }: { readonly period: SpeedPeriod }, signal: AbortSignal) =>
      http.send(readSpeed, { query: { days }, signal }),
  };
}
