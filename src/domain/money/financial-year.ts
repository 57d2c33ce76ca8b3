const yearAndMonth = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The year in which the Indian financial year of a moment began: April to March, by Indian time. */
export function financialYear(at: Date): number {
  const parts = new Map(yearAndMonth.formatToParts(at).map((part) => [part.type, Number(part.value)]));
  return (parts.get('year') ?? 0) - ((parts.get('month') ?? 0) < 4 ? 1 : 0);
}
