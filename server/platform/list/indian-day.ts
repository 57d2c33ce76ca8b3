/** '2026-11-21', the day in India at this moment. */
export function indianDay(at: Date): string {
  return at.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}

/** The moment a day starts in India. */
export function midnightInIndia(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
