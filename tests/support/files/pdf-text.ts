import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** What is written on each page, a space between two pieces. */
  readonly pages: readonly string[];
}

/** Reads back what pdfkit wrote: the texts of each page, by the letters that each font says its shapes stand for. */
export function readPdf(bytes: Buffer): ReadPdf {
  const file = bytes.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, number, body] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/gu)) {
    objects.set(number ?? '', body ?? '');
  }
  const object = (reference: string | undefined) => objects.get(reference ?? '') ?? '';
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const [, name, number] of file.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
    const [, map] = /\/ToUnicode (\d+) 0 R/u.exec(object(number)) ?? [];
    if (name !== undefined) fonts.set(name, lettersOf(streamOf(object(map))));
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/u.test(body));
  return {
    pages: pages.map((page) => {
      const [, contents] = /\/Contents (\d+) 0 R/u.exec(page) ?? [];
      return textOf(streamOf(object(contents)), fonts);
    }),
  };
}

function streamOf(body: string): string {
  const [, packed] = /stream\n([\s\S]*)\nendstream/u.exec(body) ?? [];
  if (packed === undefined) return '';
  const bytes = Buffer.from(packed, 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

function lettersOf(map: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, first, , list] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/gu)) {
    for (const [place, [, code]] of [...(list ?? '').matchAll(/<([\w ]*)>/gu)].entries()) {
      const units = (code ?? '').match(/\w{4}/gu) ?? [];
      letters.set(
        Number.parseInt(first ?? '', 16) + place,
        units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join(''),
      );
    }
  }
  return letters;
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let letters: ReadonlyMap<number, string> = new Map();
  const pieces: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/gu)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map();
    if (shown === undefined) continue;
    const codes = [...shown.matchAll(/<(\w+)>/gu)].flatMap(([, hex]) => (hex ?? '').match(/\w{4}/gu) ?? []);
    pieces.push(codes.map((code) => letters.get(Number.parseInt(code, 16)) ?? '?').join(''));
  }
  return pieces.join(' ');
}
