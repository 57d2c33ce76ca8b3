import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

const folder = join(import.meta.dirname, '../../../assets/fonts');
let opened: readonly Font[] | null = null;

/** The serif for titles, and its rupee sign; loaded when the first picture is drawn. */
function fonts(): readonly Font[] {
  opened ??= ['tiro', 'tiro-rupee'].map((name) => create(readFileSync(join(folder, `${name}.woff2`))));
  return opened;
}

export interface Lines {
  /** Pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

const sizes = [76, 68, 60, 52, 46] as const;
const maxLines = 5;

/**
 * Wraps a text into a width, as large as possible, and cuts it with '…' if it doesn't fit. Null when no glyph is
 * left.
 */
export function fitted(text: string, width: number): Lines | null {
  const words = writable(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  for (const size of sizes) {
    const lines = wrapped(words, size, width);
    if (lines.length <= maxLines && lines.every((line) => widthOf(line, size) <= width)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 46;
  const lines = wrapped(words, size, width).slice(0, maxLines);
  return { size, lines: lines.map((line, place) => cut(line, size, width, place === maxLines - 1)) };
}

/** The outlines of one line as SVG content, starting at the left end of the baseline. */
export function outlinesOf(line: string, size: number): string {
  let x = 0;
  return runsOf(line)
    .map(({ font, text }) => {
      const { glyphs, positions } = font.layout(text);
      const scale = size / font.unitsPerEm;
      return glyphs
        .map(({ path }, place) => {
          const drawn = `<path transform="translate(${x.toFixed(1)} 0) scale(${scale} ${-scale})" d="${path.toSVG()}"/>`;
          x += (positions[place]?.xAdvance ?? 0) * scale;
          return drawn;
        })
        .join('');
    })
    .join('');
}

/** Pixels. */
export function widthOf(line: string, size: number): number {
  return runsOf(line).reduce(
    (sum, { font, text }) => sum + (font.layout(text).advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

function wrapped(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, size: number, width: number, isLast: boolean): string {
  let left = isLast ? `${line}…` : line;
  while (left.length > 1 && widthOf(left, size) > width) {
    left = `${left.replace(/…$/u, '').slice(0, -1).trimEnd()}…`;
  }
  return left;
}

/** Drops characters without a glyph. */
function writable(text: string): string {
  return Array.from(text.replaceAll(/\s+/gu, ' '))
    .filter((sign) => fontFor(sign) !== undefined)
    .join('');
}

function fontFor(sign: string): Font | undefined {
  return fonts().find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

function runsOf(text: string): readonly { readonly font: Font; readonly text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const sign of text) {
    const font = fontFor(sign);
    const last = runs.at(-1);
    if (font !== undefined && last?.font === font) last.text += sign;
    else if (font !== undefined) runs.push({ font, text: sign });
  }
  return runs;
}
