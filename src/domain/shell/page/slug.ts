/**
 * What a title can be called in an address: its words in small letters and digits, as many of them as `max`
 * characters hold; '' where it has no letter that an address can hold.
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
