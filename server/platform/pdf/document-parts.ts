import type { Pdf } from './pdf-text.ts';

export const ink = '#1c1c1c';
export const muted = '#5c574e';

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The content area of the current page. */
export function frameOf({ page: { width, height, margins } }: Pdf): Frame {
  return {
    left: margins.left,
    right: width - margins.right,
    top: margins.top,
    bottom: height - margins.bottom,
  };
}

export function rule(pdf: Pdf, y: number, weight = 0.7): void {
  const { left, right } = frameOf(pdf);
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(weight).strokeColor(ink).stroke();
}
