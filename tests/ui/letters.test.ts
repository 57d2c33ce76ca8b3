import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../assets/fonts');
const open = (name: string) => create(readFileSync(join(folder, `${name}.woff2`)));

test.for(['anek-hi', 'anek-hi-bold', 'tiro-hi', 'tiro-hi-italic'])(
  'LNG-01 letters that Hindi joins are joined in the cut of %s: र below, half letters, र above',
  (name) => {
    const font = open(name);
    const parts = (text: string) => font.layout(text).glyphs.length;
    // “प्र”, “क्र”, “ग्र” and “द्र” are one sign, as in प्रोडक्ट and ग्राहक.
    expect(['प्र', 'क्र', 'ग्र', 'द्र', 'श्र'].map((text) => [text, parts(text)])).toEqual(
      ['प्र', 'क्र', 'ग्र', 'द्र', 'श्र'].map((text) => [text, 1]),
    );
    const virama = font.layout('ट्\u200c').glyphs[1]?.id ?? Number.NaN;
    expect(virama).toBeGreaterThan(0);
    for (const text of ['प्श', 'ब्स', 'स्व', 'क्या', 'प्रक्रिया', 'सब्सक्रिप्शन', 'हर्बल']) {
      const ids = font.layout(text).glyphs.map(({ id }) => id);
      expect([text, ids.includes(virama)]).toEqual([text, false]);
    }
  },
);
