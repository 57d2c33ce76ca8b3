import { constants, crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A file that does harm to whoever reads it carelessly. */
export interface HostileFile {
  /** What is wrong with it. */
  readonly name: string;
  readonly bytes: Buffer;
}

type Part = string | Buffer;
const asBytes = (part: Part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
const joined = (...parts: readonly Part[]) => Buffer.concat(parts.map(asBytes));

interface PdfParts {
  /** Entries of the catalogue, of the only page and of the trailer, beside the usual ones. */
  readonly catalog?: string;
  readonly page?: string;
  readonly trailer?: string;
  /** Whole objects; numbers from 5 are free. */
  readonly objects?: Part;
  readonly content?: string;
  /** What lies before the first object, and behind the last. */
  readonly before?: Part;
  readonly after?: Part;
}

/** A PDF of one page with a table of objects that is right. */
export function pdfFrom({ catalog = '', page = '', trailer = '', objects = '', ...rest }: PdfParts): Buffer {
  const { content = 'BT ET', before = '', after = '' } = rest;
  const pieces: Part[] = [joined('%PDF-1.7\n', before)];
  const offsets: number[] = [];
  let length = asBytes(pieces[0] ?? '').length;
  const add = (part: Part) => {
    offsets.push(length);
    pieces.push(part);
    length += asBytes(part).length;
  };
  add(`1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`);
  add('2 0 obj\n<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>\nendobj\n');
  add(`3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 200 200 ] /Contents 4 0 R ${page} >>\nendobj\n`);
  add(streamObject(4, '', content));
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 5\n0000000000 65535 f \n${rows.join('')}`;
  const end = joined(objects, after);
  const at = length + end.length;
  return joined(...pieces, end, table, `trailer\n<< /Size 5 /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`);
}

/** An object that is a stream, with its length. */
export function streamObject(number: number, entries: string, content: Part): Buffer {
  const bytes = asBytes(content);
  return joined(
    `${number} 0 obj\n<< /Length ${bytes.length} ${entries} >>\nstream\n`,
    bytes,
    '\nendstream\nendobj\n',
  );
}

/** Objects in a packed list, out of sight of a plain search; `type` is '' where the list does not say what it is. */
export function packedList(text: string, { type = '/Type /ObjStm', number = 5 } = {}): Buffer {
  const head = '6 0 ';
  const entries = `${type} /N 1 /First ${head.length} /Filter /FlateDecode`;
  return streamObject(number, entries, deflateSync(head + text));
}

const megabyte = 1024 * 1024;
const size = 10 * megabyte - 4096;
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** A text again and again, up to a length in bytes. */
const filled = (text: string, length = size) => Buffer.alloc(length, text, 'latin1');

/** PDFs that do more than be read, each by another way; a few kilobytes. */
export function activePdfs(): HostileFile[] {
  const opens = (action: string) => pdfFrom({ catalog: `/OpenAction ${action}` });
  const annotated = (annotation: string) => pdfFrom({ page: `/Annots [ << ${annotation} >> ]` });
  const clicked = (action: string) => annotated(`/Subtype /Link /Rect [ 0 0 9 9 ] /A ${action}`);
  const files: Record<string, Buffer> = {
    'a script when it opens': opens(script),
    'a script in a tree of names': pdfFrom({ catalog: `/Names << /JavaScript << /Names [ (a) ${script} ] >> >>` }),
    'a script whose name is written in hex': opens('<< /S /J#61v#61Script /J#53 (1) >>'),
    'a script in a referenced action': pdfFrom({
      catalog: '/OpenAction 5 0 R',
      objects: '5 0 obj\n<< /S 7 0 R /JS 8 0 R >>\nendobj\n7 0 obj\n/JavaScript\nendobj\n8 0 obj\n(1)\nendobj\n',
    }),
    'a script in a packed list': pdfFrom({ catalog: '/OpenAction 6 0 R', objects: packedList(script) }),
    'a script in a list without a type': pdfFrom({
      catalog: '/OpenAction 6 0 R',
      objects: packedList(script, { type: '' }),
    }),
    'a script when a page opens': pdfFrom({ page: `/AA << /O ${script} >>` }),
    'an address fetched when a page opens': pdfFrom({
      page: '/AA << /O << /S /URI /URI (https://example.in/seen) >> >>',
    }),
    'an address fetched when it opens': opens('<< /S /URI /URI (https://example.in/seen) >>'),
    'an address fetched after another action': opens(
      '<< /S /GoTo /D [ 3 0 R /Fit ] /Next << /S /URI /URI (https://example.in/seen) >> >>',
    ),
    'a program to start': clicked('<< /S /Launch /F (cmd.exe) >>'),
    'a document on another machine': clicked('<< /S /GoToR /F (\\\\\\\\server\\\\share\\\\a.pdf) /D [ 0 /Fit ] >>'),
    'a document inside': clicked('<< /S /GoToE /T << /R /C /N (a.pdf) >> >>'),
    'a form that sends itself': clicked('<< /S /SubmitForm /F (https://example.in) >>'),
    'data that are read in': clicked('<< /S /ImportData /F (a.fdf) >>'),
    'a film that plays': clicked('<< /S /Rendition /OP 0 /JS (1) >>'),
    'a file on the reader’s machine': clicked('<< /S /URI /URI (file:///etc/passwd) >>'),
    'a script behind a link': clicked('<< /S /URI /URI (javascript:alert\\(1\\)) >>'),
    'a file inside': pdfFrom({
      catalog:
        '/Names << /EmbeddedFiles << /Names [ (a) << /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >> ] >> >>',
      objects: streamObject(5, '/Type /EmbeddedFile', 'MZ'),
    }),
    'a file pinned to a page': annotated('/Subtype /FileAttachment /FS << /F (a) /EF << /F 4 0 R >> >>'),
    'rich media': annotated('/Subtype /RichMedia /RichMediaContent << >>'),
    'a form in XML': pdfFrom({ catalog: '/AcroForm << /Fields [ ] /XFA 4 0 R >>' }),
    'a password': pdfFrom({ trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 /O (a) /U (b) /P -4 >>' }),
    'a stream from another file': pdfFrom({ objects: streamObject(5, '/F (\\\\\\\\server\\\\share\\\\a)', '') }),
    'a program for a printer': pdfFrom({ objects: streamObject(5, '/Type /XObject /Subtype /PS', 'quit') }),
    'a list packed twice': pdfFrom({
      objects: streamObject(
        5,
        '/Type /ObjStm /N 1 /First 4 /Filter [ /FlateDecode /FlateDecode ]',
        deflateSync(deflateSync(`6 0 ${script}`)),
      ),
    }),
    'a list packed with differences': pdfFrom({
      objects: streamObject(
        5,
        '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>',
        deflateSync(`6 0 ${script}`),
      ),
    }),
    'words in hex that hide another object': pdfFrom({ page: '/Extra <41<</S/JavaScript/JS(1)>' }),
    'pages in a ring': pdfFrom({ catalog: '/Pages 5 0 R', objects: '5 0 obj\n<< /Kids [ 5 0 R ] >>\nendobj\n' }),
    'a reference to itself': pdfFrom({ catalog: '/OpenAction 5 0 R', objects: '5 0 obj\n5 0 R\nendobj\n' }),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
}

/**
 * PDFs that a plain search takes for clean, and that show a script to a reader which believes their table of objects. They may be
 * kept, without it.
 */
export function hidingPdfs(): HostileFile[] {
  const hidden = `9 0 obj\n${script}\nendobj\n`;
  const earlier = pdfFrom({ catalog: '/OpenAction 5 0 R', objects: `5 0 obj\n${script}\nendobj\n` });
  const later = '5 0 obj\nnull\nendobj\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
  const table = 'trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
  return [
    {
      name: 'an object inside the text of a page, to which the table leads',
      bytes: lyingTable(pdfFrom({ catalog: '/OpenAction 9 0 R', content: `(${hidden}) Tj` })),
    },
    { name: 'a script in an earlier revision', bytes: joined(earlier, later, table) },
  ];
}

/** Its table says that object 9 lies where its words first stand. */
function lyingTable(pdf: Buffer): Buffer {
  const at = pdf.indexOf('9 0 obj');
  const row = `9 1\n${String(at).padStart(10, '0')} 00000 n \n`;
  return asBytes(pdf.toString('latin1').replace('trailer\n<< /Size 5', `${row}trailer\n<< /Size 10`));
}

/** PDFs of 10 MB that keep a reader busy until it is stopped. */
export function slowPdfs(): HostileFile[] {
  const files: Readonly<Record<string, () => Buffer>> = {
    'one number of ten million digits': () => pdfFrom({ after: filled('1') }),
    'numbers that might begin an object': () => pdfFrom({ after: filled('1 0 ') }),
    'comments without a line': () => pdfFrom({ after: filled('1%') }),
    'a text without an end': () => pdfFrom({ after: joined('5 0 obj ', filled('(')) }),
    'half a million objects': () => pdfFrom({ objects: manyObjects() }),
    'one array of millions': () => pdfFrom({ objects: joined('5 0 obj [ ', filled('0 '), ' ] endobj\n') }),
    'millions of names': () => pdfFrom({ objects: joined('5 0 obj [ ', manyNames(), ' ] endobj\n') }),
  };
  return madeWhenAsked(files);
}

/** PDFs of up to 10 MB that ask for much more time or memory than their size. */
export function heavyPdfs(): HostileFile[] {
  const files: Readonly<Record<string, () => Buffer>> = {
    'streams without an end': () => pdfFrom({ after: filled('5 0 obj << >> stream\n') }),
    'beginnings of streams in a stream': () => pdfFrom({ after: joined('5 0 obj << >> ', filled('stream\n')) }),
    'lists in a list': () => pdfFrom({ after: joined('5 0 obj << >> ', filled('/ObjStm stream\n')) }),
    'brackets in brackets': () => pdfFrom({ after: joined('5 0 obj ', filled('[')) }),
    'a hundred thousand brackets that close': () =>
      pdfFrom({
        objects: joined('5 0 obj ', '['.repeat(100_000), ']'.repeat(100_000), ' endobj\n'),
      }),
    'dictionaries in dictionaries': () => pdfFrom({ after: joined('5 0 obj ', filled('<</A')) }),
    'a list that unpacks to 400 MB': () =>
      pdfFrom({
        objects: streamObject(5, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packedBlanks(400)),
      }),
    'pages that unpack to 600 MB': () =>
      pdfFrom({
        objects: joined(
          ...[5, 6, 7, 8, 9].map((number) => streamObject(number, '/Filter /FlateDecode', packedBlanks(120))),
        ),
      }),
    'a table of a billion objects': () =>
      pdfFrom({
        objects: streamObject(5, '/Type /XRef /Size 1000000000 /W [ 0 0 0 ] /Root 1 0 R', ''),
      }),
    'a picture of a billion pixels': () =>
      pdfFrom({
        objects: streamObject(
          5,
          '/Subtype /Image /Width 40000 /Height 40000 /BitsPerComponent 1 /Filter /CCITTFaxDecode',
          '0',
        ),
      }),
  };
  return madeWhenAsked(files);
}

/** Some of them take a second to make, and most tests want a few. */
function madeWhenAsked(makers: Readonly<Record<string, () => Buffer>>): HostileFile[] {
  return Object.entries(makers).map(([name, make]) => ({
    name,
    get bytes() {
      return make();
    },
  }));
}

/** So many megabytes of blanks: one that is packed, again and again, and the sum of all of them (RFC 1950). */
function packedBlanks(megabytes: number): Buffer {
  const one = deflateSync(Buffer.alloc(megabyte, 32), { finishFlush: constants.Z_FULL_FLUSH });
  const last = Buffer.of(3, 0, 0, 0, 0, 0);
  const count = BigInt(megabytes * megabyte);
  const modulus = 65_521n;
  last.writeUInt16BE(Number((count + 16n * count * (count + 1n)) % modulus), 2);
  last.writeUInt16BE(Number((1n + 32n * count) % modulus), 4);
  return joined(one, ...Array.from({ length: megabytes - 1 }, () => one.subarray(2)), last);
}

function manyObjects(): string {
  const objects = Array.from({ length: 500_000 }, (_none, index) => `${index + 5} 0 obj 0 endobj\n`);
  return objects.join('').slice(0, size - 2048);
}

function manyNames(): Buffer {
  const names: string[] = [];
  for (let length = 0, index = 0; length < size - 2048; index += 1) {
    const name = `/${index.toString(36)}`;
    names.push(name);
    length += name.length;
  }
  return asBytes(names.join(''));
}

/** Pictures that say that they are larger than they are, are larger than they look, end early, or are another thing too. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ffffff' }, limitInputPixels: false });
  const small = await blank(60, 40).png().toBuffer();
  const photo = await blank(600, 400).jpeg().toBuffer();
  const page = Buffer.from('<script>alert(1)</script>');
  const files: Record<string, Buffer> = {
    'a PNG that says it has 900 million pixels': claimedPng(small, 30_000),
    'a PNG of 144 million pixels in few bytes': await blank(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(),
    'a JPEG that says it has 4 billion pixels': claimedJpeg(photo, 65_500),
    'a JPEG that ends in the middle': photo.subarray(0, photo.length / 2),
    'a PNG with a page where its pixels are': joined(small.subarray(0, 60), page),
    'a drawing that runs a script': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'a page with the first bytes of a JPEG': joined(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), page),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
}

function claimedPng(png: Buffer, side: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

function claimedJpeg(jpeg: Buffer, side: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}

/** All hostile files: no upload may keep one as it is, take long over it, or answer with a 5xx. Made when asked for. */
export async function* hostileFiles(): AsyncGenerator<HostileFile> {
  yield* activePdfs();
  yield* hidingPdfs();
  yield* heavyPdfs();
  yield* slowPdfs();
  yield* await hostilePictures();
}
