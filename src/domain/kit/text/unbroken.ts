/** Keeps each number with what it counts on one line: '120 mg per 5 drops' breaks only before 'per'. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d) /gu, '$1\u00a0');
}
