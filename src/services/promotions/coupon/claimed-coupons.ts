import type { Bell } from '../../platform/bell.ts';
import { fieldsOf, textOf } from '../../platform/storage/shape.ts';
import { sessionKeys } from '../../platform/storage/session-keys.ts';
import { storageKeys, type DeviceStore } from '../../platform/storage/storage.ts';

/** The flash sale's code, as a session keeps it. */
export interface ClaimedCoupon {
  readonly code: string;
  /** Percent. */
  readonly discount: number;
  /** ISO 8601. */
  readonly claimedAt: string;
}

/** A code that a promotion hands to the checkout; a chosen one is applied at once, whatever was there. */
export interface HandedCoupon {
  readonly code: string;
  readonly isChosen: boolean;
}

export type ClaimedCoupons = ReturnType<typeof createClaimedCoupons>;

/** Told to the page when a flash sale's code is claimed, for whatever else is on it. */
const claimed = 'apply-flash-sale-coupon';

interface ClaimsWorld {
  readonly view: Window;
  readonly session: DeviceStore;
  readonly store: DeviceStore;
  /** Rings for the checkout, which may be on the screen or come later. */
  readonly handed: Bell<[HandedCoupon]>;
}

/** Codes on their way from the promotions to the checkout. */
export function createClaimedCoupons({ view, session, store, handed }: ClaimsWorld) {
  const read = () => session.read(sessionKeys.claimed, readClaim);
  const declined = () => session.read(sessionKeys.declined, textOf);
  return {
    read,
    keep: (code: string, discount: number, now: number) => {
      session.remove(sessionKeys.declined);
      session.write(sessionKeys.claimed, { code, discount, claimedAt: new Date(now).toISOString() });
    },
    announce: (code: string, discount: number) => {
      view.dispatchEvent(new CustomEvent(claimed, { detail: { couponCode: code, discount } }));
      handed.ring({ code, isChosen: false });
    },
    choose: (code: string) => {
      store.write(storageKeys.coupon, code);
      handed.ring({ code, isChosen: true });
    },
    /** The shopper took the claimed code out again: it stays on offer, and is not applied by itself. */
    decline: (code: string) => session.write(sessionKeys.declined, code),
    isDeclined: (code: string) => declined() === code,
    /** An order stands with this code: what was claimed of it is used. */
    spend: (code: string) => {
      if (read()?.code === code) session.remove(sessionKeys.claimed);
    },
    watch: handed.listen,
  };
}

function readClaim(value: unknown): ClaimedCoupon | null {
  const fields = fieldsOf(value);
  const code = textOf(fields?.['code']);
  const discount = fields?.['discount'];
  const claimedAt = textOf(fields?.['claimedAt']);
  return code === null || typeof discount !== 'number' || claimedAt === null ? null : { code, discount, claimedAt };
}
