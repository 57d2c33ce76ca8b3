import { packageTypes } from '../../../../domain/catalogue/product/product.ts';
import { normalisedMobile } from '../../../../domain/kit/address.ts';
import { paymentMethods } from '../../../../domain/orders/order/order.ts';
import type { DraftFields } from '../../kit/form/read-draft.ts';

/** The simulation requests, one per time; null means now. */
export function questionOf(fields: DraftFields) {
  const given = <const Name extends string, Value>(name: Name, value: Value | null | undefined) =>
    (value === null || value === undefined ? {} : { [name]: value }) as { readonly [Each in Name]?: Value };
  const phone = fields.textOrNull('phone');
  const member = fields.textOrNull('member');
  const tiers = fields.rows('tiers', (tier) => ({
    label: tier.text('label') || 'Tier',
    threshold: tier.wholeNumber('threshold'),
    discountPercentage: tier.number('discountPercentage'),
  }));
  const [at, other] = [fields.momentOrNull('at'), fields.momentOrNull('other')];
  return {
    customer: {
      ...given('phone', phone === null ? null : (normalisedMobile(phone) ?? phone)),
      ...given('isMember', member === null ? null : member === 'yes'),
      ...given('couponUses', fields.wholeNumberOrNull('couponUses')),
    },
    ...given('tiers', tiers.length === 0 ? null : tiers),
    ...given('couponCode', fields.textOrNull('couponCode')),
    ...given('bundleId', fields.textOrNull('bundleId')),
    ...given(
      'paymentMethod',
      paymentMethods.find((each) => each === fields.text('paymentMethod')),
    ),
    ...given('pincode', fields.textOrNull('pincode')),
    moments: other === null ? [at] : [at, other],
    lines: fields.rows('lines', (line) => ({
      sku: line.text('sku'),
      flavour: line.text('flavour'),
      variant: line.text('variant'),
      quantity: line.wholeNumberOrNull('quantity') ?? 1,
      packageType: line.choice('packageType', packageTypes),
    })),
  };
}
