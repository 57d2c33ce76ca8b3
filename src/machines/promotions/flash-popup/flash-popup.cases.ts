import { lineOf } from '../../../domain/cart/cart.ts';
import { parseLocation } from '../../../domain/shell/page/route.ts';
import { defaultPopupSettings } from '../../../domain/promotions/popup.ts';
import { sampleProduct } from '../../catalogue/product-options/product-options.cases.ts';
import { command, done, failed, keyFor, nobody, type EventCases } from '../../kit/cases.ts';
import type { FlashPast, FlashPopupContext, FlashPopupInput } from './flash-popup.types.ts';

export const flashPopupInput: FlashPopupInput = { parent: nobody, path: '/', isFound: true, lines: [] };

const unseen: FlashPast = { counters: { session: 0, day: 0 }, isOver: false, isClaimed: false, isDismissed: false };

export const flashPopupCases: EventCases = {
  'page.arrived': [command('page.arrived', { location: parseLocation('/shop'), page: { route: 'shop' } })],
  'cart.changed': [
    command('cart.changed', { lines: [] }),
    command('cart.changed', {
      lines: [lineOf(sampleProduct, { quantity: 1, flavour: '', variant: '', packageType: 'trial' })],
    }),
  ],
  'xstate.done.actor.fetchSettings': [
    done('fetchSettings', { ...defaultPopupSettings, isActive: true }),
    done('fetchSettings', { ...defaultPopupSettings, isActive: false }),
  ],
  'xstate.error.actor.fetchSettings': [failed('fetchSettings')],
  'xstate.done.actor.readPast': [done('readPast', unseen), done('readPast', { ...unseen, isOver: true })],
  'xstate.error.actor.readPast': [failed('readPast')],
  'popup.preview': [command('popup.preview', { settings: defaultPopupSettings })],
  'trigger.fired': [command('trigger.fired', { cause: 'delay' })],
  'xstate.done.actor.fixDeadline': [done('fixDeadline', '2026-11-04T04:35:00.000Z')],
  'xstate.error.actor.fixDeadline': [failed('fixDeadline')],
  'countdown.over': [command('countdown.over', { id: 'flash-popup' })],
  'xstate.done.actor.copyCode': [done('copyCode', 'copied'), done('copyCode', 'failed')],
  'xstate.error.actor.copyCode': [failed('copyCode')],
  'xstate.done.actor.verifyOffer': [done('verifyOffer', true), done('verifyOffer', false)],
  'xstate.error.actor.verifyOffer': [failed('verifyOffer')],
};

/** Tells snapshots apart by the page, by whether there is anything in the cart, and by the last copy. */
export function flashPopupKey({ context }: { readonly context: FlashPopupContext }): string {
  const { path, lines, copy, settings } = context;
  return keyFor(path, lines.length > 0, copy ?? '', settings.isActive);
}
