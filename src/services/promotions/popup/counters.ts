import { indianDay } from '../../../domain/kit/money/dates.ts';
import { fieldsOf, textOf, wholeOf } from '../../platform/storage/shape.ts';
import { promotionKeys, sessionKeys } from '../../platform/storage/session-keys.ts';
import type { DeviceStore } from '../../platform/storage/storage.ts';

/** How often the flash sale was shown: in this tab's session, and today on this device. */
export function createFlashCounters(session: DeviceStore, store: DeviceStore, now: () => number) {
  const today = () => indianDay(new Date(now()));
  const read = () => ({
    session: session.read(sessionKeys.flashShows, wholeOf) ?? 0,
    day: showsOn(today(), store),
  });
  return {
    read,
    count() {
      const shows = read();
      session.write(sessionKeys.flashShows, shows.session + 1);
      store.write(promotionKeys.flashDay, { day: today(), shows: shows.day + 1 });
    },
  };
}

function showsOn(day: string, store: DeviceStore): number {
  const kept = store.read(promotionKeys.flashDay, (value) => {
    const fields = fieldsOf(value);
    const shows = wholeOf(fields?.['shows']);
    const of = textOf(fields?.['day']);
    return shows === null || of === null ? null : { of, shows };
  });
  return kept?.of === day ? kept.shows : 0;
}
