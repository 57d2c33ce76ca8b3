import type { FieldConfig } from '../../../../ui/admin/record/admin.types.ts';
import {
  asText,
  choice,
  configsOf,
  momentOrNull,
  money,
  own,
  percent,
  rows,
  text,
  wholeNumber,
  wholeNumberOrNull,
} from '../../kit/form/fields.ts';
import { productField } from '../../kit/form/product-choice.tsx';
import { OptionField } from './OptionField.tsx';

export const clubSku = 'bliss-club';
const others = [{ value: clubSku, label: 'Bliss Club membership' }];
const half = { half: true } as const;
const optionalHalf = { half: true, optional: true } as const;

/** The simulator's fields, with these bundles as options. */
export function fieldsOf(bundles: readonly { value: string; label: string }[]): readonly FieldConfig[] {
  return configsOf({
    lines: rows('In the cart', 'Add a product', {
      sku: productField(asText, { others }),
      quantity: wholeNumber('Quantity', { hint: '1 if empty' }),
      packageType: choice('Purchase type', { trial: 'One time', weekly: 'Every week', monthly: 'Every month' }),
      flavour: own('Flavour', asText, (props) => <OptionField {...props} label="Flavour" of="flavours" />),
      variant: own('Size', asText, (props) => <OptionField {...props} label="Size" of="variants" />),
    }),
    phone: text('Customer’s phone', { ...optionalHalf, hint: 'Leave empty for a visitor who isn’t signed in' }),
    member: choice('Bliss Club', { '': 'As in the account', yes: 'A member', no: 'Not a member' }, half),
    couponCode: text('Coupon code', { ...optionalHalf, isCode: true }),
    couponUses: wholeNumberOrNull('Coupons used before', { ...half, hint: 'How often each was used' }),
    bundleId: choice(
      'Bundle',
      { '': 'None', ...Object.fromEntries(bundles.map(({ value, label }) => [value, label])) },
      half,
    ),
    paymentMethod: choice('Payment', { '': 'Any except cash on delivery', cod: 'Cash on delivery' }, half),
    pincode: text('Pincode', optionalHalf),
    tiers: rows('Discount tiers to try', 'Try other tiers', {
      label: text('Name', { max: 60 }),
      threshold: money('From', half),
      discountPercentage: percent('Discount', half),
    }),
    at: momentOrNull('Date and time', { ...half, hint: 'India time. Empty means now' }),
    other: momentOrNull('Compare with', { ...half, hint: 'India time' }),
  });
}
