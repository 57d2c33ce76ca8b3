import { type PDFContext, type PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { refuse } from './pdf-refusal.ts';

const maxHops = 8;

/** Resolves a reference through any number of hops; undefined when it leads nowhere. */
export function resolved(context: PDFContext, object: PDFObject | undefined): PDFObject | undefined {
  let found = object;
  for (let hop = 0; found instanceof PDFRef; hop += 1) {
    if (hop === maxHops) throw refuse('unknown');
    found = context.lookup(found);
  }
  return found;
}

export function entry(dict: PDFDict, key: string): PDFObject | undefined {
  return resolved(dict.context, dict.get(PDFName.of(key)));
}

/** The name under a key, without its slash. */
export function nameUnder(dict: PDFDict, key: string): string | undefined {
  const found = entry(dict, key);
  return found instanceof PDFName ? found.decodeText() : undefined;
}
