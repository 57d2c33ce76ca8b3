import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { type HostileFile, hostilePdfs } from '../../tests/support/hostile-files.ts';
import { filmOf, pdfOf, photoOf } from '../../tests/support/uploads.ts';

/** Files that do harm to whoever reads them carelessly, and some that are only strange: PDFs, pictures, films. */
export async function hostileUploads(): Promise<HostileFile[]> {
  const [pdf, jpeg, png] = [await pdfOf(), await photoOf('jpeg'), await photoOf('png')];
  const files: Readonly<Record<string, Buffer>> = {
    'nothing at all': Buffer.alloc(0),
    'one byte': Buffer.of(0),
    'a picture of 2.5 billion pixels': pngOf(50_000, 50_000),
    'a picture without an end': png.subarray(0, png.length - 20),
    'a photo that is cut off': jpeg.subarray(0, Math.floor(jpeg.length / 2)),
    'a photo with ten megabytes of notes': withComments(jpeg, 150),
    'a photo that is a page too': Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    'a page that calls itself a photo': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a drawing with a script': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'a program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4096)]),
    'an archive that unpacks to 200 MB': gzipSync(Buffer.alloc(200 * 2 ** 20)),
    'a PDF behind a thousand bytes': Buffer.concat([Buffer.alloc(1025, 32), pdf]),
    'a PDF without an end': pdf.subarray(0, pdf.length - 30),
    'a PDF of nothing but its name': Buffer.from('%PDF-1.7\n'),
    'ten megabytes of brackets': Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(10 * 2 ** 20 - 4096, '<<[('),
    ]),
    'ten megabytes of streams': Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(10 * 2 ** 20 - 4096, '5 0 obj << >> stream\n'),
    ]),
    'a film whose parts are longer than it is': filmWithBox(0xffffffff),
    'a film whose parts have no length': filmWithBox(0),
    'a film of parts in parts': Buffer.concat([filmOf(), Buffer.alloc(2 ** 20, '\0\0\0\x08moov', 'latin1')]),
    'eleven megabytes': Buffer.concat([jpeg, Buffer.alloc(11 * 2 ** 20)]),
  };
  return [...hostilePdfs(), ...Object.entries(files).map(([name, bytes]) => ({ name, bytes }))];
}

/** A PNG of one colour and any size, in a few kilobytes. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(2 ** 22));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A photo with as many comments of 64 kB behind its beginning. */
function withComments(jpeg: Buffer, count: number): Buffer {
  const comment = Buffer.concat([Buffer.of(0xff, 0xfe, 0xff, 0xff), Buffer.alloc(65_533, 'x')]);
  return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: count }, () => comment), jpeg.subarray(2)]);
}

function filmWithBox(length: number): Buffer {
  const film = Buffer.from(filmOf());
  film.writeUInt32BE(length, 24);
  return film;
}
