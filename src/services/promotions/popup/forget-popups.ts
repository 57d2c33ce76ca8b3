import { promotionKeys, sessionKeys } from '../../platform/storage/session-keys.ts';
import type { DeviceStore } from '../../platform/storage/storage.ts';

/** Resets what this session and device remember about popups. For manual testing. */
export function forgetPopups(session: DeviceStore, store: DeviceStore): void {
  const { couponDismissed, couponShows, flashShows, flashDeadline, flashDismissed, claimed, declined } =
    sessionKeys;
  for (const key of [couponDismissed, couponShows, flashShows, flashDeadline, flashDismissed, claimed, declined]) {
    session.remove(key);
  }
  store.remove(promotionKeys.flashDay);
}
