import type { FastifyInstance } from 'fastify';
import {
  getPopupSettings,
  readPopupSettings as readOwned,
  replacePopupSettings,
  savePopupSettings,
} from '../../../src/contract/promotions/popup.calls.ts';
import type { OwnedPopupSettings, PopupSchedule } from '../../../src/contract/promotions/popup.calls.ts';
import { etagOf } from '../../platform/list/version.ts';
import { changePopup, popupFindings } from './change-popup.ts';
import { type PopupCoupon, popupCodeMistake, type PopupSettings } from '../../../src/domain/promotions/popup.ts';
import { popupOf, runningOf } from '../../../src/domain/promotions/campaign/campaign.ts';
import { languageOf } from '../../platform/http/words.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { Cached } from '../../platform/list/cached.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { changedOver } from '../../platform/http/input/readable.ts';
import { route } from '../../platform/http/route.ts';
import { type PlannedPopup, readPlannedPopups } from '../campaign-part/campaign-popups.queries.ts';
import { findCoupon } from '../coupon/coupon.queries.ts';
import { readOwnedSettings, readPopupSchedule, readPopupSettings } from './popup.queries.ts';

/** Milliseconds; a code that is used up is noticed after that. */
const lifetime = 10_000;

/** By the clock of each answer, the popup is only on while its code can be used. */
interface KeptPopup {
  readonly settings: PopupSettings;
  readonly schedule: PopupSchedule;
  readonly coupon: PopupCoupon | null;
  /** Those of campaigns, each instead of the shop's own during its time. */
  readonly planned: readonly (PlannedPopup & { readonly coupon: PopupCoupon | null })[];
}

/** Settings of the flash sale popup. */
export function popupRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, catalogue, clock } = context;
  const kept = new Cached<KeptPopup>({ lifetime, max: 1 });
  catalogue.onChange(() => kept.outdate());

  const spokenBy = async (id: string, own: PopupSettings, { language }: { readonly language: Language }) => {
    const [settings = own] = await catalogue.translated([own], { kind: 'campaign', language, idOf: () => id });
    const translated = [...(own.translated ?? []), ...(settings.translated ?? [])];
    return own.translated ? { ...settings, translated: [...new Set(translated)] } : settings;
  };

  route(app, context, getPopupSettings, async (_, reply) => {
    reply.header('cache-control', 'public, max-age=10');
    const now = clock();
    const whole = await kept.one('', async () => readKept(context));
    const wanted = { kind: 'popup', language: languageOf(reply), idOf: () => 'popup' } as const;
    const [own = whole.settings] = await catalogue.translated([whole.settings], wanted);
    const { campaignId, schedule, coupon, ...shown } = popupAt({ ...whole, settings: own }, now);
    const settings = campaignId === null ? shown.settings : await spokenBy(campaignId, shown.settings, wanted);
    const isOn = isWithin(schedule, now) && popupCodeMistake(settings, coupon, now) === null;
    return { success: true, settings: { ...settings, isActive: settings.isActive && isOn } };
  });

  const findingsOf =
    (change: { readonly [Field in keyof OwnedPopupSettings]?: OwnedPopupSettings[Field] | undefined }) =>
    async () =>
      popupFindings(database, changedOver(await readOwnedSettings(database), change), clock());

  route(
    app,
    context,
    savePopupSettings,
    async ({ body, shopper }) => {
      const {
        version: _version,
        startsAt: _start,
        endsAt: _end,
        translations: _,
        ...settings
      } = await changePopup(context, shopper.id, {
        change: body,
        version: undefined,
      });
      kept.outdate();
      return { success: true, settings };
    },
    { rules: ({ body }) => findingsOf(body) },
  );

  route(app, context, readOwned, async (_, reply) => {
    const settings = await readOwnedSettings(database);
    reply.header('etag', etagOf(settings));
    return settings;
  });

  route(
    app,
    context,
    replacePopupSettings,
    async ({ headers, body, shopper }, reply) => {
      const { startsAt, endsAt, translations, ...change } = body;
      const schedule = { startsAt, endsAt };
      const version = headers['if-match'];
      const settings = await changePopup(context, shopper.id, { change, schedule, version, translations });
      kept.outdate();
      reply.header('etag', etagOf(settings));
      return settings;
    },
    { rules: ({ body }) => findingsOf(body) },
  );
}

async function readKept({ database, clock }: ShopContext): Promise<KeptPopup> {
  const couponOf = async (code: string) => findCoupon(database, code, null, 'unlocked');
  const settings = await readPopupSettings(database);
  const planned = await readPlannedPopups(database, clock());
  return {
    settings,
    schedule: await readPopupSchedule(database),
    coupon: await couponOf(settings.couponCode),
    planned: await Promise.all(planned.map(async (each) => ({ ...each, coupon: await couponOf(each.code) }))),
  };
}

type ShownPopup = Omit<KeptPopup, 'planned'> & { readonly campaignId: string | null };

/** The popup of the running campaign that has one, else the shop's own (CMP-01). */
function popupAt({ planned, ...own }: KeptPopup, now: Date): ShownPopup {
  const running = runningOf(planned, now);
  if (!running) return { ...own, campaignId: null };
  const { campaignId, popup, coupon, startsAt, endsAt } = running;
  const settings = popupOf(own.settings, popup, running);
  // What the campaign says itself isn't the shop's own text, whatever its language.
  const translated = own.settings.translated?.filter((name) => isSameMember(name, settings, own.settings));
  return {
    settings: translated ? { ...settings, translated } : settings,
    schedule: { startsAt, endsAt },
    coupon,
    campaignId,
  };
}

function isSameMember(name: string, one: object, other: object): boolean {
  const valueOf = (of: object) => Object.entries(of).find(([member]) => member === name)?.[1] as unknown;
  return valueOf(one) === valueOf(other);
}

/** Whether the popup is on at this moment, by its schedule alone. */
function isWithin({ startsAt, endsAt }: PopupSchedule, now: Date): boolean {
  return (startsAt === null || new Date(startsAt) <= now) && (endsAt === null || now < new Date(endsAt));
}
