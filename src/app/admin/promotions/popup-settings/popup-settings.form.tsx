import * as popupCalls from '../../../../contract/promotions/popup.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import type { OwnedPopupSettings } from '../../../../contract/promotions/popup.calls.ts';
import { defaultPopupSettings } from '../../../../domain/promotions/popup.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { partOf, type Source } from '../../../../ui/kit/react/source.ts';
import { flag, lines, longText, momentOrNull, percent, text, wholeNumber } from '../../kit/form/fields.ts';
import { aside, card, folded, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { recordSection } from '../../record/record-section.tsx';
import { Preview, WhatIf } from './PopupParts.tsx';

const half = { half: true } as const;

const form = formOf<OwnedPopupSettings, BodyOf<Api['replacePopupSettings']>>()({
  slug: 'popup-settings',
  noun: { one: 'popup', many: 'settings' },
  name: () => 'Popup settings',
  only: 'popup',
  isAlone: true,
  usual: defaultPopupSettings,
  translated: {
    popupTitle: text('Title', { max: 80 }),
    urgencyBadgeText: text('Badge', { ...half, max: 60 }),
    buttonText: text('Button', { ...half, max: 60 }),
    couponDescription: longText('Offer text', { max: 400 }),
    trustIndicators: lines('Trust points'),
  },
  cards: [
    card('On or off', {
      isActive: flag('Popup is on'),
      startsAt: momentOrNull('From', { ...half, hint: 'India time. Starts now if empty' }),
      endsAt: momentOrNull('Until', { ...half, isEnd: true, after: 'startsAt', hint: 'Empty for no end' }),
      debugMode: flag('Debug mode', { hint: 'Resets how often everyone has seen it. For testing only' }),
    }),
    card('Content', {
      popupTitle: text('Title', { max: 80 }),
      urgencyBadgeText: text('Badge', { ...half, max: 60 }),
      buttonText: text('Button', { ...half, max: 60 }),
      couponDescription: longText('Offer text', { max: 400 }),
      trustIndicators: lines('Trust points', { hint: 'Up to six. Each must be true' }),
    }),
    card('Offer', {
      couponCode: text('Coupon code', { ...half, isCode: true }),
      discountPercent: percent('Discount', half),
      timerDuration: wholeNumber('Seconds to claim it', { ...half, hint: '10 to 86400' }),
    }),
    card('When it shows', {
      showAfterSeconds: wholeNumber('After this many seconds', { ...half, hint: '0 to 3600' }),
      exitIntentEnabled: flag('When the pointer leaves at the top of the page (exit intent)'),
      scrollTriggerEnabled: flag('When the page is scrolled'),
      scrollTriggerPercent: percent('Scroll depth', {
        ...half,
        isShown: (draft) => draft['scrollTriggerEnabled'] === true,
        unseen: defaultPopupSettings.scrollTriggerPercent,
      }),
    }),
    folded(
      card('Where it shows', {
        enabledPages: lines('Pages', {
          hint: '* for all pages, /shop for one page, /shop/* for the pages below it',
        }),
        disabledPages: lines('Never on', { hint: 'Overrides the pages above' }),
      }),
      'Nowhere',
    ),
    folded(
      card('How often', {
        maxShowsPerSession: wholeNumber('Per session', half),
        maxShowsPerDay: wholeNumber('Per day', half),
        showsAgain: flag('Again in the same visit', {
          hint: 'After somebody closed it or chose Maybe Later. Otherwise it stays away until the next visit',
        }),
      }),
      'Nothing set',
    ),
    folded(
      card('Tracking', {
        trackingEnabled: flag('Count views and closes'),
        conversionTracking: flag('Count claims'),
      }),
      'Nothing is counted',
    ),
    aside('Preview', {}, drawPreview),
    folded(aside('Would it show?', {}, drawWhatIf), 'Try a page, a device and a visit'),
  ],
});

function drawPreview(draft: Draft, source: Source<Draft>) {
  return <Preview settings={form.seen(draft)} source={partOf(source, (each) => form.seen(each))} />;
}

function drawWhatIf(draft: Draft) {
  return <WhatIf settings={form.seen(draft)} />;
}

/** /dashboard/popup-settings: the flash sale popup, with a preview and a check whether it would show. */
export const PopupSettingsSection = recordSection('popup', {
  slug: 'popup-settings',
  form,
  keeps: 'device',
  calls: recordCalls(form, (http) => ({
    read: async (_id, along) => http.send(popupCalls.readPopupSettings, along),
    update: async (_id, body, along) => http.send(popupCalls.replacePopupSettings, { body, ...along }),
  })),
});
