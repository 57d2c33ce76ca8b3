import * as z from 'zod/mini';
import { versionHeaders } from '../platform/list.ts';
import { translatedMembers, translationsOf } from '../platform/translation.ts';
import { defineCall } from '../call.ts';
import { filledText, moment, text, timestamp } from '../primitives.ts';
import type { PopupSettings } from '../../domain/promotions/popup.ts';

const tag = 'Popup';
const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** '*' for all pages, '/shop' for one, '/shop/*' for a path and everything below it. */
const pattern = text(200).check(
  z.regex(/^(?:\*|\/(?:[^\s*?#]*\/)?\*|\/[^\s*?#]*)$/u, 'Use *, a path such as /shop, or /shop/*'),
);
const patterns = z.array(pattern).check(z.maxLength(50));

export const popupSettingsSchema = z.strictObject({
  isActive: z.boolean(),
  showAfterSeconds: whole(0, 3600),
  exitIntentEnabled: z.boolean(),
  scrollTriggerEnabled: z.boolean(),
  scrollTriggerPercent: whole(1, 100),
  maxShowsPerSession: whole(0, 1000),
  maxShowsPerDay: whole(0, 1000),
  showsAgain: z.boolean(),
  enabledPages: patterns,
  disabledPages: patterns,
  /** Seconds. */
  timerDuration: whole(10, 86_400),
  couponCode: z.string().check(z.regex(/^[A-Za-z0-9_-]{3,40}$/u, 'Use 3 to 40 letters, digits, - and _')),
  discountPercent: z.number().check(z.gt(0), z.lte(100)),
  couponDescription: text(400),
  popupTitle: filledText(80),
  urgencyBadgeText: text(60),
  buttonText: filledText(60),
  trustIndicators: z.array(filledText(120)).check(z.maxLength(6)),
  debugMode: z.boolean(),
  trackingEnabled: z.boolean(),
  conversionTracking: z.boolean(),
}) satisfies z.ZodMiniType<PopupSettings>;

const translations = translationsOf({
  popupTitle: text(80),
  urgencyBadgeText: text(60),
  buttonText: text(60),
  couponDescription: text(400),
  trustIndicators: popupSettingsSchema.shape.trustIndicators,
});

const answer = z.strictObject({
  success: z.boolean(),
  settings: z.strictObject({ ...popupSettingsSchema.shape, translated: translatedMembers }),
});

export const getPopupSettings = defineCall({
  method: 'GET',
  path: '/v1/popup/settings',
  summary: 'The settings of the flash-sale popup',
  tag,
  access: 'public',
  status: 200,
  answer,
  problems: [],
});

export const savePopupSettings = defineCall({
  method: 'POST',
  path: '/v1/popup/settings',
  summary: 'Changes settings of the flash-sale popup; those left out stay as they are',
  tag,
  access: ['admin'],
  body: z.partial(popupSettingsSchema),
  status: 200,
  answer,
  problems: [],
});

/** When the popup is on, apart from its other settings: from (inclusive) until (exclusive); null for no limit. */
export const popupScheduleSchema = z.strictObject({
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
});
const ownedAnswer = z.strictObject({
  ...popupSettingsSchema.shape,
  startsAt: z.nullable(timestamp),
  endsAt: z.nullable(timestamp),
  version: z.int(),
  translations,
});

export const readPopupSettings = defineCall({
  method: 'GET',
  path: '/v1/admin/popup-settings',
  summary: 'The settings of the flash-sale popup with their version, for editing',
  tag,
  access: ['admin'],
  status: 200,
  answer: ownedAnswer,
  problems: [],
});

export const replacePopupSettings = defineCall({
  method: 'PUT',
  path: '/v1/admin/popup-settings',
  summary: 'Replaces all settings of the flash-sale popup',
  tag,
  access: ['admin'],
  headers: versionHeaders,
  body: z.strictObject({
    ...popupSettingsSchema.shape,
    startsAt: z._default(z.nullable(moment), null),
    endsAt: z._default(z.nullable(moment), null),
    translations,
  }),
  status: 200,
  answer: ownedAnswer,
  problems: ['version-conflict'],
});

export type OwnedPopupSettings = z.infer<typeof ownedAnswer>;
export type PopupSchedule = z.infer<typeof popupScheduleSchema>;
