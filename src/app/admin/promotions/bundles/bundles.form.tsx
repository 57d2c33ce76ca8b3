import * as bundleCalls from '../../../../contract/promotions/bundle/bundle.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import type { OwnedBundle } from '../../../../contract/promotions/bundle/bundle.calls.ts';
import type { SectionProps } from '../../../account/dashboard/lazy-section.tsx';
import {
  asText,
  choice,
  flag,
  formOnly,
  hidden,
  longText,
  moneyOrNull,
  momentOrNull,
  percent,
  rows,
  text,
  textOrNull,
  wholeNumber,
} from '../../kit/form/fields.ts';
import { aside, card, formOf } from '../../kit/form/form-of.ts';
import { productField, WithProducts } from '../../kit/form/product-choice.tsx';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { bundleNoun as noun, typeWords } from './bundle-words.ts';
import { bundleGiven, bundleTaken } from './bundle-conversions.ts';
import { BundlePreview } from './BundlePreview.tsx';
import { BundleSettings } from './bundle-settings.form.ts';

const half = { half: true } as const;
const sku = productField(asText);
const noPart = { sku: '', quantity: 1 } as const;

const form = formOf<OwnedBundle, BodyOf<Api['updateBundle']>>()({
  slug: 'bundles',
  noun,
  name: 'name',
  canDuplicate: true,
  removal: 'It disappears from the shop. Existing orders keep it.',
  usual: { products: [noPart, noPart], percentage: 10, hours: 1, stockLevel: 10, position: 0 },
  cards: [
    card('Basics', {
      name: text('Name', { max: 80 }),
      description: longText('Description', { optional: true, max: 400 }),
      type: choice('Type', typeWords, half),
      badge: textOrNull('Badge', { ...half, max: 40 }),
    }),
    card('Products and price', {
      products: rows('Products', 'Add a product', { sku, quantity: wholeNumber('Units') }),
      percentage: percent('Discount on its products', half),
    }),
    card('Conditions', {
      minOrderValue: moneyOrNull('Minimum order', { ...half, hint: 'Required for a tier discount' }),
      excludedProducts: formOnly(rows('Not with', 'Add an excluded product', { sku })),
    }),
    card('Countdown', {
      startsAt: formOnly(momentOrNull('Starts', half)),
      validUntil: momentOrNull('Ends', { ...half, isEnd: true, after: 'startsAt' }),
      isTimeLimited: flag('With a countdown'),
      hours: formOnly(
        wholeNumber('Countdown length in hours', {
          ...half,
          isShown: (draft) => draft['isTimeLimited'] === true,
          unseen: 1,
        }),
      ),
    }),
    aside('Visibility', {
      isActive: formOnly(flag('Shown')),
      isPopular: flag('Bestseller'),
      stockLevel: formOnly(wholeNumber('Units available', { hint: 'Goes down with each sale' })),
      stockWas: hidden(),
      position: wholeNumber('Position in the list'),
    }),
    aside('What shoppers see', {}, (draft) => <BundlePreview draft={draft} />),
  ],
  translated: {
    name: text('Name', { max: 80 }),
    description: longText('Description', { max: 400 }),
    badge: text('Badge', { max: 40 }),
  },
  taken: bundleTaken,
  given: bundleGiven,
});

const Form = formSection({
  slug: 'bundles',
  form,
  keeps: 'device',
  Around: WithProducts,
  calls: recordCalls(form, (http) => ({
    read: async (id, along) => http.send(bundleCalls.readBundle, { params: { id }, ...along }),
    create: async (body, along) => http.send(bundleCalls.saveBundle, { body, ...along }),
    update: async (id, body, along) => http.send(bundleCalls.updateBundle, { params: { id }, body, ...along }),
    remove: async (id, along) => http.send(bundleCalls.deleteBundle, { params: { id }, ...along }),
  })),
});

/** One bundle with its current price, or the settings for all bundles. */
export function BundleForm(props: SectionProps) {
  if (props.rest === 'settings') return <BundleSettings profile={props.profile} />;
  return <Form {...props} />;
}
