import type { RecordConfig } from '../../../../ui/admin/record/admin.types.ts';
import { couponNoun as noun, couponTypeOptions as typeOptions } from './coupon-list.ts';
import { textIn } from '../../record/draft-values.ts';

export const couponConfig: RecordConfig = {
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
          max: 40,
          hint: '3 to 40 letters and digits',
          half: true,
        },
        { kind: 'text', name: 'name', label: 'Name', max: 80, half: true },
        { kind: 'textarea', name: 'description', label: 'Description', max: 400, optional: true },
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
          label: 'Offer it in the shop',
          hint: 'With a countdown to its end.',
        },
        {
          kind: 'text',
          name: 'urgencyMessage',
          label: 'Words beside the countdown',
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
