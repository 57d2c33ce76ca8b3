import type { Api } from '../../../../contract/api.ts';
import type { OwnedCoupon } from '../../../../contract/promotions/coupon/coupon-admin.calls.ts';
import type { Row } from '../../../../machines/admin/frame/collection/collection.types.ts';
import type { CallRef, Http } from '../../../../services/platform/http/http.ts';
import { LinkButton } from '../../../../ui/kit/action/Button.tsx';
import { couponList, statusWords, worthOf } from './coupon-list.ts';
import type { ListCalls } from '../../kit/descriptor.ts';
import { adminSection } from '../../kit/admin-section.tsx';
import { choiceIn } from '../../record/draft-values.ts';
import { chosenOf } from '../../record/save-outcome.ts';

type Used = 'listCoupons' | 'changeCoupons' | 'exportCoupons' | 'importCoupons';

const refs: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  listCoupons: { method: 'GET', path: '/v1/coupon' },
  changeCoupons: { method: 'POST', path: '/v1/admin/coupons/bulk' },
  exportCoupons: { method: 'GET', path: '/v1/admin/coupons/export' },
  importCoupons: { method: 'POST', path: '/v1/admin/coupons/import' },
};

function listCalls(http: Http): ListCalls {
  return {
    list: async (search, signal) => {
      const { total, coupons } = await http.send(refs.listCoupons, { search, signal });
      return { total, rows: coupons.map(rowOf) };
    },
    run: (command, picking, matching, signal) => {
      const action = choiceIn({ command }, 'command', ['disable', 'enable', 'delete']);
      return http.send(refs.changeCoupons, { body: { action, ...chosenOf(picking, matching) }, signal });
    },
    exportCsv: (search, signal) => http.send(refs.exportCoupons, { search, signal }),
    importCsv: (form, signal) => http.send(refs.importCoupons, { form, signal }),
  };
}

/** /dashboard/coupons: the shop's coupons in the hands of its admins (ADM-01, ADM-02). */
export const CouponsSection = adminSection({
  slug: 'coupons',
  list: couponList,
  listCalls,
  actions: () => (
    <LinkButton tone="outline" size="small" href="/dashboard/coupons/batch">
      New batch
    </LinkButton>
  ),
  importHint:
    'A CSV file with the same columns as an export. Coupons with an existing code are updated. Write times as 2026-11-30T18:30:00Z.',
  forms: { newLabel: 'New coupon' },
});

function rowOf(coupon: OwnedCoupon): Row {
  const { id, code, name, status, used, totalLimit, minOrderValue, startsAt, expiresAt, createdAt } = coupon;
  return {
    id,
    name: code,
    cells: {
      code: { kind: 'text', text: code },
      name: { kind: 'text', text: name },
      worth: { kind: 'text', text: worthOf(coupon) },
      minimum: { kind: 'money', amount: minOrderValue },
      used: { kind: 'number', value: used, of: totalLimit },
      status: { kind: 'badge', ...statusWords[status] },
      startsAt: { kind: 'moment', at: startsAt },
      expiresAt: isEndless(expiresAt) ? { kind: 'text', text: 'No end' } : { kind: 'moment', at: expiresAt },
      createdAt: { kind: 'moment', at: createdAt },
      batch: { kind: 'text', text: coupon.batch ?? '' },
    },
    commands: [coupon.isEnabled ? 'disable' : 'enable', 'delete'],
  };
}

/** A sandbox's own coupons end in another century. */
function isEndless(expiresAt: string): boolean {
  return expiresAt >= '2099';
}
