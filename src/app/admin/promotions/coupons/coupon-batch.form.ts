import * as couponAdminCalls from '../../../../contract/promotions/coupon/coupon-admin.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import { saveFile, withMark } from '../../../../services/platform/browser/save-file.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { text, wholeNumber } from '../../kit/form/fields.ts';
import { card, formOf } from '../../kit/form/form-of.ts';
import type { DraftFields } from '../../kit/form/read-draft.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { recordSection } from '../../record/record-section.tsx';
import { half, names, terms, usual } from './coupon-terms.ts';

type Batch = BodyOf<Api['makeCouponBatch']>;

/** Many codes with the same terms: those of one coupon, with a prefix instead of its code. */
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
/** /dashboard/coupons/batch: many codes with the same terms; they are saved as a file, each of them once. */
export const BatchForm = recordSection(null, {
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
