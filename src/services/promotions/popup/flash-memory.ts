import { fieldsOf, textOf } from '../../platform/storage/shape.ts';
import { sessionKeys } from '../../platform/storage/session-keys.ts';
import type { DeviceStore } from '../../platform/storage/storage.ts';
import type { ClaimedCoupons } from '../coupon/claimed-coupons.ts';
import { createFlashCounters } from './counters.ts';

interface Offer {
  readonly code: string;
  /** Percent. */
  readonly discount: number;
}

interface MemoryWorld {
  readonly session: DeviceStore;
  readonly store: DeviceStore;
  /** Milliseconds since 1970, server time. */
  readonly now: () => number;
  readonly claims: ClaimedCoupons;
}

/** What this session knows about the flash sale. Its deadline is set once and survives a reload. */
export function createFlashMemory({ session, store, now, claims }: MemoryWorld) {
  const counters = createFlashCounters(session, store, now);
  const endOf = (code: string) => {
    const kept = session.read(sessionKeys.flashDeadline, readDeadline);
    return kept?.code === code ? kept.endsAt : null;
  };
  return {
    countShow: () => counters.count(),
    readPast: ({ code }: Offer) => {
      const endsAt = endOf(code);
      return {
        counters: counters.read(),
        isOver: endsAt !== null && Date.parse(endsAt) <= now(),
        isClaimed: claims.read()?.code === code,
        isDismissed: session.read(sessionKeys.flashDismissed, textOf) === code,
      };
    },
    keepDismissal: ({ code }: Offer) => session.write(sessionKeys.flashDismissed, code),
    fixDeadline: ({ code }: Offer, seconds: number) => {
      const endsAt = endOf(code) ?? new Date(now() + seconds * 1000).toISOString();
      session.write(sessionKeys.flashDeadline, { code, endsAt });
      return endsAt;
    },
  };
}

function readDeadline(value: unknown) {
  const fields = fieldsOf(value);
  const code = textOf(fields?.['code']);
  const endsAt = textOf(fields?.['endsAt']);
  if (code === null || endsAt === null || Number.isNaN(Date.parse(endsAt))) return null;
  return { code, endsAt };
}
