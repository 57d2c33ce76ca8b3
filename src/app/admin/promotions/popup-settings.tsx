import type { OwnedPopupSettings } from '../../../contract/promotions/popup.calls.ts';
import { failureOf } from '../../../domain/kit/failure.ts';
import { defaultPopupSettings, type PopupSettings } from '../../../domain/promotions/popup.ts';
import { popupPreviewLogic } from '../../../machines/admin/sections/popup-preview/popup-preview.actors.ts';
import { popupWhatIfLogic } from '../../../machines/admin/sections/popup-what-if/popup-what-if.actors.ts';
import type { Draft, StoredRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { campaignCalls } from '../../../services/admin/kit/campaign-calls.ts';
import { calls } from '../../../services/platform/http/calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import { createPreviewFrame, previewFrame } from '../../../services/promotions/popup/preview-frame.ts';
import { useScreenActor } from '../../../ui/shell/app/actors.tsx';
import type { FieldConfig } from '../../../ui/admin/record/admin.types.ts';
import { textOf, textsOf } from '../../../ui/admin/record/field-values.ts';
import { PopupPreview } from '../../../ui/admin/sections/popup-settings/PopupPreview.tsx';
import { PopupWhatIf } from '../../../ui/admin/sections/popup-settings/PopupWhatIf.tsx';
import { useServices } from '../../platform/services.tsx';
import type { RecordCalls } from '../kit/descriptor.ts';
import { recordSection } from '../record/record-section.tsx';

type NumberField =
  | 'showAfterSeconds'
  | 'scrollTriggerPercent'
  | 'maxShowsPerSession'
  | 'maxShowsPerDay'
  | 'timerDuration'
  | 'discountPercent';

/** Numbers are typed as text. */
function storedOf({ version, ...settings }: OwnedPopupSettings): StoredRecord {
  return {
    id: 'popup',
    version,
    draft: {
      ...settings,
      showAfterSeconds: String(settings.showAfterSeconds),
      scrollTriggerPercent: String(settings.scrollTriggerPercent),
      maxShowsPerSession: String(settings.maxShowsPerSession),
      maxShowsPerDay: String(settings.maxShowsPerDay),
      timerDuration: String(settings.timerDuration),
      discountPercent: String(settings.discountPercent),
    },
  };
}

/** The settings as they are typed; what is no number is none, and the server says so. */
function settingsOf(draft: Draft): OwnedPopupSettings {
  const words = (name: keyof PopupSettings) => textOf(draft[name]).trim();
  const number = (name: NumberField) => (words(name) === '' ? Number.NaN : Number(words(name)));
  const isOn = (name: keyof PopupSettings) => draft[name] === true;
  const list = (name: keyof PopupSettings) => textsOf(draft[name]).flatMap((line) => line.trim() || []);
  return {
    isActive: isOn('isActive'),
    showAfterSeconds: number('showAfterSeconds'),
    exitIntentEnabled: isOn('exitIntentEnabled'),
    scrollTriggerEnabled: isOn('scrollTriggerEnabled'),
    scrollTriggerPercent: number('scrollTriggerPercent'),
    maxShowsPerSession: number('maxShowsPerSession'),
    maxShowsPerDay: number('maxShowsPerDay'),
    enabledPages: list('enabledPages'),
    disabledPages: list('disabledPages'),
    timerDuration: number('timerDuration'),
    couponCode: words('couponCode'),
    discountPercent: number('discountPercent'),
    couponDescription: words('couponDescription'),
    popupTitle: words('popupTitle'),
    urgencyBadgeText: words('urgencyBadgeText'),
    buttonText: words('buttonText'),
    trustIndicators: list('trustIndicators'),
    debugMode: isOn('debugMode'),
    trackingEnabled: isOn('trackingEnabled'),
    conversionTracking: isOn('conversionTracking'),
    version: 0,
  };
}

/** What is seen while a number is half typed is the usual one. */
function seenSettings(draft: Draft): PopupSettings {
  const { version: _, ...settings } = settingsOf(draft);
  const usual = (name: NumberField) => (Number.isNaN(settings[name]) ? defaultPopupSettings[name] : settings[name]);
  return {
    ...settings,
    showAfterSeconds: usual('showAfterSeconds'),
    scrollTriggerPercent: usual('scrollTriggerPercent'),
    maxShowsPerSession: usual('maxShowsPerSession'),
    maxShowsPerDay: usual('maxShowsPerDay'),
    timerDuration: usual('timerDuration'),
    discountPercent: usual('discountPercent'),
  };
}

function popupCalls(http: Http): RecordCalls {
  const load = async (signal: AbortSignal) =>
    storedOf(await http.send(campaignCalls.readPopupSettings, { signal }));
  return {
    load: async (_id, signal) => load(signal),
    save: async ({ version, draft }, signal) => {
      const { version: _, ...body } = settingsOf(draft);
      const headers = { 'if-match': `"${version ?? 0}"` };
      try {
        const answer = await http.send(campaignCalls.replacePopupSettings, { body, headers, signal });
        return { kind: 'kept', record: storedOf(answer) };
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind !== 'refused' || failure.slug !== 'version-conflict') throw error;
        return { kind: 'overtaken', record: await load(signal) };
      }
    },
  };
}

