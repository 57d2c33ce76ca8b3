import type { CouponStatus, CouponType } from '../../../../domain/promotions/coupon/coupon.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import type { CellTone } from '../../../../machines/admin/frame/collection/collection.types.ts';
import type { ListConfig } from '../../../../ui/admin/record/admin.types.ts';
import { finalDeletion, successMessageOf, switching } from '../../kit/commands.ts';

export const statusWords: Readonly<Record<CouponStatus, { readonly text: string; readonly tone: CellTone }>> = {
  active: { text: 'Active', tone: 'good' },
  scheduled: { text: 'Scheduled', tone: 'info' },
  paused: { text: 'Paused', tone: 'warning' },
  ended: { text: 'Ended', tone: 'neutral' },
  'used-up': { text: 'Used up', tone: 'neutral' },
};

export const couponTypeOptions: readonly { readonly value: CouponType; readonly label: string }[] = [
  { value: 'percentage', label: 'Percent off' },
  { value: 'amount', label: 'Rupees off' },
  { value: 'free_shipping', label: 'Free delivery' },
];

interface Worth {
  readonly type: CouponType;
  readonly value: number;
  readonly maxDiscountValue: number | null;
}

/** '20%, up to ₹400', '₹50', 'Free delivery'. */
export function worthOf({ type, value, maxDiscountValue }: Worth): string {
  if (type === 'free_shipping') return 'Free delivery';
  const off = type === 'amount' ? formatRupees(value) : `${value}%`;
  return maxDiscountValue === null || type === 'amount' ? off : `${off}, up to ${formatRupees(maxDiscountValue)}`;
}

export const couponNoun = { one: 'coupon', many: 'coupons' } as const;

const successMessage = successMessageOf(couponNoun);

export const couponList: ListConfig = {
  title: 'Coupons',
  noun: couponNoun,
  searchHint: 'Code or name',
  usualSort: '-createdAt',
  columns: [
    { key: 'code', title: 'Code', sort: 'code' },
    { key: 'name', title: 'Name', onPhone: 'note' },
    { key: 'worth', title: 'Discount', onPhone: 'aside' },
    { key: 'minimum', title: 'Minimum cart', isNumeric: true, isHiddenFirst: true },
    { key: 'used', title: 'Used', sort: 'used', isNumeric: true },
    { key: 'status', title: 'Status', onPhone: 'state' },
    { key: 'startsAt', title: 'Starts', isHiddenFirst: true },
    { key: 'expiresAt', title: 'Ends', sort: 'expiresAt' },
    { key: 'createdAt', title: 'Created', sort: 'createdAt', isHiddenFirst: true },
    { key: 'batch', title: 'Batch', isHiddenFirst: true },
  ],
  tabs: [
    { name: 'all', label: 'All', search: '' },
    { name: 'active', label: 'Active', search: '?status=active' },
    { name: 'scheduled', label: 'Scheduled', search: '?status=scheduled' },
    { name: 'paused', label: 'Paused', search: '?status=paused' },
    { name: 'over', label: 'Finished', search: '?status=ended%2Cused-up' },
  ],
  filters: [
    { kind: 'choice', name: 'type', label: 'Type', options: couponTypeOptions },
    {
      kind: 'choice',
      name: 'status',
      label: 'Status',
      options: Object.entries(statusWords).map(([value, { text }]) => ({ value, label: text })),
    },
    {
      kind: 'choice',
      name: 'isFlashOffer',
      label: 'Flash offer',
      options: [
        { value: 'true', label: 'Flash offers' },
        { value: 'false', label: 'Others' },
      ],
    },
  ],
  commands: [
    ...switching(
      { name: 'enable', label: 'Resume', successMessage: successMessage('resumed') },
      {
        name: 'disable',
        label: 'Pause',
        successMessage: successMessage('paused. They can’t be used until you resume them'),
      },
    ),
    finalDeletion(
      couponNoun,
      'Coupons used in orders are ended instead, so those orders stay unchanged.',
      'deleted or ended',
    ),
  ],
  empty: { title: 'No coupons yet', text: 'Create your first coupon.' },
};
