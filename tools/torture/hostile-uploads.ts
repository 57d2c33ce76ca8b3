import { gzipSync } from 'node:zlib';
import { type HostileFile, hostileFiles } from '../../tests/support/files/hostile-files.ts';
import { videoOf, pdfOf, photoOf } from '../../tests/support/files/uploads.ts';

const megabyte = 2 ** 20;

/**
 * Files that do harm to whoever reads them carelessly, and some that are only strange: PDFs, pictures, videos. At most
 * `count` of them: all take seconds to make and are 150 MB.
 */
export async function hostileUploads(count: number): Promise<HostileFile[]> {
  const made: HostileFile[] = [];
  for await (const file of everyUpload()) {
    if (made.length >= count) break;
    made.push(file);
  }
  return made;
}

async function* everyUpload(): AsyncGenerator<HostileFile> {
  yield* hostileFiles();
  const [pdf, jpeg] = [await pdfOf(), await photoOf('jpeg')];
  const strange: Readonly<Record<string, Buffer>> = {
    'nothing at all': Buffer.alloc(0),
    'one byte': Buffer.of(0),
    'a photo with ten megabytes of comments': withComments(jpeg, 150),
    'a photo that is a page too': Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    'a program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4096)]),
    'an archive that unpacks to 200 MB': gzipSync(Buffer.alloc(200 * megabyte)),
    'a PDF behind a thousand bytes': Buffer.concat([Buffer.alloc(1025, 32), pdf]),
    'a PDF without an end': pdf.subarray(0, pdf.length - 30),
    'a PDF of nothing but its name': Buffer.from('%PDF-1.7\n'),
    'a film whose parts are longer than it is': videoWithPart(0xffffffff),
    'a film whose parts have no length': videoWithPart(0),
    'a film of parts in parts': Buffer.concat([videoOf(), Buffer.alloc(megabyte, '\0\0\0\x08moov', 'latin1')]),
    'eleven megabytes': Buffer.concat([jpeg, Buffer.alloc(11 * megabyte)]),
  };
  for (const [name, bytes] of Object.entries(strange)) yield { name, bytes };
}

/** A photo with as many comments of 64 kB behind its beginning. */
function withComments(jpeg: Buffer, count: number): Buffer {
  const comment = Buffer.concat([Buffer.of(0xff, 0xfe, 0xff, 0xff), Buffer.alloc(65_533, 'x')]);
  return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: count }, () => comment), jpeg.subarray(2)]);
}

/** A video of which one part says that it is this long. */
function videoWithPart(length: number): Buffer {
  const film = Buffer.from(videoOf());
  film.writeUInt32BE(length, 24);
  return film;
}
