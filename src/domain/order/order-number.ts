const yearAndMonth = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** 'M26-001001': the year in which the Indian financial year of the order began, and its place in the sequence. */
export function orderNumber(sequence: number, at: Date): string {
  const parts = new Map(yearAndMonth.formatToParts(at).map((part) => [part.type, Number(part.value)]));
  const year = (parts.get('year') ?? 0) - ((parts.get('month') ?? 0) < 4 ? 1 : 0);
  return `M${String(year % 100).padStart(2, '0')}-${String(sequence).padStart(6, '0')}`;
}
