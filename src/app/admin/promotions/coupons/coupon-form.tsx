import type { Api } from '../../../../contract/api.ts';
import type { OwnedCoupon } from '../../../../contract/promotions/coupon/coupon-admin.calls.ts';
import { couponTypes } from '../../../../domain/promotions/coupon/coupon.ts';
import { couponUsageLogic } from '../../../../machines/admin/sections/coupon-usage/coupon-usage.actors.ts';
import type { Draft, StoredRecord } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { saveFile, withMark } from '../../../../services/platform/browser/save-file.ts';
import type { CallRef, Http } from '../../../../services/platform/http/http.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { CouponUsage } from '../../../../ui/admin/sections/coupon-usage/CouponUsage.tsx';
import { useServices } from '../../../platform/services.tsx';
import type { SectionProps } from '../../../account/dashboard/lazy-section.tsx';
import { batchConfig, couponConfig } from './coupon-config.ts';
import type { RecordCalls } from '../../kit/descriptor.ts';
import { formSection, recordSection } from '../../record/record-section.tsx';
import {
  choiceIn,
  flagIn,
  momentIn,
  numberIn,
  textIn,
  typedMoment,
  typedNumber,
  wordsIn,
} from '../../record/draft-values.ts';
import { atVersion, found, saved } from '../../record/save-outcome.ts';

type Used = 'readCoupon' | 'saveCoupon' | 'updateCoupon' | 'deleteCoupon' | 'makeCouponBatch';

const refs: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  readCoupon: { method: 'GET', path: '/v1/admin/coupons/{id}' },
  saveCoupon: { method: 'POST', path: '/v1/coupon' },
  updateCoupon: { method: 'PUT', path: '/v1/coupon/{id}' },
  deleteCoupon: { method: 'DELETE', path: '/v1/coupon/{id}' },
  makeCouponBatch: { method: 'POST', path: '/v1/admin/coupon/batch' },
};

const Form = formSection('coupons', {
  config: couponConfig,
  calls: recordCalls,
  empty: () => emptyDraft,
  below: (id) => <Usage id={id} />,
});

/** /dashboard/coupons/batch: many codes with the same terms; they are saved as a file, each of them once (CPN-10). */
const BatchForm = recordSection('coupons', null, {
  config: batchConfig,
  empty: () => ({ ...emptyDraft, prefix: '', count: '100', totalLimit: '1' }),
  afterCreate: (prefix) => `/dashboard/coupons?q=${encodeURIComponent(`${prefix}-`)}`,
  calls: (http, view) => ({
    load: () => Promise.resolve(null),
    save: async ({ draft }, signal) => {
      const { code: _code, ...terms } = bodyOf(draft);
      const prefix = textIn(draft, 'prefix').trim().toUpperCase();
      const body = { ...terms, prefix, count: numberIn(draft, 'count') ?? 0 };
      const csv = await http.send(refs.makeCouponBatch, { body, signal });
      saveFile(view, `codes-${prefix.toLowerCase()}.csv`, withMark(csv), 'text/csv');
      return { kind: 'kept', record: { id: prefix, version: null, draft } };
    },
  }),
});

/** One coupon with what it brought, or a batch of codes (ADM-01, CPN-10). */
export function CouponForm(props: SectionProps) {
  return props.rest === 'batch' ? <BatchForm profile={props.profile} /> : <Form {...props} />;
}

function recordCalls(http: Http): RecordCalls {
  const load = async (id: string, signal?: AbortSignal) =>
    storedOf((await http.send(refs.readCoupon, { params: { id }, signal })).coupon);
  return {
    load: (id, signal) => found(load(id, signal)),
    save: ({ id, version, draft }, signal) =>
      id === null
        ? saved(http.send(refs.saveCoupon, { body: bodyOf(draft), signal }), storedOf, () => Promise.resolve(null))
        : saved(
            http.send(refs.updateCoupon, {
              params: { id },
              body: bodyOf(draft),
              headers: atVersion(version),
              signal,
            }),
            storedOf,
            () => found(load(id, signal)),
          ),
    remove: async (id, signal) => {
      await http.send(refs.deleteCoupon, { params: { id }, signal });
    },
  };
}

function Usage({ id }: { id: string }) {
  const { http } = useServices();
  const actor = useScreenActor(
    couponUsageLogic({
      loadFigures: async (query, signal) =>
        (await http.send(refs.readCoupon, { params: { id: query.id }, signal })).usage,
    }),
    { id },
  );
  return <CouponUsage actor={actor} />;
}

const emptyDraft: Draft = {
  code: '',
  name: '',
  description: '',
  type: 'percentage',
  value: '',
  maxDiscountValue: '',
  minOrderValue: '',
  totalLimit: '',
  perCustomerLimit: '1',
  startsAt: '',
  expiresAt: '',
  isFlashOffer: false,
  isEnabled: true,
  urgencyMessage: '',
};

function storedOf(coupon: OwnedCoupon): StoredRecord {
  const { id, version, code, name, description, type, isFlashOffer, isEnabled, urgencyMessage } = coupon;
  return {
    id,
    version,
    draft: {
      code,
      name,
      description,
      type,
      value: typedNumber(coupon.value),
      maxDiscountValue: typedNumber(coupon.maxDiscountValue),
      minOrderValue: typedNumber(coupon.minOrderValue),
      totalLimit: typedNumber(coupon.totalLimit),
      perCustomerLimit: typedNumber(coupon.perCustomerLimit),
      startsAt: typedMoment(coupon.startsAt),
      expiresAt: typedMoment(coupon.expiresAt),
      isFlashOffer,
      isEnabled,
      urgencyMessage: urgencyMessage ?? '',
    },
  };
}

function bodyOf(draft: Draft) {
  return {
    code: textIn(draft, 'code'),
    name: textIn(draft, 'name'),
    description: textIn(draft, 'description'),
    type: choiceIn(draft, 'type', couponTypes),
    value: numberIn(draft, 'value') ?? 0,
    maxDiscountValue: numberIn(draft, 'maxDiscountValue'),
    minOrderValue: numberIn(draft, 'minOrderValue'),
    totalLimit: numberIn(draft, 'totalLimit'),
    perCustomerLimit: numberIn(draft, 'perCustomerLimit'),
    startsAt: textIn(draft, 'startsAt') === '' ? null : momentIn(draft, 'startsAt'),
    expiresAt: momentIn(draft, 'expiresAt'),
    isFlashOffer: flagIn(draft, 'isFlashOffer'),
    isEnabled: flagIn(draft, 'isEnabled'),
    urgencyMessage: wordsIn(draft, 'urgencyMessage'),
  };
}
