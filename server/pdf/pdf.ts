import PdfDocument from 'pdfkit';

export type Paper = InstanceType<typeof PdfDocument>;

/** An A4 page drawn by `draw`, as bytes. The same drawing at the same moment gives the same bytes. */
export async function pdfOf(
  info: { readonly title: string; readonly at: Date },
  draw: (paper: Paper) => void,
): Promise<Buffer> {
  const paper = new PdfDocument({
    size: 'A4',
    margin: 56,
    info: { Title: info.title, CreationDate: info.at, ModDate: info.at },
    lang: 'en-IN',
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve());
    paper.on('error', reject);
  });
  draw(paper);
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}
