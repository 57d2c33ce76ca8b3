import type { Api } from '../../contract/api.ts';
import type { SalesPeriod } from '../../domain/admin/sales.ts';
import type { CallRef, Http } from '../platform/http/http.ts';

const readHome: CallRef<Api['readHome']> = { method: 'GET', path: '/v1/admin' };

/** The shop at a glance, for its admins (ADM-09). */
export function createAdminHomeService(http: Http) {
  return {
    fetchHome: ({ period: days }: { readonly period: SalesPeriod }, signal: AbortSignal) =>
      http.send(readHome, { query: { days }, signal }),
  };
}
