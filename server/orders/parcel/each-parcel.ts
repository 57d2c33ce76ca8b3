import { frameOf } from '../../platform/pdf/document-parts.ts';
import { lineHeight, type Pdf, write, writeIn } from '../../platform/pdf/pdf-text.ts';
import type { PrintedDocuments } from './shipping-document.ts';

/**
 * Draws each parcel on its own page, then the list of orders not printed. Yields between pages, so that finished
 * ones can be sent.
 */
export async function eachParcel(
  pdf: Pdf,
  { parcels, left }: PrintedDocuments,
  draw: (parcel: PrintedDocuments['parcels'][number]) => void,
): Promise<void> {
  for (const [place, parcel] of parcels.entries()) {
    if (place > 0) pdf.addPage();
    draw(parcel);
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (left.length > 0) drawLeft(pdf, left);
}

const leftSize = 8;

function drawLeft(pdf: Pdf, left: PrintedDocuments['left']): void {
  const head = () => {
    pdf.addPage();
    const { left: x, top } = frameOf(pdf);
    write(pdf, 'Not printed', { x, y: top }, { size: 14, isBold: true });
    return top + 26;
  };
  let y = head();
  for (const { number, reason } of left) {
    const { left: x, right, bottom } = frameOf(pdf);
    if (y + 3 * leftSize * lineHeight > bottom) y = head();
    const box = { width: right - x, height: 2 * leftSize * lineHeight, max: leftSize, min: leftSize };
    y = writeIn(pdf, [`${number}: ${reason}`], { x, y, ...box }) + 4;
  }
}
