import { promotionKeys, sessionKeys } from '../../platform/storage/session-keys.ts';
import type { DeviceStore } from '../../platform/storage/storage.ts';

/** Makes this session a new one to every popup, for tests by hand. */
export function forgetPopups(session: DeviceStore, store: DeviceStore): void {
  const { couponDismissed, couponShows, flashShows, flashDeadline, claimed, declined } = sessionKeys;
  for (const key of [couponDismissed, couponShows, flashShows, flashDeadline, claimed, declined]) {
    session.remove(key);
  }
  store.remove(promotionKeys.flashDay);
}
