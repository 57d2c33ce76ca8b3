import * as couponAdminCalls from '../../../../contract/promotions/coupon/coupon-admin.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import type { OwnedCoupon } from '../../../../contract/promotions/coupon/coupon-admin.calls.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { saveFile, withMark } from '../../../../services/platform/browser/save-file.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import type { SectionProps } from '../../../account/dashboard/lazy-section.tsx';
import {
  choice,
  either,
  flag,
  longText,
  moment,
  momentOrNull,
  money,
  moneyOrNull,
  percent,
  text,
  textOrNull,
  wholeNumber,
  wholeNumberOrNull,
} from '../../kit/form/fields.ts';
import { aside, card, formOf } from '../../kit/form/form-of.ts';
import type { DraftFields } from '../../kit/form/read-draft.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection, recordSection } from '../../record/record-section.tsx';
import { couponNoun as noun, removal, typeWords } from './coupon-words.ts';
import { CouponUsagePart } from './CouponUsagePart.tsx';

const half = { half: true } as const;
const isPercent = ({ type }: Draft) => type === 'percentage';

const names = {
  name: text('Name', { max: 80, ...half }),
  description: longText('Description', { max: 400, optional: true }),
};
const terms = [
  card('Discount', {
    type: choice('Type', typeWords, half),
    value: either(
      percent('Percent', { ...half, isShown: isPercent, unseen: 0 }),
      money('Amount', { ...half, isShown: ({ type }) => type === 'amount', unseen: 0 }),
    ),
    maxDiscountValue: moneyOrNull('Maximum discount', { ...half, isShown: isPercent }),
    minOrderValue: moneyOrNull('Minimum cart value', half),
  }),
  card('Limits', {
    totalLimit: wholeNumberOrNull('Total uses', half),
    perCustomerLimit: wholeNumberOrNull('Uses per customer', half),
  }),
  aside('Status', {
    isEnabled: flag('Active', { hint: 'When off, the coupon is paused and can’t be used.' }),
    startsAt: momentOrNull('Starts', { hint: 'India time. Starts now if empty' }),
    expiresAt: moment('Ends', { isEnd: true, after: 'startsAt' }),
  }),
  aside('Flash offer', {
    isFlashOffer: flag('Show it in the shop', { hint: 'With a countdown until it ends.' }),
    urgencyMessage: textOrNull('Text next to the countdown', {
      max: 120,
      isShown: ({ isFlashOffer }) => isFlashOffer === true,
    }),
  }),
] as const;
const usual = { perCustomerLimit: 1, isEnabled: true } as const;

const form = formOf<OwnedCoupon, BodyOf<Api['updateCoupon']>>()({
  slug: 'coupons',
  noun,
  name: (draft) => textOf(draft['code']).trim().toUpperCase(),
  canDuplicate: true,
  removal,
  usual,
  cards: [
    card('Basics', {
      code: text('Code', { isCode: true, max: 40, hint: '3 to 40 letters and digits', ...half }),
      ...names,
    }),
    ...terms,
  ],
});

type Batch = BodyOf<Api['makeCouponBatch']>;

/** The form for a batch: a coupon's terms, with a prefix instead of a code. */
const batchForm = formOf<Batch, Batch>()({
  slug: 'coupons',
  noun: { one: 'batch', many: 'coupons' },
  name: (draft) => textOf(draft['prefix']).trim().toUpperCase(),
  usual: { ...usual, count: 100, totalLimit: 1 },
  key: 'prefix',
  given: (fields: DraftFields) => ({ prefix: fields.text('prefix').toUpperCase() }),
  cards: [
    card('Codes', {
      prefix: text('Prefix', {
        isCode: true,
        max: 20,
        hint: '2 to 20 letters and digits. A dash and eight random characters are added',
        ...half,
      }),
      count: wholeNumber('How many', { hint: '1 to 10,000. Saved as a CSV file', ...half }),
      ...names,
    }),
    ...terms,
  ],
});
const read = async (http: Http, id: string, signal: AbortSignal) =>
  http.send(couponAdminCalls.readCoupon, { params: { id }, signal });

const Form = formSection({
  slug: 'coupons',
  form,
  calls: recordCalls(form, (http) => ({
    read: async (id, { signal }) => (await read(http, id, signal)).coupon,
    create: async (body, along) => http.send(couponAdminCalls.saveCoupon, { body, ...along }),
    update: async (id, body, along) => http.send(couponAdminCalls.updateCoupon, { params: { id }, body, ...along }),
    remove: async (id, along) => http.send(couponAdminCalls.deleteCoupon, { params: { id }, ...along }),
  })),
  below: (id) => <CouponUsagePart id={id} read={read} />,
});

/** /dashboard/coupons/batch: creates many codes with the same terms and downloads them as a file. */
const BatchForm = recordSection(null, {
  slug: 'coupons',
  form: batchForm,
  afterCreate: (prefix) => `/dashboard/coupons?q=${encodeURIComponent(`${prefix}-`)}`,
  calls: recordCalls(batchForm, (http, view) => ({
    create: async (body, along) => {
      const csv = await http.send(couponAdminCalls.makeCouponBatch, { body, ...along });
      saveFile(view, `codes-${body.prefix.toLowerCase()}.csv`, withMark(csv), 'text/csv');
      return body;
    },
  })),
});

/** One coupon with its usage, or a batch of codes. */
export function CouponForm(props: SectionProps) {
  return props.rest === 'batch' ? <BatchForm profile={props.profile} /> : <Form {...props} />;
}
