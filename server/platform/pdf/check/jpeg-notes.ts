/** Metadata segments: Exif, XMP, IPTC and comments. */
const notes = new Set([0xe1, 0xed, 0xfe]);
const [startOfImage, startOfScan] = [0xd8, 0xda];

/** Removes a JPEG's metadata; returns any other bytes unchanged. */
export function withoutNotes(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return bytes;
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === startOfScan) break;
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (end < at + 4) return bytes;
    if (!notes.has(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  kept.push(bytes.subarray(at));
  return Buffer.concat(kept);
}
