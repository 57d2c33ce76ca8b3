import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type PdfFile from 'pdfkit';

export type Pdf = InstanceType<typeof PdfFile>;

const folder = join(import.meta.dirname, 'fonts');
const names = ['regular', 'bold', 'rupee', 'devanagari'] as const;
type FontName = (typeof names)[number];
const fonts = new Map<FontName, Buffer>();

/** Makes the fonts known to a document; each is opened when a text wants it. */
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

/** A text by the fonts that can write it; what none can write is left out, so that no empty boxes are printed. */
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

function fontFor(character: string, isBold: boolean): FontName | null {
  if (character === '₹') return 'rupee';
  if (/[\u0900-\u097f\u200c\u200d]/u.test(character)) return 'devanagari';
  return /[\u0020-\u007e\u00a0-\u00ff\u2013-\u2026\u2212]/u.test(character) ? (isBold ? 'bold' : 'regular') : null;
}

const basicSize = 9;

/** How wide a line of text is, in points. */
export function widthOf(pdf: Pdf, text: string, { size = basicSize, isBold = false }: TextStyle = {}): number {
  return runsOf(text, isBold).reduce(
    (width, run) => width + pdf.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  );
}

/** Writes one line whose top left corner is at x and y; `right` says that x is its right end. */
export function write(
  pdf: Pdf,
  text: string,
  place: { readonly x: number; readonly y: number; readonly align?: 'left' | 'right' },
  style: TextStyle = {},
): void {
  const { size = basicSize, isBold = false, color = '#1c1c1c' } = style;
  let x = place.align === 'right' ? place.x - widthOf(pdf, text, style) : place.x;
  for (const run of runsOf(text, isBold)) {
    pdf.font(run.font).fontSize(size).fillColor(color);
    pdf.text(run.text, x, place.y + baselineShift(run.font, size), { lineBreak: false });
    x += pdf.widthOfString(run.text);
  }
}

/** Lines of at most that width, broken at spaces, and inside a word that is wider by itself. */
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

/** Fonts have different heights above the line; texts of one line stand on it together. */
function baselineShift(font: FontName, size: number): number {
  return font === 'devanagari' ? -size * 0.18 : 0;
}
