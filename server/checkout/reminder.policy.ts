const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

/** How long a checkout is left alone before its shopper is reminded. */
export const reminderPause = 4 * hour;
/** Days for which the link of a reminder leads back. */
export const linkDays = 7;
/** A checkout that was not touched for so long is over; the next is another. */
export const draftLifetime = linkDays * day;
/** What reaches the server this long after its order still belongs to it. */
export const lateness = 10 * minute;

/** India has one zone, without summer time. */
const indianOffset = 5.5 * hour;
const opens = 10 * hour;
const closes = 20 * hour;

/** When a checkout that was touched last at this moment is reminded of: four hours later, never by night (10:00 to 20:00 in India). */
export function reminderAt(touchedAt: Date): Date {
  const due = touchedAt.getTime() + reminderPause;
  const time = (due + indianOffset) % day;
  if (time < opens) return new Date(due - time + opens);
  return new Date(time < closes ? due : due - time + day + opens);
}
