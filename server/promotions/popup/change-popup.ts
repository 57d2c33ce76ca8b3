import sql from 'sql-template-tag';
import type { OwnedPopupSettings, PopupSchedule } from '../../../src/contract/promotions/popup.calls.ts';
import { normalisedCode } from '../../../src/domain/promotions/coupon/coupon.ts';
import { popupCodeMistake, popupMistakes } from '../../../src/domain/promotions/popup.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { problem } from '../../platform/http/problem.ts';
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
    const { startsAt, endsAt } = after;
    const errors: { field: string; message: string }[] = [...popupMistakes(after)];
    if (startsAt !== null && endsAt !== null && endsAt <= startsAt) {
      errors.push({ field: 'endsAt', message: 'The end must be after the start' });
    }
    if (after.isActive && errors.length === 0) {
      // A popup that starts later needs its code by then.
      const begin = startsAt !== null && new Date(startsAt) > now ? new Date(startsAt) : now;
      const wrong = popupCodeMistake(after, await findCoupon(tx, after.couponCode, null, 'unlocked'), begin);
      if (wrong) errors.push(wrong);
    }
    const [first] = errors;
    if (first) throw problem('invalid-input', { detail: first.message, errors });
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
