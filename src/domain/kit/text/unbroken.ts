/** Keeps each number with what it counts on one line: '120 mg per 5 drops' breaks only before 'per'. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d) /gu, '$1\u00a0');
}

/** A hyphen after a single letter doesn't end a line: 'e-mail'. */
export function hyphened(text: string): string {
  return text.replaceAll(/(?<!\p{L})(\p{L}-)(?=\p{L})/gu, '$1\u2060');
}
