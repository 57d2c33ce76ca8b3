import { defaultPopupSettings } from '../../../../domain/promotions/popup.ts';
import { command, type EventCases } from '../../../kit/cases.ts';
import type { PopupTestContext, PopupTestInput } from './popup-test.types.ts';

const nobody = { send: () => {} };

export const popupTestInput: PopupTestInput = {
  now: () => Date.parse('2026-11-04T04:30:00Z'),
  flashPopup: nobody,
  couponPopup: nobody,
  tierCelebration: nobody,
  membershipOffer: nobody,
  welcome: nobody,
  bannerCarousel: nobody,
  shop: nobody,
};

export const popupTestCases: EventCases = {
  'field.fill': [command('field.fill', { name: 'flash-popup.timerDuration', value: 'soon' })],
  'settings.shown': [command('settings.shown', { settings: defaultPopupSettings })],
  'popup.fire': [
    command('popup.fire', { kind: 'flash-popup' }),
    command('popup.fire', { kind: 'membership-offer' }),
    command('popup.fire', { kind: 'toast' }),
  ],
};

/** Tells snapshots apart by whether the sale's timer is valid, and whether settings were sent. */
export function popupTestKey({ context }: { readonly context: PopupTestContext }): string {
  return JSON.stringify([context.values['flash-popup.timerDuration'], context.kind, context.shown !== null]);
}
