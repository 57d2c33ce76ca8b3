import { fieldsOf, textOf } from '../../platform/storage/shape.ts';
import { sessionKeys } from '../../platform/storage/session-keys.ts';
import { storageKeys, type DeviceStore } from '../../platform/storage/storage.ts';

/** The flash sale's code, as a session keeps it (FLS-07). */
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

const claimed = 'apply-flash-sale-coupon';
const chosen = 'apply-selected-coupon';

/** Codes on their way from the promotions to the checkout, which may be on the screen or come later (FLS-07, CPN-05). */
export function createClaimedCoupons(view: Window, session: DeviceStore, store: DeviceStore) {
  const read = () => session.read(sessionKeys.claimed, readClaim);
  const declined = () => session.read(sessionKeys.declined, textOf);
  return {
    read,
    keep: (code: string, discount: number, now: number) => {
      session.remove(sessionKeys.declined);
      session.write(sessionKeys.claimed, { code, discount, claimedAt: new Date(now).toISOString() });
    },
    announce: (code: string, discount: number) =>
      view.dispatchEvent(new CustomEvent(claimed, { detail: { couponCode: code, discount } })),
    choose: (code: string) => {
      store.write(storageKeys.coupon, code);
      view.dispatchEvent(new CustomEvent(chosen, { detail: { couponCode: code } }));
    },
    /** The shopper took the claimed code out again: it stays on offer, and is not applied by itself. */
    decline: (code: string) => session.write(sessionKeys.declined, code),
    isDeclined: (code: string) => declined() === code,
    /** An order stands with this code: what was claimed of it is used. */
    spend: (code: string) => {
      if (read()?.code === code) session.remove(sessionKeys.claimed);
    },
    watch: (listener: (coupon: HandedCoupon) => void) => {
      const telling = (isChosen: boolean) => (event: Event) => {
        const code = event instanceof CustomEvent ? textOf(fieldsOf(event.detail)?.['couponCode']) : null;
        if (code !== null) listener({ code, isChosen });
      };
      const onClaimed = telling(false);
      const onChosen = telling(true);
      view.addEventListener(claimed, onClaimed);
      view.addEventListener(chosen, onChosen);
      return () => {
        view.removeEventListener(claimed, onClaimed);
        view.removeEventListener(chosen, onChosen);
      };
    },
  };
}

function readClaim(value: unknown): ClaimedCoupon | null {
  const fields = fieldsOf(value);
  const code = textOf(fields?.['code']);
  const discount = fields?.['discount'];
  const claimedAt = textOf(fields?.['claimedAt']);
  return code === null || typeof discount !== 'number' || claimedAt === null ? null : { code, discount, claimedAt };
}
