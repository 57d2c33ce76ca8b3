import PdfFile from 'pdfkit';
import { registerFonts } from '../invoice/pdf-text.ts';

export type Paper = InstanceType<typeof PdfFile>;

/** An A4 page in the shop's type, drawn by `draw`, as bytes. */
export async function paperOf(
  { title, at }: { readonly title: string; readonly at: Date },
  draw: (paper: Paper) => void,
): Promise<Buffer> {
  const paper = new PdfFile({ size: 'A4', margin: 56, lang: 'en-IN', info: { Title: title, CreationDate: at } });
  registerFonts(paper);
  draw(paper.font('regular'));
  paper.end();
  const chunks: Buffer[] = [];
  for await (const chunk of paper) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Writes people's own words in the font that has their script. */
export function inItsScript(paper: Paper, text: string): Paper {
  return paper.font(/[\u0900-\u097F]/u.test(text) ? 'devanagari' : 'regular');
}
