const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

/** Idle time before a reminder is sent, milliseconds. */
export const reminderPause = 4 * hour;
/** Days that the link in a reminder works. */
export const linkDays = 7;
/** Idle time after which a checkout ends and the next one starts fresh, milliseconds. */
export const draftLifetime = linkDays * day;
/** A save that arrives this late after an order still belongs to that order, milliseconds. */
export const lateness = 10 * minute;

/** Milliseconds; India has one time zone and no daylight saving. */
const indianOffset = 5.5 * hour;
const opens = 10 * hour;
const closes = 20 * hour;

/** When to send the reminder: four hours after the last change, within 10:00 to 20:00 in India. */
export function reminderAt(touchedAt: Date): Date {
  const due = touchedAt.getTime() + reminderPause;
  const time = (due + indianOffset) % day;
  if (time < opens) return new Date(due - time + opens);
  return new Date(time < closes ? due : due - time + day + opens);
}
