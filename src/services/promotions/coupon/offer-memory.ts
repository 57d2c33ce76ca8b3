import { fieldsOf, textOf, wholeOf } from '../../platform/storage/shape.ts';
import { sessionKeys } from '../../platform/storage/session-keys.ts';
import { storageKeys, type DeviceStore } from '../../platform/storage/storage.ts';
import type { ClaimedCoupons } from './claimed-coupons.ts';

type Place = 'page' | 'cart';

interface MemoryWorld {
  readonly session: DeviceStore;
  readonly store: DeviceStore;
  /** Milliseconds since 1970, server time. */
  readonly now: () => number;
  readonly claims: ClaimedCoupons;
}

/**
 * What this session knows about offers: how often they were shown, whether they were dismissed, and the session id.
 */
export function createOfferMemory({ session, store, now, claims }: MemoryWorld) {
  const shows = () => session.read(sessionKeys.couponShows, readShows) ?? { page: 0, cart: 0 };
  return {
    readMoment: () => ({
      now: now(),
      shows: shows(),
      isDismissed: session.read(sessionKeys.couponDismissed, (value) => value === true) ?? false,
      taken: [store.read(storageKeys.coupon, textOf), claims.read()?.code ?? null].filter((code) => code !== null),
    }),
    countShow: (place: Place) => {
      const before = shows();
      session.write(sessionKeys.couponShows, { ...before, [place]: before[place] + 1 });
    },
    keepDismissal: () => session.write(sessionKeys.couponDismissed, true),
    /** Stays the same while the tab is open. */
    sessionId: () => {
      const kept = session.read(sessionKeys.couponSession, textOf);
      if (kept !== null) return kept;
      const fresh = crypto.randomUUID();
      session.write(sessionKeys.couponSession, fresh);
      return fresh;
    },
  };
}

function readShows(value: unknown): Readonly<Record<Place, number>> | null {
  const fields = fieldsOf(value);
  const page = wholeOf(fields?.['page']);
  const cart = wholeOf(fields?.['cart']);
  return page === null || cart === null ? null : { page, cart };
}
