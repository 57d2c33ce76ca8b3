import bwip from 'bwip-js/node';
import type { Pdf } from '../../platform/pdf/pdf-text.ts';
import { ink } from '../../platform/pdf/document-parts.ts';

/** Quiet zone on both sides of a Code 128, in modules. */
const quiet = 10;

/** Draws a text as Code 128 into a box, as vector lines that print sharply. */
export function drawBarcode(
  pdf: Pdf,
  text: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const [symbol] = bwip.raw('code128', text, {});
  if (!symbol || !('sbs' in symbol)) throw new Error(`'${text}' has no Code 128`);
  const modules = symbol.sbs.reduce((all, each) => all + each, 2 * quiet);
  const unit = width / modules;
  let at = x + quiet * unit;
  for (const [place, count] of symbol.sbs.entries()) {
    if (place % 2 === 0) pdf.rect(at, y, count * unit, height);
    at += count * unit;
  }
  pdf.fillColor(ink).fill();
}
