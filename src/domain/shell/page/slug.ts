/**
 * A slug for a title: its words in lower-case letters and digits, as many as fit in `max` characters; '' if no
 * letter of it can be in a URL.
 */
export function wordsOfAddress(title: string, max: number): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > max) break;
    slug = longer;
  }
  return slug;
}
