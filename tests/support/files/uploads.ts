import PdfDocument from 'pdfkit';
import sharp from 'sharp';

type PdfDocument = InstanceType<typeof PdfDocument>;

/** A real PDF of one page with this text, and what else is drawn on it. */
export async function pdfOf(
  text = 'Take one in the evening',
  draw: (document: PdfDocument) => void = () => undefined,
): Promise<Buffer> {
  const document = new PdfDocument({ compress: true });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve());
  });
  document.text(text);
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A photo with what a camera writes about place and maker. */
export async function photoOf(kind: 'jpeg' | 'png' = 'jpeg', width = 60): Promise<Buffer> {
  return sharp({ create: { width, height: 40, channels: 3, background: '#7a8b5a' } })
    .withExif({ IFD0: { Make: 'CameraOfSomebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toFormat(kind)
    .toBuffer();
}

/** A form as a browser sends it. */
export function formOf(
  fields: Readonly<Record<string, string>>,
  ...files: readonly { readonly bytes: Buffer; readonly name?: string; readonly type?: string }[]
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { bytes, name = 'scan.pdf', type = 'application/pdf' } of files) {
    form.append('file', new File([new Uint8Array(bytes)], name, { type }));
  }
  return form;
}

/** The parts of an MP4 video: what it is, an index that names its codec, and content up to this size. */
export function videoOf(size = 4096, brand = 'isom', codec = 'avc1'): Buffer {
  const head = boxOf('ftyp', Buffer.from(`${brand}\0\0\u0002\0isommp42`, 'latin1'));
  const index = boxOf('moov', boxOf(codec, Buffer.alloc(8)));
  const rest = Math.max(0, size - head.length - index.length - 8);
  return Buffer.concat([head, index, boxOf('mdat', Buffer.alloc(rest, 7))]);
}

function boxOf(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}
