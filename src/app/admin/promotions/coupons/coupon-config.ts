import type { RecordConfig } from '../../../../ui/admin/record/admin.types.ts';
import { couponNoun as noun, couponTypeOptions as typeOptions } from './coupon-list.ts';
import { textIn } from '../../record/draft-values.ts';

export const couponConfig: RecordConfig = {
  noun,
  listHref: '/dashboard/coupons',
  nameOf: (draft) => textIn(draft, 'code').toUpperCase(),
  canDuplicate: true,
  removal: 'Coupons used in orders are ended instead, so those orders stay unchanged.',
  cards: [
    {
      title: 'Basics',
      fields: [
        {
          kind: 'text',
          name: 'code',
          label: 'Code',
          isCode: true,
          max: 40,
          hint: '3 to 40 letters and digits',
          half: true,
        },
        { kind: 'text', name: 'name', label: 'Name', max: 80, half: true },
        { kind: 'textarea', name: 'description', label: 'Description', max: 400, optional: true },
      ],
    },
    {
      title: 'Discount',
      fields: [
        { kind: 'select', name: 'type', label: 'Type', options: typeOptions, half: true },
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
          label: 'Maximum discount',
          optional: true,
          half: true,
          isShown: ({ type }) => type === 'percentage',
        },
        { kind: 'money', name: 'minOrderValue', label: 'Minimum cart value', optional: true, half: true },
      ],
    },
    {
      title: 'Limits',
      fields: [
        { kind: 'number', name: 'totalLimit', label: 'Total uses', optional: true, half: true },
        { kind: 'number', name: 'perCustomerLimit', label: 'Uses per customer', optional: true, half: true },
      ],
    },
    {
      title: 'Status',
      isAside: true,
      fields: [
        {
          kind: 'switch',
          name: 'isEnabled',
          label: 'Active',
          hint: 'When off, the coupon is paused and can’t be used.',
        },
        {
          kind: 'moment',
          name: 'startsAt',
          label: 'Starts',
          optional: true,
          hint: 'India time. Starts now if empty',
        },
        { kind: 'moment', name: 'expiresAt', label: 'Ends', isEnd: true, after: 'startsAt' },
      ],
    },
    {
      title: 'Flash offer',
      isAside: true,
      fields: [
        {
          kind: 'switch',
          name: 'isFlashOffer',
          label: 'Show it in the shop',
          hint: 'With a countdown until it ends.',
        },
        {
          kind: 'text',
          name: 'urgencyMessage',
          label: 'Text next to the countdown',
          max: 120,
          optional: true,
          isShown: ({ isFlashOffer }) => isFlashOffer === true,
        },
      ],
    },
  ],
};

const [basics, ...termCards] = couponConfig.cards;

/** Many codes with the same terms: those of one coupon, with a prefix instead of its code. */
export const batchConfig: RecordConfig = {
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
          max: 20,
          hint: '2 to 20 letters and digits. A dash and eight random characters are added',
          half: true,
        },
        { kind: 'number', name: 'count', label: 'How many', hint: '1 to 10,000. Saved as a CSV file', half: true },
        ...(basics?.fields.filter(({ name }) => name !== 'code') ?? []),
      ],
    },
    ...termCards,
  ],
};
