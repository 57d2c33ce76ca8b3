import type { BodyInputOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import { normalisedMobile } from '../../../domain/address/address.ts';
import { paymentMethods } from '../../../domain/order/order.ts';
import { packageTypes } from '../../../domain/product/product.ts';
import type { Draft, SubRecord } from '../../../machines/record-editor/record-editor.types.ts';
import { simulatorLogic } from '../../../machines/simulator/simulator.actors.ts';
import type { SimulatorProduct } from '../../../machines/simulator/simulator.types.ts';
import { campaignCalls } from '../../../services/desk/campaign-calls.ts';
import { questionIn, questionText } from '../../../services/desk/question-address.ts';
import { calls } from '../../../services/http/calls.ts';
import { useScreenActor, useShop, useShopActor } from '../../../ui/app/actors.tsx';
import type { FieldLook } from '../../../ui/desk/desk.types.ts';
import { partsOf, textOf } from '../../../ui/desk/field-values.ts';
import { SimulatorPage } from '../../../ui/simulator/SimulatorPage.tsx';
import { useServices } from '../../services.tsx';

type Body = BodyInputOf<Api['simulatePrice']>;

const path = '/dashboard/simulator';

/** /dashboard/simulator: any cart against all offers, now or later; the address carries the question (ADM-11). */
export function SimulatorDesk() {
  const { http } = useServices();
  const shop = useShop();
  const navigation = useShopActor('navigation');
  const actor = useScreenActor(
    simulatorLogic({
      findProducts: async (signal) => (await http.send(calls.listProducts, { query: {}, signal })).products,
      simulate: async ({ question, products }, signal) => {
        const moments = [textOf(question['at']), textOf(question['other'])];
        const wanted = moments.filter((moment, place) => place === 0 || moment !== '');
        return Promise.all(
          wanted.map(async (moment) =>
            http.send(campaignCalls.simulatePrice, { body: bodyOf(question, products, moment), signal }),
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

function bodyOf(question: Draft, products: readonly SimulatorProduct[], moment: string): Body {
  const words = (name: string) => textOf(question[name]).trim();
  const phone = words('phone');
  const uses = words('couponUses');
  const member = words('member');
  const method = paymentMethods.find((each) => each === words('paymentMethod'));
  return {
    lines: partsOf(question['lines']).map((line) => lineOf(line, products)),
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

/** A line; the first flavour and variant of its product where none is named. */
function lineOf(line: SubRecord, products: readonly SimulatorProduct[]): Body['lines'][number] {
  const words = (name: string) => {
    const value = line[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const product = products.find(({ sku }) => sku === words('sku')) ?? products[0];
  return {
    sku: product?.sku ?? '',
    flavour: words('flavour') || (product?.flavours[0] ?? ''),
    variant: words('variant') || (product?.variants[0] ?? ''),
    quantity: words('quantity') === '' ? 1 : Number(words('quantity')),
    packageType: packageTypes.find((each) => each === words('packageType')) ?? 'trial',
  };
}

const membership = { value: 'bliss-club', label: 'Bliss Club membership' };

function fieldsOf(products: readonly { value: string; label: string }[]): readonly FieldLook[] {
  return [
    {
      name: 'lines',
      label: 'In the cart',
      kind: 'rows',
      addLabel: 'Add a product',
      fields: [
        { name: 'sku', label: 'Product', kind: 'select', options: [...products, membership] },
        { name: 'quantity', label: 'Quantity', kind: 'number', hint: '1 where nothing is said' },
        {
          name: 'packageType',
          label: 'Bought',
          kind: 'select',
          options: [
            { value: 'trial', label: 'Once' },
            { value: 'weekly', label: 'Every week' },
            { value: 'monthly', label: 'Every month' },
          ],
        },
        { name: 'flavour', label: 'Flavour', kind: 'text', optional: true },
        { name: 'variant', label: 'Size', kind: 'text', optional: true },
      ],
    },
    {
      name: 'phone',
      label: 'Customer’s phone',
      kind: 'text',
      optional: true,
      hint: 'Empty: not signed in',
      half: true,
    },
    {
      name: 'member',
      label: 'Bliss Club',
      kind: 'select',
      options: [
        { value: '', label: 'As the account says' },
        { value: 'yes', label: 'A member' },
        { value: 'no', label: 'No member' },
      ],
      half: true,
    },
    { name: 'couponCode', label: 'Coupon code', kind: 'text', optional: true, isCode: true, half: true },
    {
      name: 'couponUses',
      label: 'Coupons used before',
      kind: 'number',
      optional: true,
      hint: 'Each, so often',
      half: true,
    },
    {
      name: 'paymentMethod',
      label: 'Payment',
      kind: 'select',
      options: [
        { value: '', label: 'Any but cash' },
        { value: 'cod', label: 'Cash on delivery' },
      ],
      half: true,
    },
    { name: 'pincode', label: 'Pincode', kind: 'text', optional: true, half: true },
    { name: 'at', label: 'Moment', kind: 'moment', optional: true, hint: 'Time in India; empty: now', half: true },
    { name: 'other', label: 'Compared with', kind: 'moment', optional: true, hint: 'Time in India', half: true },
  ];
}
