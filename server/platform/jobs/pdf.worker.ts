import type { TaxDocument } from '../../orders/invoice/document.ts';
import { drawInvoice, invoiceOptions } from '../../orders/invoice/invoice-pdf.ts';
import { drawLabels, labelOptions } from '../../orders/parcel/label-pdf.ts';
import type { PrintedDocuments } from '../../orders/parcel/shipping-document.ts';
import { drawSlips, slipOptions } from '../../orders/parcel/slip-pdf.ts';
import {
  drawPrescription,
  type SignedPrescription,
  prescriptionOptions,
} from '../../prescriptions/prescription-pdf.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { writtenIn } from '../http/words.ts';
import { serveThread } from '../thread/serve-thread.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import type { Pdf } from '../pdf/pdf-text.ts';

/** The document to draw. */
export type Work =
  | {
      readonly kind: 'tax-document';
      readonly document: TaxDocument;
      readonly language: Language;
      readonly shopName: string;
    }
  | { readonly kind: 'prescription'; readonly prescription: SignedPrescription }
  | { readonly kind: 'labels' | 'slips'; readonly documents: PrintedDocuments };

function opened(work: Work): Pdf {
  switch (work.kind) {
    case 'tax-document':
      return openPdf(writtenIn(work.language, () => invoiceOptions(work.document, work.language)));
    case 'prescription':
      return openPdf(prescriptionOptions(work.prescription));
    case 'labels':
      return openPdf(labelOptions(work.documents));
    default:
      return openPdf(slipOptions(work.documents));
  }
}

async function draw(pdf: Pdf, work: Work): Promise<void> {
  switch (work.kind) {
    case 'tax-document':
      writtenIn(work.language, () => drawInvoice(pdf, work.document, work.shopName));
      break;
    case 'prescription':
      drawPrescription(pdf, work.prescription);
      break;
    case 'labels':
      await drawLabels(pdf, work.documents);
      break;
    default:
      await drawSlips(pdf, work.documents);
  }
  pdf.end();
}

serveThread<Work, null>(async (work, tell) => {
  const pdf = opened(work);
  const drawing = draw(pdf, work).catch((error: unknown) =>
    pdf.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  for await (const bytes of pdf) if (Buffer.isBuffer(bytes)) tell(bytes);
  await drawing;
  return null;
});
