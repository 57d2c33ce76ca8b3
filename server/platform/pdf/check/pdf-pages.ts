import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { refuse } from './pdf-refusal.ts';
import { entry, nameUnder, resolved } from './pdf-resolve.ts';

const maxNodes = 5000;

/** The pages of a document. Throws PdfRefusal when there are none, too many, or the page tree has a cycle. */
export function pagesOf(catalog: PDFDict): PDFDict[] {
  const root = entry(catalog, 'Pages');
  const pages: PDFDict[] = [];
  const seen = new Set<PDFObject>();
  const left: (PDFObject | undefined)[] = [root];
  for (let next = left.pop(); next; next = left.pop()) {
    if (!(next instanceof PDFDict) || seen.has(next) || seen.size > maxNodes) throw refuse('damaged');
    seen.add(next);
    const { context } = next;
    const kids = next.has(PDFName.of('Kids')) ? entry(next, 'Kids') : undefined;
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) left.push(resolved(context, kid));
    else if (nameUnder(next, 'Type') === 'Page') pages.push(next);
    else throw refuse('damaged');
  }
  if (pages.length === 0) throw refuse('damaged');
  return pages;
}
