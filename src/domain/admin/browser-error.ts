import { redactedText } from '../kit/redaction.ts';

/** Where an error surfaced: uncaught, in a promise that nobody awaits, or while React drew a part of the page. */
export const errorKinds = ['error', 'rejection', 'render'] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** One line of a stack, in a file of the shop itself. */
export interface ErrorFrame {
  /** The function; '' when it has no name. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Most frames of a report, and characters of its message and of a name. */
export const mostFrames = 6;
export const longestMessage = 300;
export const longestName = 80;

/** Words before a quoted name of the program, which may stay. */
const named = /\b(?:reading|setting|property|method|variable|execute|on|calling|named|guard|action) $/u;

/**
 * The message of an error without anything that a person may have typed (PRF-05): what is quoted, addresses, query
 * strings, long words, and all digits from two on, besides what no log may hold either. Names of the program stay.
 */
export function scrubbedMessage(message: string): string {
  const text = withoutQuotes(redactedText(message))
    .replaceAll(/\bhttps?:\/\/\S*\/([\w.-]+\.js)\b\S*/giu, (_, file: string) => fileWithoutHash(file))
    .replaceAll(/\b[a-z][a-z+.-]*:\/\/\S+/giu, '…')
    .replaceAll(/\S+@\S+/gu, '…')
    .replaceAll(/\?[^\s?=&]+=\S*/gu, '?…')
    .replaceAll(
      /(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])/gu,
      (quote: string, inner: string, at: number, all: string) =>
        named.test(all.slice(0, at)) && /^[A-Za-z_$][\w$]{0,40}$/u.test(inner) ? quote : "'…'",
    )
    .replaceAll(/[^\s.,;:()[\]{}<>'"#/]{32,}/gu, '…')
    .replaceAll(/(?<!React error #\d*)\d(?:[\d\s().,:+/-]*\d)+/gu, '#')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return text.slice(0, longestMessage).toWellFormed();
}

/**
 * Without all from the first quote to the last: texts that aren't JSON are quoted in part, and a quote in them ends
 * nothing. One that is never closed reaches to the end.
 */
function withoutQuotes(text: string): string {
  const [first = '', ...parts] = text.split(/["`“”]/u);
  if (parts.length === 0) return text;
  return `${first}"…"${parts.length % 2 === 0 ? (parts.at(-1) ?? '') : ''}`;
}

/** The name of a function, if it is one. */
export function scrubbedName(name: string): string {
  const known = /^[\w$.<>[\] ]*$/u.test(name) ? redactedText(name) : '';
  return known.replaceAll(/\d{4,}/gu, '#').slice(0, longestName);
}

/** A file's name without the hash of its build: 'open-shop.js' for 'open-shop-Ab12_Cd3.js'. */
export function fileWithoutHash(file: string): string {
  return file.replace(/-[\w-]{8}(?=\.js$)/u, '');
}

const families: readonly (readonly [sign: RegExp, family: string])[] = [
  [/\bEdg(?:A|iOS)?\//u, 'Edge'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bOPR\//u, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
];

/** The family of a browser by its User-Agent; versions and devices are left out, because together they tell people apart. */
export function browserFamilyOf(userAgent: string | null): string {
  return families.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? 'Other';
}
