import type { DraftWrite } from '../../../../contract/orders/draft/draft-order.calls.ts';
import { normalisedMobile, states } from '../../../../domain/kit/address.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { type FactRow, RecordFactRows } from '../../../../ui/admin/record/RecordFacts.tsx';
import { text as typography } from '../../../../ui/kit/theme/text.css.ts';
import { partsOf } from '../../../../ui/admin/record/field-values.ts';
import { factRowsOf } from '../../kit/form/facts.tsx';
import {
  asText,
  choice,
  formOnly,
  hidden,
  own,
  rows,
  text,
  textOrNull,
  wholeNumber,
} from '../../kit/form/fields.ts';
import { card } from '../../kit/form/form-of.ts';
import { productField } from '../../kit/form/product-choice.tsx';
import type { DraftFields } from '../../kit/form/read-draft.ts';
import { OptionField } from '../../promotions/simulator/OptionField.tsx';
import { BundlesField } from './BundlesField.tsx';
import { KeptAddressField } from './KeptAddressField.tsx';
import { PincodeField } from './PincodeField.tsx';

type State = (typeof states)[number];

const half = { half: true } as const;
/** The change of an order keeps its coupon. */
const isNew = (draft: Draft) => draft['edited'] === '';
/** Only the address of some orders can change. */
const isFree = (draft: Draft) => draft['itemsStay'] === '';
const hasBundles = (draft: Draft) => isFree(draft) && partsOf(draft['bundles']).length > 0;
const isOther = (draft: Draft) => draft['addressId'] === '';
const part = { isShown: isOther } as const;
/** None is chosen beforehand: the state decides which GST an order has. */
const stateWords = { '': 'Choose a state', ...Object.fromEntries(states.map((state) => [state, state])) } as Record<
  '' | State,
  string
>;

/** The bundles of a changed order, with how many there are of each and how many there were. */
export const asBundles = {
  blank: [],
  typed: (bundles: readonly TakenBundle[]) =>
    bundles.map(({ bundleId, name, quantity, had }) => ({
      bundleId,
      name,
      quantity: String(quantity),
      had: String(had),
    })),
  read: (fields: DraftFields, name: string): DraftWrite['bundles'] =>
    fields.rows(name, (part) => ({ bundleId: part.text('bundleId'), quantity: part.wholeNumber('quantity') })),
};

interface TakenBundle {
  readonly bundleId: string;
  readonly name: string;
  readonly quantity: number;
  readonly had: number;
}

/** What the customer wants. */
export const itemsCard = card(
  'Items',
  {
    lines: rows(
      'Products',
      'Add a product',
      {
        sku: productField(asText),
        quantity: wholeNumber('Quantity', { initial: '1' }),
        packageType: choice('Purchase type', {
          trial: 'One time',
          weekly: 'Every week',
          monthly: 'Every month',
        }),
        flavour: own('Flavour', asText, (props) => <OptionField {...props} label="Flavour" of="flavours" />),
        variant: own('Size', asText, (props) => <OptionField {...props} label="Size" of="variants" />),
      },
      { isShown: isFree },
    ),
    bundles: own('Bundles', asBundles, (props) => <BundlesField {...props} />, { isShown: hasBundles }),
    couponCode: textOrNull('Coupon code', { ...half, max: 40, isCode: true, isShown: isNew }),
    fixed: hidden([]),
  },
  (draft) => <Fixed rows={factRowsOf(draft, 'fixed')} />,
);

/** What of an order can't be changed, with the reason. */
function Fixed({ rows }: { readonly rows: readonly FactRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label="Stays as it is">
      <h3 className={typography({ as: 'h4' })}>Stays as it is</h3>
      <RecordFactRows rows={rows} empty="" />
    </section>
  );
}

/** Where it goes: a saved address of the customer, or one that is typed. */
export const deliveryCard = card('Delivery', {
  addressId: own(
    'Address',
    { blank: '', typed: () => '', read: (fields, name) => fields.textOrNull(name) },
    (props) => <KeptAddressField {...props} />,
  ),
  addressName: formOnly(text('Name of the person who receives it', { ...part, max: 80 })),
  addressPhone: formOnly(text('Their mobile number', { ...part, hint: 'The customer’s if empty', optional: true })),
  line1: formOnly(text('Flat or house number', { ...part, max: 120 })),
  line2: formOnly(text('Street and area', { ...part, max: 120, optional: true })),
  pincode: formOnly(own('Pincode', asText, (props) => <PincodeField {...props} />, { ...part, ...half })),
  city: formOnly(text('City or town', { ...part, ...half, max: 60 })),
  state: formOnly(choice('State', stateWords, part)),
  /** What a pincode filled in, as opposed to what somebody typed. */
  placedCity: hidden(),
  placedState: hidden(),
});

/** What is sent besides the fields of the same name. */
export function draftGiven(fields: DraftFields) {
  const phone = mobileOf(fields.text('phone'));
  return { phone, address: addressOf(fields, phone) };
}

function mobileOf(typed: string): string {
  return normalisedMobile(typed) ?? typed;
}

/** Null if nothing is typed, or a saved address is chosen. */
function addressOf(fields: DraftFields, phone: string): DraftWrite['address'] {
  const names = ['addressName', 'line1', 'line2', 'pincode', 'city'];
  if (fields.text('addressId') !== '' || names.every((name) => fields.text(name) === '')) return null;
  return {
    name: fields.text('addressName'),
    phone: mobileOf(fields.text('addressPhone')) || phone,
    line1: fields.text('line1'),
    line2: fields.text('line2'),
    pincode: fields.text('pincode'),
    city: fields.text('city'),
    // Without a choice the server refuses the field by its name.
    state: fields.choice('state', ['', ...states]) as State,
  };
}
