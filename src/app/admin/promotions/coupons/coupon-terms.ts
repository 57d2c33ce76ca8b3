import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import {
  choice,
  either,
  flag,
  longText,
  momentOrNull,
  money,
  moneyOrNull,
  percent,
  text,
  textOrNull,
  wholeNumberOrNull,
} from '../../kit/form/fields.ts';
import { aside, card } from '../../kit/form/form-of.ts';
import { typeWords } from './coupon-words.ts';

/** Beside its neighbour. */
export const half = { half: true } as const;
const isPercent = ({ type }: Draft) => type === 'percentage';

/** What a coupon is called. */
export const names = {
  name: text('Name', { max: 80, ...half }),
  description: longText('Description', { max: 400, optional: true }),
};
/** The terms that a coupon shares with a batch of codes. */
export const terms = [
  card('Discount', {
    type: choice('Type', typeWords, half),
    value: either(
      percent('Percent', { ...half, isShown: isPercent, unseen: 0 }),
      money('Amount', { ...half, isShown: ({ type }) => type === 'amount', unseen: 0 }),
    ),
    maxDiscountValue: moneyOrNull('Maximum discount', { ...half, isShown: isPercent }),
    minOrderValue: moneyOrNull('Minimum cart value', half),
  }),
  card('Limits', {
    totalLimit: wholeNumberOrNull('Total uses', half),
    perCustomerLimit: wholeNumberOrNull('Uses per customer', half),
  }),
  aside('Status', {
    isEnabled: flag('Active', { hint: 'When off, the coupon is paused and can’t be used.' }),
    startsAt: momentOrNull('Starts', { hint: 'India time. Starts now if empty' }),
    expiresAt: momentOrNull('Ends', { isEnd: true, after: 'startsAt', hint: 'Empty for no end' }),
  }),
  aside('Flash offer', {
    isFlashOffer: flag('Show it in the shop', { hint: 'With a countdown until it ends.' }),
    urgencyMessage: textOrNull('Text next to the countdown', {
      max: 120,
      isShown: ({ isFlashOffer }) => isFlashOffer === true,
    }),
  }),
] as const;
/** A new one's terms. */
export const usual = { perCustomerLimit: 1, isEnabled: true } as const;
