import * as adminHomeCalls from '../../contract/admin/admin-home.calls.ts';
import type { SalesPeriod } from '../../domain/admin/sales.ts';
import type { Http } from '../platform/http/http.ts';

/** The shop at a glance, for its admins. */
export function createAdminHomeService(http: Http) {
  return {
    fetchHome: ({ period: days }: { readonly period: SalesPeriod }, signal: AbortSignal) =>
      http.send(adminHomeCalls.readHome, { query: { days }, signal }),
  };
}