function Preview({ settings }: { settings: PopupSettings }) {
  const { view } = useServices();
  const actor = useScreenActor(popupPreviewLogic(createPreviewFrame(view)), {
    settings,
    season: view.document.documentElement.dataset['season'] === 'diwali' ? 'diwali' : 'botanical',
  });
  return <PopupPreview actor={actor} settings={settings} frame={previewFrame} />;
}

function WhatIf({ settings }: { settings: PopupSettings }) {
  const { http } = useServices();
  const logic = popupWhatIfLogic({
    checkCode: async (code, cartValue, signal) => {
      const body = { code, cartValue };
      const { valid, discountAmount, reason } = await http.send(calls.verifyCoupon, { body, signal });
      return { isValid: valid, saving: discountAmount, reason: reason ?? null };
    },
  });
  return <PopupWhatIf actor={useScreenActor(logic, undefined)} settings={settings} />;
}

const half = { half: true } as const;
const onOff = (name: keyof PopupSettings, label: string, hint?: string): FieldConfig => ({
  name,
  label,
  kind: 'switch',
  ...(hint === undefined ? {} : { hint }),
});

/** /dashboard/popup-settings: the flash sale's popup, with a preview and the answer whether it would show (ADM-04). */
export const PopupSettingsSection = recordSection('popup-settings', 'popup', {
  empty: () => ({}),
  calls: popupCalls,
  config: {
    noun: { one: 'popup', many: 'settings' },
    nameOf: () => 'Popup settings',
    cards: [
      {
        title: 'On or off',
        fields: [
          onOff('isActive', 'Popup is on'),
          onOff('debugMode', 'Debug mode', 'Resets how often everyone has seen it. For testing only'),
        ],
      },
      {
        title: 'Content',
        fields: [
          { name: 'popupTitle', label: 'Title', kind: 'text', max: 80 },
          { name: 'urgencyBadgeText', label: 'Badge', kind: 'text', max: 60, ...half },
          { name: 'buttonText', label: 'Button', kind: 'text', max: 60, ...half },
          { name: 'couponDescription', label: 'Offer text', kind: 'textarea', max: 400 },
          { name: 'trustIndicators', label: 'Trust points', kind: 'tags', hint: 'Up to six. Each must be true' },
        ],
      },
      {
        title: 'Offer',
        fields: [
          { name: 'couponCode', label: 'Coupon code', kind: 'text', isCode: true, ...half },
          { name: 'discountPercent', label: 'Discount', kind: 'percent', ...half },
          {
            name: 'timerDuration',
            label: 'Seconds to claim it',
            kind: 'number',
            hint: '10 to 86400',
            ...half,
          },
        ],
      },
      {
        title: 'When it shows',
        fields: [
          {
            name: 'showAfterSeconds',
            label: 'After this many seconds',
            kind: 'number',
            hint: '0 to 3600',
            ...half,
          },
          onOff('exitIntentEnabled', 'When the pointer leaves at the top of the page (exit intent)'),
          onOff('scrollTriggerEnabled', 'When the page is scrolled'),
          {
            name: 'scrollTriggerPercent',
            label: 'Scroll depth',
            kind: 'percent',
            isShown: (draft) => draft['scrollTriggerEnabled'] === true,
            ...half,
          },
        ],
      },
      {
        title: 'Where it shows',
        fields: [
          {
            name: 'enabledPages',
            label: 'Pages',
            kind: 'tags',
            hint: '* for all pages, /shop for one page, /shop/* for the pages below it',
          },
          { name: 'disabledPages', label: 'Never on', kind: 'tags', hint: 'Overrides the pages above' },
        ],
      },
      {
        title: 'How often',
        fields: [
          { name: 'maxShowsPerSession', label: 'Per session', kind: 'number', ...half },
          { name: 'maxShowsPerDay', label: 'Per day', kind: 'number', ...half },
        ],
      },
      {
        title: 'Tracking',
        fields: [onOff('trackingEnabled', 'Count views and closes'), onOff('conversionTracking', 'Count claims')],
      },
      {
        title: 'Preview',
        isAside: true,
        fields: [],
        draw: (draft) => <Preview settings={seenSettings(draft)} />,
      },
      {
        title: 'Would it show?',
        isAside: true,
        fields: [],
        draw: (draft) => <WhatIf settings={seenSettings(draft)} />,
      },
    ],
  },
});
