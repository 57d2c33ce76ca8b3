import * as couponAdminCalls from '../../../../contract/promotions/coupon/coupon-admin.calls.ts';
import { LinkButton } from '../../../../ui/kit/action/Button.tsx';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { chosenOf, commandOf } from '../../kit/list/bulk.ts';
import { listOf } from '../../kit/list/rows.ts';
import { couponRow } from './coupons.rows.ts';
import { couponList } from './coupons.list.ts';

/** /dashboard/coupons. */
export const CouponsSection = adminSection({
  list: couponList,
  calls: (http) => ({
    list: listOf(
      async (search, signal) => http.send(couponAdminCalls.listCoupons, { search, signal }),
      'coupons',
      couponRow,
    ),
    run: async (command, picking, matching, signal) => {
      const action = commandOf(command, ['disable', 'enable', 'delete']);
      return http.send(couponAdminCalls.changeCoupons, {
        body: { action, ...chosenOf(picking, matching) },
        signal,
      });
    },
    exportCsv: async (search, signal) => http.send(couponAdminCalls.exportCoupons, { search, signal }),
    importCsv: async (form, signal) => http.send(couponAdminCalls.importCoupons, { form, signal }),
  }),
  actions: () => (
    <LinkButton tone="outline" size="small" href="/dashboard/coupons/batch">
      New batch
    </LinkButton>
  ),
  importHint:
    'A CSV file with the same columns as an export. Coupons with an existing code are updated. Write times as 2026-11-30T18:30:00+05:30.',
  forms: { newLabel: 'New coupon' },
});
