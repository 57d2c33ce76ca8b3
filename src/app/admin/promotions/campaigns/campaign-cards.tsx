import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { LinkButton } from '../../../../ui/kit/action/Button.tsx';
import { textOf, textsOf } from '../../../../ui/admin/record/field-values.ts';
import {
  asText,
  choice,
  either,
  flag,
  formOnly,
  hidden,
  longText,
  moment,
  money,
  moneyOrNull,
  own,
  percent,
  rows,
  text,
} from '../../kit/form/fields.ts';
import { aside, card } from '../../kit/form/form-of.ts';
import { productField } from '../../kit/form/product-choice.tsx';
import { typeWords } from '../coupons/coupon-words.ts';
import { byWords, scopeWords } from './campaign-words.ts';
import { MemberField } from './MemberField.tsx';

const on = (part: string) => (draft: Draft) => draft[part] === true;
const and = (part: string, name: string, value: string) => (draft: Draft) =>
  on(part)(draft) && draft[name] === value;
const half = { half: true } as const;
const sku = productField(asText);
const bundle = own('Bundle', asText, (props) => <MemberField {...props} label="Bundle" />);
const post = own('Post', asText, (props) => <MemberField {...props} label="Post" />);
const made = 'Leave it empty: it’s made from the name and the discount';

/** What is in a campaign; the fields of a part are named after their place in the record. */
export const campaignCards = [
  card('Campaign', {
    name: text('Name', { max: 80, hint: 'Such as “Diwali sale”' }),
    startsAt: moment('From', half),
    endsAt: moment('Until', { ...half, isEnd: true, after: 'startsAt' }),
  }),
  card('Prices', {
    prices: formOnly(flag('Discount products during the campaign')),
    'prices.by': formOnly(choice('Discount', byWords, { ...half, isShown: on('prices') })),
    'prices.off': formOnly(
      either(
        percent('Percent', { ...half, isShown: and('prices', 'prices.by', 'percent'), unseen: 0 }),
        money('Amount', { ...half, isShown: and('prices', 'prices.by', 'amount'), unseen: 0 }),
      ),
    ),
    'prices.scope': formOnly(choice('On', scopeWords, { ...half, isShown: on('prices') })),
    'prices.category': formOnly(
      text('Category', { ...half, max: 80, isShown: and('prices', 'prices.scope', 'category') }),
    ),
    'prices.skus': formOnly(
      rows('Products', 'Add a product', { sku }, { isShown: and('prices', 'prices.scope', 'products') }),
    ),
  }),
  card('Coupon', {
    coupon: formOnly(flag('A code for shoppers')),
    'coupon.code': formOnly(
      text('Code', { ...half, isCode: true, max: 40, optional: true, hint: made, isShown: on('coupon') }),
    ),
    'coupon.type': formOnly(choice('Type', typeWords, { ...half, isShown: on('coupon') })),
    'coupon.value': formOnly(
      either(
        percent('Percent', { ...half, isShown: and('coupon', 'coupon.type', 'percentage'), unseen: 0 }),
        money('Amount', { ...half, isShown: and('coupon', 'coupon.type', 'amount'), unseen: 0 }),
      ),
    ),
    'coupon.maxDiscountValue': formOnly(
      moneyOrNull('Maximum discount', { ...half, isShown: and('coupon', 'coupon.type', 'percentage') }),
    ),
    'coupon.minOrderValue': formOnly(moneyOrNull('Minimum cart value', { ...half, isShown: on('coupon') })),
  }),
  card('Banner', {
    banner: formOnly(flag('A banner above the shop')),
    'banner.text': formOnly(text('Text', { max: 120, optional: true, hint: made, isShown: on('banner') })),
    'banner.link': formOnly(
      text('Links to', { max: 300, optional: true, hint: 'Empty for /shop', isShown: on('banner') }),
    ),
  }),
  card('Popup', {
    popup: formOnly(flag('The popup offers the coupon')),
    'popup.title': formOnly(text('Title', { ...half, max: 80, optional: true, hint: made, isShown: on('popup') })),
    'popup.button': formOnly(text('Button', { ...half, max: 60, optional: true, isShown: on('popup') })),
    'popup.text': formOnly(longText('Offer text', { max: 400, optional: true, isShown: on('popup') })),
  }),
  card('Bundles and posts', {
    bundles: formOnly(rows('Bundles', 'Add a bundle', { id: bundle })),
    posts: formOnly(rows('Posts', 'Add a post', { id: post })),
  }),
  card('Discount tiers', {
    tiers: rows('Instead of the shop’s own while it runs', 'Add a tier', {
      label: text('Name', { max: 60 }),
      threshold: money('From', half),
      discountPercentage: percent('Discount', half),
      description: text('Description', { max: 400, optional: true }),
    }),
  }),
  aside('In its way', { collisions: hidden([]), members: hidden([]) }, drawCollisions),
  aside('Rehearsal', {}, drawRehearsal),
  aside('Switch', {
    isOn: flag('On', { hint: 'All parts start and end together. Off takes all of them back.' }),
  }),
] as const;

/** Its popup in another language. */
export const campaignTranslated = {
  popupTitle: text('Popup title', { ...half, max: 80, isShown: on('popup') }),
  buttonText: text('Popup button', { ...half, max: 60, isShown: on('popup') }),
  couponDescription: longText('Popup offer text', { max: 400, isShown: on('popup') }),
};

function drawCollisions(draft: Draft) {
  const found = textsOf(draft['collisions']);
  if (found.length === 0) return <p>Nothing so far.</p>;
  return (
    <ul>
      {found.map((words) => (
        <li key={words}>{words}.</li>
      ))}
    </ul>
  );
}

function drawRehearsal(draft: Draft) {
  return (
    <LinkButton tone="outline" href={`/dashboard/campaigns/rehearsal-${textOf(draft['startsAt'])}`}>
      See the shop at its start
    </LinkButton>
  );
}
