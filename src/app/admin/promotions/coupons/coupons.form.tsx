import * as couponAdminCalls from '../../../../contract/promotions/coupon/coupon-admin.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import { defaultBundleSizes } from '../../../../domain/promotions/bundle/bundle.ts';
import { isComboCode } from '../../../../domain/promotions/coupon/combo.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { Notice } from '../../../../ui/kit/status/Notice.tsx';
import type { OwnedCoupon } from '../../../../contract/promotions/coupon/coupon-admin.calls.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import type { SectionProps } from '../../../account/dashboard/lazy-section.tsx';
import { text } from '../../kit/form/fields.ts';
import { card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { couponNoun as noun, removal } from './coupon-words.ts';
import { BatchForm } from './coupon-batch.form.ts';
import { half, names, terms, usual } from './coupon-terms.ts';
import { CouponUsagePart } from './CouponUsagePart.tsx';

const form = formOf<OwnedCoupon, BodyOf<Api['updateCoupon']>>()({
  slug: 'coupons',
  noun,
  name: (draft) => textOf(draft['code']).trim().toUpperCase(),
  canDuplicate: true,
  removal,
  usual,
  translated: {
    ...names,
    urgencyMessage: text('Text next to the countdown', {
      max: 120,
      isShown: ({ isFlashOffer }) => isFlashOffer === true,
    }),
  },
  cards: [
    card(
      'Basics',
      {
        code: text('Code', { isCode: true, max: 40, hint: '3 to 40 letters and digits', ...half }),
        ...names,
      },
      drawCombo,
    ),
    ...terms,
  ],
});

/** What the reserved coupon does, which no shopper can enter. */
function drawCombo({ code }: Draft) {
  if (!isComboCode(textOf(code))) return null;
  const [two, three, four] = defaultBundleSizes.map(({ percentage }) => `${percentage}%`);
  return (
    <Notice tone="info">
      Sets what shoppers save on bundles they build: its percentage on four products, two thirds of it on three, a
      third on two. Nobody can enter it as a code. While it’s paused or over, they save {four}, {three} and {two}.
    </Notice>
  );
}

const read = async (http: Http, id: string, signal: AbortSignal) =>
  http.send(couponAdminCalls.readCoupon, { params: { id }, signal });

const Form = formSection({
  slug: 'coupons',
  form,
  keeps: 'device',
  calls: recordCalls(form, (http) => ({
    read: async (id, { signal }) => (await read(http, id, signal)).coupon,
    create: async (body, along) => http.send(couponAdminCalls.saveCoupon, { body, ...along }),
    update: async (id, body, along) => http.send(couponAdminCalls.updateCoupon, { params: { id }, body, ...along }),
    remove: async (id, along) => http.send(couponAdminCalls.deleteCoupon, { params: { id }, ...along }),
  })),
  below: (id) => <CouponUsagePart id={id} read={read} />,
});

/** One coupon with what it brought, or a batch of codes. */
export function CouponForm(props: SectionProps) {
  return props.rest === 'batch' ? <BatchForm profile={props.profile} /> : <Form {...props} />;
}
