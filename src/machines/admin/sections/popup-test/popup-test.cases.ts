import { defaultPopupSettings } from '../../../../domain/promotions/popup.ts';
import { command, type EventCases } from '../../../kit/cases.ts';
import type { PopupTestContext } from './popup-test.types.ts';

export const popupTestCases: EventCases = {
  'field.fill': [command('field.fill', { name: 'flash-popup.timerDuration', value: 'soon' })],
  'settings.shown': [command('settings.shown', { settings: defaultPopupSettings })],
  'popup.fire': [
    command('popup.fire', { kind: 'flash-popup' }),
    command('popup.fire', { kind: 'membership-offer' }),
  ],
};

/** Tells snapshots apart by whether the sale's timer is valid. */
export function popupTestKey({ context }: { readonly context: PopupTestContext }): string {
  return JSON.stringify([context.values['flash-popup.timerDuration'], context.kind]);
}
