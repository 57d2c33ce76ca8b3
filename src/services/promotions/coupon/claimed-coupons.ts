import type { Bell } from '../../platform/bell.ts';
import { fieldsOf, textOf } from '../../platform/storage/shape.ts';
import { sessionKeys } from '../../platform/storage/session-keys.ts';
import { storageKeys, type DeviceStore } from '../../platform/storage/storage.ts';

/** The flash sale's code, stored for the session. */
export interface ClaimedCoupon {
  readonly code: string;
  /** Percent. */
  readonly discount: number;
  /** ISO 8601. */
  readonly claimedAt: string;
}

/** A code that a promotion passes to the checkout. A chosen one is applied at once and replaces any other. */
export interface HandedCoupon {
  readonly code: string;
  readonly isChosen: boolean;
}

export type ClaimedCoupons = ReturnType<typeof createClaimedCoupons>;

/** A DOM event on `window` when a flash sale's code is claimed. */
const claimed = 'apply-flash-sale-coupon';

interface ClaimsWorld {
  readonly view: Window;
  readonly session: DeviceStore;
  readonly store: DeviceStore;
  /** Notifies the checkout if it is open. */
  readonly handed: Bell<[HandedCoupon]>;
}

/** Passes codes from promotions to the checkout. */
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
    /** The shopper removed the claimed code: still offer it, but don't apply it automatically. */
    decline: (code: string) => session.write(sessionKeys.declined, code),
    isDeclined: (code: string) => declined() === code,
    /** Drops the claim once an order used this code. */
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
