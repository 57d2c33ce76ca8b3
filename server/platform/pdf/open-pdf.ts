import PdfFile from 'pdfkit';
import { type Pdf, registerFonts } from './pdf-text.ts';

export interface PdfOptions {
  readonly size: 'A4' | 'A5' | 'A6';
  /** Points. */
  readonly margin: number;
  readonly title: string;
  readonly author: string;
  readonly at: Date;
  /** 'en-IN' by default. */
  readonly lang?: string;
  /** Keeps pages open until the end, so that their numbers can be written. */
  readonly isBuffered?: boolean;
}

/** An empty PDF with the shop's fonts; it streams while it is drawn. */
export function openPdf({ size, margin, title, author, at, lang = 'en-IN', isBuffered = false }: PdfOptions): Pdf {
  const pdf = new PdfFile({
    size,
    margin,
    lang,
    displayTitle: true,
    bufferPages: isBuffered,
    info: { Title: title, Author: author, CreationDate: at },
  });
  registerFonts(pdf);
  return pdf;
}
