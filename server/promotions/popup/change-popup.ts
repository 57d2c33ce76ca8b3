import sql from 'sql-template-tag';
import type { OwnedPopupSettings, PopupSchedule } from '../../../src/contract/promotions/popup.calls.ts';
import { normalisedCode } from '../../../src/domain/promotions/coupon/coupon.ts';
import { popupCodeMistake, popupRules, type PopupSettings } from '../../../src/domain/promotions/popup.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import type { Session } from '../../platform/database/session.ts';
import { type Translations, writeTranslations } from '../../platform/list/translation/translation.queries.ts';
import { findCoupon } from '../coupon/coupon.queries.ts';
import { type PopupChange, readOwnedSettings, writePopupSchedule, writePopupSettings } from './popup.queries.ts';

/** The lock that lets one admin at a time save the popup, even when there is no row yet. */
const popupLock = 7_201_142;

/**
 * Updates the given fields of the flash sale popup (ADM-04). Throws 'invalid-input' when fields conflict or its code
 * can't be used while it is on, and
 * 'version-conflict' when another admin saved first.
 */
export async function changePopup(
  { database, clock }: Pick<ShopContext, 'database' | 'clock'>,
  actorId: string,
  {
    change,
    schedule,
    version,
    translations,
  }: {
    readonly change: PopupChange;
    /** Stays as it is if left out. */
    readonly schedule?: PopupSchedule;
    readonly version: number | undefined;
    readonly translations?: Translations | undefined;
  },
): Promise<OwnedPopupSettings> {
  const now = clock();
  return database.transaction(async (tx) => {
    await tx.query(sql`SELECT pg_advisory_xact_lock(${popupLock})`);
    const before = await readOwnedSettings(tx, 'locked');
    if (version !== undefined && version !== before.version) throw staleRecord(before);
    const { couponCode } = change;
    await writePopupSettings(
      tx,
      couponCode === undefined ? change : { ...change, couponCode: normalisedCode(couponCode) },
      now,
    );
    if (schedule) await writePopupSchedule(tx, schedule, now);
    await writeTranslations(tx, 'popup', 'popup', translations);
    const after = await readOwnedSettings(tx);
    await refuseMistakes(popupFindings(tx, after, now));
    const entry = {
      actorId,
      action: 'changed',
      resource: 'popup settings',
      recordId: 'popup',
      before,
      after,
      now,
    } as const;
    await recordChange(tx, entry);
    return after;
  });
}

/** What is refused of the popup besides its schema. */
export function popupFindings(session: Session, settings: PopupSettings & PopupSchedule, now: Date): Findings {
  return [
    popupRules(settings),
    () => {
      const { startsAt, endsAt } = settings;
      const isBackwards = startsAt !== null && endsAt !== null && endsAt <= startsAt;
      return isBackwards ? { field: 'endsAt', message: 'The end must be after the start' } : null;
    },
    async () => {
      const { isActive, startsAt, couponCode } = settings;
      if (!isActive) return null;
      // A popup that starts later needs its code by then.
      const begin = startsAt !== null && new Date(startsAt) > now ? new Date(startsAt) : now;
      const coupon = await findCoupon(session, couponCode, null, 'unlocked');
      return popupCodeMistake(settings, coupon, begin);
    },
  ];
}
