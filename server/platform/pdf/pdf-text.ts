import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type PdfFile from 'pdfkit';

export type Pdf = InstanceType<typeof PdfFile>;

const folder = join(import.meta.dirname, 'fonts');
const names = ['regular', 'bold', 'rupee', 'rupee-bold', 'devanagari'] as const;
type FontName = (typeof names)[number];
const fonts = new Map<FontName, Buffer>();

/** Registers the fonts in a document; each is loaded on first use. */
export function registerFonts(pdf: Pdf): void {
  for (const name of names) {
    const bytes = fonts.get(name) ?? readFileSync(join(folder, `${name}.ttf`));
    fonts.set(name, bytes);
    pdf.registerFont(name, bytes);
  }
}

export interface TextStyle {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: string;
}

interface Run {
  readonly text: string;
  readonly font: FontName;
}

/**
 * Splits a text by the font that can draw it; characters no font has are dropped, so no empty boxes are printed.
 */
function runsOf(text: string, isBold: boolean): Run[] {
  const runs: { text: string; font: FontName }[] = [];
  for (const character of text) {
    const font = fontFor(character, isBold);
    if (font === null) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

/** Whether a text has letters that no font can draw. */
export function hasUnwritten(text: string): boolean {
  return Array.from(text).some((character) => fontFor(character, false) === null);
}

function fontFor(character: string, isBold: boolean): FontName | null {
  if (character === '₹') return isBold ? 'rupee-bold' : 'rupee';
  if (/[\u0900-\u097f\u200c\u200d]/u.test(character)) return 'devanagari';
  return /[\u0020-\u007e\u00a0-\u00ff\u2013-\u2026\u2212]/u.test(character) ? (isBold ? 'bold' : 'regular') : null;
}

const basicSize = 9;

/** Tabular figures, so that amounts line up. */
const figures: PDFKit.Mixins.TextOptions = { features: ['tnum', 'lnum'] };

/** The width of a line of text, in points. */
export function widthOf(pdf: Pdf, text: string, { size = basicSize, isBold = false }: TextStyle = {}): number {
  return runsOf(text, isBold).reduce(
    (width, run) => width + pdf.font(run.font).fontSize(size).widthOfString(run.text, figures),
    0,
  );
}

/** Draws one line with its top left corner at x and y; `align` is its alignment within the width. */
export function write(
  pdf: Pdf,
  text: string,
  place: { readonly x: number; readonly y: number; readonly align?: 'left' | 'right' | 'centre' },
  style: TextStyle = {},
): void {
  const { size = basicSize, isBold = false, color = '#1c1c1c' } = style;
  const { align = 'left' } = place;
  let x = align === 'left' ? place.x : place.x - widthOf(pdf, text, style) / (align === 'right' ? 1 : 2);
  for (const run of runsOf(text, isBold)) {
    pdf.font(run.font).fontSize(size).fillColor(color);
    pdf.text(run.text, x, place.y + baselineShift(run.font, size), { lineBreak: false, ...figures });
    x += pdf.widthOfString(run.text, figures);
  }
}

/** Wraps text at spaces, and inside a word that is wider than the line. */
export function brokenLines(pdf: Pdf, text: string, width: number, style: TextStyle = {}): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(pdf, longer, style) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(pdf, line, style) > width && line.length > 1) {
      let end = line.length - 1;
      while (end > 1 && widthOf(pdf, line.slice(0, end), style) > width) end -= 1;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return line === '' ? lines : [...lines, line];
}

export interface FittedText {
  readonly lines: readonly string[];
  /** Points. */
  readonly size: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
  /** Largest and smallest font size, in points. */
  readonly max: number;
  readonly min: number;
  readonly isBold?: boolean;
}

/** Line height, relative to the font size. */
export const lineHeight = 1.25;

/** Wraps and shrinks texts until they fit into a box; at the smallest size the rest is cut with an ellipsis. */
export function fittedText(pdf: Pdf, texts: readonly string[], box: Box): FittedText {
  const { width, height, max, min, isBold = false } = box;
  for (let size = max; ; size -= 0.5) {
    const lines = texts.flatMap((each) => brokenLines(pdf, each, width, { size, isBold }));
    const room = Math.max(1, Math.floor(height / (size * lineHeight) + 0.001));
    if (lines.length <= room) return { lines, size };
    if (size > min) continue;
    const kept = lines.slice(0, room);
    return { lines: [...kept.slice(0, -1), `${(kept.at(-1) ?? '').replace(/.{3}$/u, '')}…`], size };
  }
}

/** Draws a text into a box with its top left corner at x and y; returns its bottom. */
export function writeIn(
  pdf: Pdf,
  texts: readonly string[],
  { x, y, ...box }: Box & { readonly x: number; readonly y: number },
  style: Pick<TextStyle, 'color'> = {},
): number {
  const { lines, size } = fittedText(pdf, texts, box);
  for (const [place, line] of lines.entries()) {
    write(pdf, line, { x, y: y + place * size * lineHeight }, { ...style, size, isBold: box.isBold ?? false });
  }
  return y + lines.length * size * lineHeight;
}

/** Fonts have different ascents; this aligns their baselines on one line. */
function baselineShift(font: FontName, size: number): number {
  return font === 'devanagari' ? size * 0.145 : 0;
}
