import type { BodyInputOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import { normalisedMobile } from '../../../domain/kit/address.ts';
import { paymentMethods } from '../../../domain/orders/order/order.ts';
import { packageTypes } from '../../../domain/catalogue/product/product.ts';
import type { Draft, SubRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { simulatorLogic } from '../../../machines/admin/sections/simulator/simulator.actors.ts';
import { campaignCalls } from '../../../services/admin/kit/campaign-calls.ts';
import { questionIn, questionText } from '../../../services/admin/kit/question-address.ts';
import { goodsCalls } from '../../../services/platform/http/goods-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import { useScreenActor, useShop, useShopActor } from '../../../ui/shell/app/actors.tsx';
import type { FieldDrawProps, FieldConfig } from '../../../ui/admin/record/admin.types.ts';
import { partsOf, textOf } from '../../../ui/admin/record/field-values.ts';
import { ProductField, useProducts } from '../../../ui/admin/picker/products.tsx';
import { Select } from '../../../ui/kit/choice/Select.tsx';
import { SimulatorPage } from '../../../ui/admin/sections/simulator/SimulatorPage.tsx';
import { useServices } from '../../platform/services.tsx';
import { findProduct, WithProducts } from '../kit/product-choice.tsx';

type Body = BodyInputOf<Api['simulatePrice']>;

const path = '/dashboard/simulator';

/** /dashboard/simulator: any cart against all offers, now or later; the address carries the question (ADM-11). */
export function SimulatorSection() {
  return (
    <WithProducts>
      <Simulator />
    </WithProducts>
  );
}

function Simulator() {
  const { http } = useServices();
  const shop = useShop();
  const navigation = useShopActor('navigation');
  const actor = useScreenActor(
    simulatorLogic({
      findBundles: async (signal) => {
        const search = { status: 'active', limit: '100' };
        return (await http.send(goodsCalls.listBundles, { search, signal })).bundles;
      },
      simulate: async (question, signal) => {
        const moments = [textOf(question['at']), textOf(question['other'])];
        const wanted = moments.filter((moment, place) => place === 0 || moment !== '');
        const lines = await linesOf(http, question, signal);
        return Promise.all(
          wanted.map(async (moment) =>
            http.send(campaignCalls.simulatePrice, { body: { ...bodyOf(question, moment), lines }, signal }),
          ),
        );
      },
      writeQuestion: (question) =>
        shop.send({
          type: 'link.follow',
          location: { path, search: questionText(question) },
          isReplacing: true,
        }),
    }),
    { question: questionIn(navigation.getSnapshot().context.location.search) },
  );
  return <SimulatorPage actor={actor} fieldsOf={fieldsOf} />;
}

function bodyOf(question: Draft, moment: string): Omit<Body, 'lines'> {
  const words = (name: string) => textOf(question[name]).trim();
  const phone = words('phone');
  const uses = words('couponUses');
  const member = words('member');
  const method = paymentMethods.find((each) => each === words('paymentMethod'));
  return {
    customer: {
      ...(phone === '' ? {} : { phone: normalisedMobile(phone) ?? phone }),
      ...(member === 'yes' || member === 'no' ? { isMember: member === 'yes' } : {}),
      ...(uses === '' ? {} : { couponUses: Number(uses) }),
    },
    ...(words('couponCode') === '' ? {} : { couponCode: words('couponCode') }),
    ...(words('bundleId') === '' ? {} : { bundleId: words('bundleId') }),
    ...(moment === '' ? {} : { at: `${moment}:00+05:30` }),
    ...(method === undefined ? {} : { paymentMethod: method }),
    ...(words('pincode') === '' ? {} : { pincode: words('pincode') }),
  };
}

/** The lines of a cart; the first flavour and size of their products where none is named. */
async function linesOf(http: Http, question: Draft, signal: AbortSignal): Promise<Body['lines']> {
  const lines = partsOf(question['lines']);
  const skus = new Set(lines.map((line) => wordIn(line, 'sku')).filter((sku) => sku !== '' && sku !== clubSku));
  const found = await Promise.all([...skus].map(async (sku) => findProduct(http, sku, signal)));
  const products = new Map(found.flatMap((product) => (product ? [[product.sku, product]] : [])));
  return lines.map((line) => {
    const product = products.get(wordIn(line, 'sku'));
    return {
      sku: wordIn(line, 'sku'),
      flavour: wordIn(line, 'flavour') || (product?.flavours[0] ?? ''),
      variant: wordIn(line, 'variant') || (product?.variants[0] ?? ''),
      quantity: wordIn(line, 'quantity') === '' ? 1 : Number(wordIn(line, 'quantity')),
      packageType: packageTypes.find((each) => each === wordIn(line, 'packageType')) ?? 'trial',
    };
  });
}

function wordIn(line: SubRecord, name: string): string {
  const value = line[name];
  return typeof value === 'string' ? value.trim() : '';
}

const clubSku = 'bliss-club';
const others = [{ value: clubSku, label: 'Bliss Club membership' }];

/** A flavour or a size of the product that is chosen beside it. */
function OptionField({ label, of, value, draft, error, onValue }: FieldDrawProps & OptionKind) {
  const product = useProducts().find(({ sku }) => sku === textOf(draft['sku']));
  const options = product?.[of] ?? [];
  const chosen = textOf(value);
  return (
    <Select
      label={label}
      optional
      value={chosen}
      error={error}
      options={[
        { value: '', label: options[0] === undefined ? 'Only option' : `${options[0]} (default)` },
        ...[...new Set([...options.slice(1), ...(chosen === '' ? [] : [chosen])])].map((option) => ({
          value: option,
          label: option,
        })),
      ]}
      onValue={onValue}
    />
  );
}

interface OptionKind {
  readonly label: string;
  readonly of: 'flavours' | 'variants';
}

function fieldsOf(bundles: readonly { value: string; label: string }[]): readonly FieldConfig[] {
  return [
    {
      name: 'lines',
      label: 'In the cart',
      kind: 'rows',
      addLabel: 'Add a product',
      fields: [
        {
          name: 'sku',
          label: 'Product',
          kind: 'own',
          draw: (props) => <ProductField {...props} label="Product" others={others} />,
        },
        { name: 'quantity', label: 'Quantity', kind: 'number', hint: '1 if empty' },
        {
          name: 'packageType',
          label: 'Purchase type',
          kind: 'select',
          options: [
            { value: 'trial', label: 'One time' },
            { value: 'weekly', label: 'Every week' },
            { value: 'monthly', label: 'Every month' },
          ],
        },
        {
          name: 'flavour',
          label: 'Flavour',
          kind: 'own',
          draw: (props) => <OptionField {...props} label="Flavour" of="flavours" />,
        },
        {
          name: 'variant',
          label: 'Size',
          kind: 'own',
          draw: (props) => <OptionField {...props} label="Size" of="variants" />,
        },
      ],
    },
    {
      name: 'phone',
      label: 'Customer’s phone',
      kind: 'text',
      optional: true,
      hint: 'Leave empty for a visitor who isn’t signed in',
      half: true,
    },
    {
      name: 'member',
      label: 'Bliss Club',
      kind: 'select',
      options: [
        { value: '', label: 'As in the account' },
        { value: 'yes', label: 'A member' },
        { value: 'no', label: 'Not a member' },
      ],
      half: true,
    },
    { name: 'couponCode', label: 'Coupon code', kind: 'text', optional: true, isCode: true, half: true },
    {
      name: 'couponUses',
      label: 'Coupons used before',
      kind: 'number',
      optional: true,
      hint: 'How often each was used',
      half: true,
    },
    {
      name: 'bundleId',
      label: 'Bundle',
      kind: 'select',
      options: [{ value: '', label: 'None' }, ...bundles],
      half: true,
    },
    {
      name: 'paymentMethod',
      label: 'Payment',
      kind: 'select',
      options: [
        { value: '', label: 'Any except cash on delivery' },
        { value: 'cod', label: 'Cash on delivery' },
      ],
      half: true,
    },
    { name: 'pincode', label: 'Pincode', kind: 'text', optional: true, half: true },
    {
      name: 'at',
      label: 'Date and time',
      kind: 'moment',
      optional: true,
      hint: 'India time. Empty means now',
      half: true,
    },
    { name: 'other', label: 'Compare with', kind: 'moment', optional: true, hint: 'India time', half: true },
  ];
}
