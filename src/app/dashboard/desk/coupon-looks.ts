import type { CouponStatus, CouponType } from '../../../domain/coupon/coupon.ts';
import { formatCount, formatRupees } from '../../../domain/money/money.ts';
import type { CellTone } from '../../../machines/collection/collection.types.ts';
import type { ListLook, RecordLook } from '../../../ui/desk/desk.types.ts';
import { textIn } from './draft-values.ts';

export const statusWords: Readonly<Record<CouponStatus, { readonly text: string; readonly tone: CellTone }>> = {
  active: { text: 'Active', tone: 'good' },
  scheduled: { text: 'Scheduled', tone: 'info' },
  paused: { text: 'Paused', tone: 'warning' },
  ended: { text: 'Ended', tone: 'neutral' },
  'used-up': { text: 'Used up', tone: 'neutral' },
};

const typeOptions: readonly { readonly value: CouponType; readonly label: string }[] = [
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

const noun = { one: 'coupon', many: 'coupons' } as const;

function counted(count: number): string {
  return `${formatCount(count)} ${count === 1 ? noun.one : noun.many}`;
}

export const couponList: ListLook = {
  title: 'Coupons',
  noun,
  searchHint: 'Code or name',
  usualSort: '-createdAt',
  columns: [
    { key: 'code', title: 'Code', sort: 'code' },
    { key: 'name', title: 'Name', onPhone: 'note' },
    { key: 'worth', title: 'Worth', onPhone: 'aside' },
    { key: 'minimum', title: 'From', isNumeric: true, isHiddenFirst: true },
    { key: 'used', title: 'Used', sort: 'used', isNumeric: true },
    { key: 'status', title: 'Status', onPhone: 'state' },
    { key: 'startsAt', title: 'Begins', isHiddenFirst: true },
    { key: 'expiresAt', title: 'Ends', sort: 'expiresAt' },
    { key: 'createdAt', title: 'Made', sort: 'createdAt', isHiddenFirst: true },
    { key: 'batch', title: 'Batch', isHiddenFirst: true },
  ],
  tabs: [
    { name: 'all', label: 'All', search: '' },
    { name: 'active', label: 'Active', search: '?status=active' },
    { name: 'scheduled', label: 'Scheduled', search: '?status=scheduled' },
    { name: 'paused', label: 'Paused', search: '?status=paused' },
    { name: 'over', label: 'Over', search: '?status=ended%2Cused-up' },
  ],
  filters: [
    { kind: 'choice', name: 'type', label: 'Kind', options: typeOptions },
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
    {
      name: 'disable',
      label: 'Pause',
      place: 'both',
      inverse: 'enable',
      said: (count) => `${counted(count)} paused. Nobody can use what is paused.`,
    },
    {
      name: 'enable',
      label: 'Resume',
      place: 'both',
      inverse: 'disable',
      said: (count) => `${counted(count)} resumed.`,
    },
    {
      name: 'delete',
      label: 'Delete',
      place: 'both',
      danger: true,
      ask: (count, name) => ({
        title: name === '' ? `Delete ${counted(count)}?` : `Delete ${name}?`,
        text: 'A coupon that orders have is ended instead, so that its orders stay as they are.',
      }),
      said: (count) => `${counted(count)} deleted or ended.`,
    },
  ],
  empty: { title: 'No coupons yet', text: 'The first one is a few words and a number away.' },
};

export const couponLook: RecordLook = {
  noun,
  listHref: '/dashboard/coupons',
  nameOf: (draft) => textIn(draft, 'code').toUpperCase(),
  canDuplicate: true,
  removal: 'A coupon that orders have is ended instead, so that its orders stay as they are.',
  cards: [
    {
      title: 'Basics',
      fields: [
        {
          kind: 'text',
          name: 'code',
          label: 'Code',
          isCode: true,
          most: 40,
          hint: '3 to 40 letters and digits',
          half: true,
        },
        { kind: 'text', name: 'name', label: 'Name', most: 80, half: true },
        { kind: 'textarea', name: 'description', label: 'Description', most: 400, optional: true },
      ],
    },
    {
      title: 'What it takes off',
      fields: [
        { kind: 'select', name: 'type', label: 'Kind', options: typeOptions, half: true },
        {
          kind: 'percent',
          name: 'value',
          label: 'Percent',
          half: true,
          isShown: ({ type }) => type === 'percentage',
        },
        { kind: 'money', name: 'value', label: 'Amount', half: true, isShown: ({ type }) => type === 'amount' },
        {
          kind: 'money',
          name: 'maxDiscountValue',
          label: 'At most',
          optional: true,
          half: true,
          isShown: ({ type }) => type === 'percentage',
        },
        { kind: 'money', name: 'minOrderValue', label: 'From a cart of', optional: true, half: true },
      ],
    },
    {
      title: 'Limits',
      fields: [
        { kind: 'number', name: 'totalLimit', label: 'Uses in all', optional: true, half: true },
        { kind: 'number', name: 'perCustomerLimit', label: 'Uses by one person', optional: true, half: true },
      ],
    },
    {
      title: 'Status',
      isAside: true,
      fields: [
        { kind: 'switch', name: 'isEnabled', label: 'Can be used', hint: 'Off, it is paused: nobody can use it.' },
        {
          kind: 'moment',
          name: 'startsAt',
          label: 'Begins',
          optional: true,
          hint: 'Time in India; empty: at once',
        },
        { kind: 'moment', name: 'expiresAt', label: 'Ends' },
      ],
    },
    {
      title: 'Flash offer',
      isAside: true,
      fields: [
        {
          kind: 'switch',
          name: 'isFlashOffer',
          label: 'Offer it in the shop',
          hint: 'With a countdown to its end.',
        },
        {
          kind: 'text',
          name: 'urgencyMessage',
          label: 'Words beside the countdown',
          most: 120,
          optional: true,
          isShown: ({ isFlashOffer }) => isFlashOffer === true,
        },
      ],
    },
  ],
};

const [basics, ...termCards] = couponLook.cards;

/** Many codes with the same terms: those of one coupon, with a prefix instead of its code. */
export const batchLook: RecordLook = {
  noun: { one: 'batch', many: 'coupons' },
  listHref: '/dashboard/coupons',
  nameOf: (draft) => textIn(draft, 'prefix').toUpperCase(),
  cards: [
    {
      title: 'Codes',
      fields: [
        {
          kind: 'text',
          name: 'prefix',
          label: 'Prefix',
          isCode: true,
          most: 20,
          hint: '2 to 20 letters and digits; a dash and eight more that nobody can guess follow',
          half: true,
        },
        { kind: 'number', name: 'count', label: 'How many', hint: '1 to 10,000; saved as a CSV file', half: true },
        ...(basics?.fields.filter(({ name }) => name !== 'code') ?? []),
      ],
    },
    ...termCards,
  ],
};
