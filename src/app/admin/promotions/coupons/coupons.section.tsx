import * as couponAdminCalls from '../../../../contract/promotions/coupon/coupon-admin.calls.ts';
import type { OwnedCoupon } from '../../../../contract/promotions/coupon/coupon-admin.calls.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import { LinkButton } from '../../../../ui/kit/action/Button.tsx';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { chosenOf, commandOf } from '../../kit/list/bulk.ts';
import { money, moment, number, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { statusBadges } from './coupon-words.ts';
import { couponList } from './coupons.list.ts';

/** /dashboard/coupons. */
export const CouponsSection = adminSection({
  list: couponList,
  calls: (http) => ({
    list: listOf(
      async (search, signal) => http.send(couponAdminCalls.listCoupons, { search, signal }),
      'coupons',
      rowOf,
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
    'A CSV file with the same columns as an export. Coupons with an existing code are updated. Write times as 2026-11-30T18:30:00Z.',
  forms: { newLabel: 'New coupon' },
});

function rowOf(coupon: OwnedCoupon) {
  const { id, code, name, status, used, totalLimit, minOrderValue, startsAt, expiresAt, createdAt } = coupon;
  return {
    id,
    name: code,
    cells: {
      code: text(code),
      name: text(name),
      worth: text(worthOf(coupon)),
      minimum: money(minOrderValue),
      used: number(used, totalLimit),
      status: { kind: 'badge', ...statusBadges[status] } as const,
      startsAt: moment(startsAt),
      expiresAt: isEndless(expiresAt) ? text('No end') : moment(expiresAt),
      createdAt: moment(createdAt),
      batch: text(coupon.batch ?? ''),
    },
    commands: [coupon.isEnabled ? 'disable' : 'enable', 'delete'],
  };
}

/** '20%, up to ₹400', '₹50', 'Free delivery'. */
function worthOf({ type, value, maxDiscountValue }: OwnedCoupon): string {
  if (type === 'free_shipping') return 'Free delivery';
  const off = type === 'amount' ? formatRupees(value) : `${value}%`;
  return maxDiscountValue === null || type === 'amount' ? off : `${off}, up to ${formatRupees(maxDiscountValue)}`;
}

/** The seeded coupons of a sandbox expire in 2099. */
function isEndless(expiresAt: string): boolean {
  return expiresAt >= '2099';
}
