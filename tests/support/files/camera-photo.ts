import sharp from 'sharp';

/** Words that a camera and a program wrote into the photo; none of them may be kept. */
export const cameraNotes = [
  'CameraOfSomebody',
  'PlaceOfSomebody',
  'TownOfSomebody',
  'CommentOfSomebody',
  'ThumbnailOfSomebody',
  'Exif\0\0',
  'http://ns.adobe.com/xap/1.0/',
  'Photoshop 3.0',
];

/**
 * A JPEG as a phone writes it: Exif with maker, GPS, a thumbnail and a turn to the right, XMP, IPTC, a comment and a colour profile. Its
 * left half is red and its right half blue, so that upright it is red above blue: 40 pixels wide, 80 high.
 */
export async function cameraPhoto(): Promise<Buffer> {
  const half = (background: string) => ({ create: { width: 40, height: 40, channels: 3 as const, background } });
  const plain = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#0000ff' } })
    .composite([{ input: await sharp(half('#ff0000')).png().toBuffer(), left: 0, top: 0 }])
    .withIccProfile('p3')
    .jpeg({ quality: 95 })
    .toBuffer();
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>PlaceOfSomebody</rdf:RDF></x:xmpmeta>';
  return Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifBlock()])),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`, 'latin1')),
    segment(0xed, iptcBlock('TownOfSomebody')),
    segment(0xfe, Buffer.from('CommentOfSomebody')),
    plain.subarray(2),
  ]);
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

type Field = readonly [tag: number, type: number, count: number, value: number | Buffer];
const [ascii, short, long, rational] = [2, 3, 4, 5];

/** A list of fields as TIFF has it, with the values that do not fit behind it. */
function fieldList(at: number, fields: readonly Field[], next: number): Buffer {
  const head = Buffer.alloc(2 + fields.length * 12 + 4);
  head.writeUInt16LE(fields.length, 0);
  const behind: Buffer[] = [];
  let place = at + head.length;
  for (const [index, [tag, type, count, value]] of fields.entries()) {
    const entry = 2 + index * 12;
    head.writeUInt16LE(tag, entry);
    head.writeUInt16LE(type, entry + 2);
    head.writeUInt32LE(count, entry + 4);
    head.writeUInt32LE(typeof value === 'number' ? value : place, entry + 8);
    if (typeof value === 'number') continue;
    behind.push(value);
    place += value.length;
  }
  head.writeUInt32LE(next, head.length - 4);
  return Buffer.concat([head, ...behind]);
}

function exifBlock(): Buffer {
  const maker = Buffer.from('CameraOfSomebody\0\0', 'latin1');
  const degrees = Buffer.alloc(24);
  for (const [index, value] of [12, 1, 58, 1, 3000, 100].entries()) degrees.writeUInt32LE(value, index * 4);
  const thumbnail = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xfe, Buffer.from('ThumbnailOfSomebody')),
    Buffer.from([0xff, 0xd9]),
  ]);
  const first = 8;
  const firstLength = 2 + 3 * 12 + 4 + maker.length;
  const gps = first + firstLength;
  const gpsLength = 2 + 4 * 12 + 4 + 2 * degrees.length;
  const second = gps + gpsLength;
  const secondLength = 2 + 2 * 12 + 4;
  const north: Field = [1, ascii, 2, 0x4e];
  const east: Field = [3, ascii, 2, 0x45];
  return Buffer.concat([
    Buffer.from([0x49, 0x49, 0x2a, 0, first, 0, 0, 0]),
    fieldList(
      first,
      [
        [0x01_0f, ascii, maker.length, maker],
        [0x01_12, short, 1, 6],
        [0x88_25, long, 1, gps],
      ],
      second,
    ),
    fieldList(gps, [north, [2, rational, 3, degrees], east, [4, rational, 3, degrees]], 0),
    fieldList(
      second,
      [
        [0x02_01, long, 1, second + secondLength],
        [0x02_02, long, 1, thumbnail.length],
      ],
      0,
    ),
    thumbnail,
  ]);
}

function iptcBlock(town: string): Buffer {
  const dataSet = Buffer.from([0x1c, 2, 90, 0, town.length]);
  const content = Buffer.concat([dataSet, Buffer.from(town)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  return Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), size, content]);
}

/** What is left of a camera in a stored picture; nothing, where it is kept as it should be. */
export async function leftOfCamera(bytes: Buffer): Promise<string[]> {
  const { exif, xmp, iptc, icc, orientation, comments } = await sharp(bytes).metadata();
  const blocks = Object.entries({ exif, xmp, iptc, icc, orientation, comments }).filter(
    ([, value]) => value !== undefined,
  );
  return [
    ...blocks.map(([name]) => name),
    ...cameraNotes.filter((note) => bytes.includes(Buffer.from(note, 'latin1'))),
  ];
}

/** Whether a picture is red above blue, so upright. */
export async function isUpright(bytes: Buffer): Promise<boolean> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (row: number) => {
    const at = (Math.floor(info.height * row) * info.width + Math.floor(info.width / 2)) * info.channels;
    return { red: data[at] ?? 0, blue: data[at + 2] ?? 0 };
  };
  const [top, bottom] = [pixel(0.2), pixel(0.8)];
  return info.height > info.width && top.red > 150 && top.blue < 90 && bottom.blue > 150 && bottom.red < 90;
}
