import type { Language } from '../../kit/text/language.ts';

/** How a value is written at a place of the sources. */
export type SourceForm =
  | { readonly kind: 'number' }
  /** A template with its mark, if it has one; what the code calls its values. */
  | { readonly kind: 'template'; readonly tag: 't' | ''; readonly values: readonly string[] }
  /** A text in quotes, also as an attribute, and one between tags. */
  | { readonly kind: 'quoted' }
  | { readonly kind: 'attribute' }
  | { readonly kind: 'child' }
  /** The two forms of a counted text. */
  | { readonly kind: 'forms' }
  /** One form of a text in a catalogue. */
  | { readonly kind: 'catalogue'; readonly form: number };

/** A place in a file of the project; lines count from 1, columns from 0, the end is outside. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly form: SourceForm;
}

/** A text, a delay or a limit of a flow that can be tried out with another value (FLO-10). */
export interface Changeable {
  readonly id: string;
  readonly kind: 'text' | 'delay' | 'limit';
  /** Numbers are the same in all languages, and stand in English. */
  readonly language: Language;
  /** A text's English with numbered places; for a number, its file and name. */
  readonly key: string;
  /** What the code calls a number; '' for a text. */
  readonly name: string;
  /** What a number is for, or what the code calls a text's values; '' if nothing says so. */
  readonly says: string;
  /** As it is in the sources. Counted texts have their forms with `|` between. */
  readonly value: string;
  /** Everywhere it is written. */
  readonly places: readonly SourcePlace[];
}

/** Lines of the project's files by their number, as far as a patch needs them. */
export type SourceLines = Readonly<Record<string, Readonly<Record<number, string>>>>;

/** What can be changed in a flow. */
export interface Changeables {
  readonly list: readonly Changeable[];
  readonly lines: SourceLines;
}

/** What was typed in place of something, and the flow where. */
export interface Change {
  readonly slug: string;
  readonly value: string;
}

/** What is tried: the language of the screens, and the changes by the id of what they change. */
export interface Tried {
  readonly language: Language;
  readonly changes: Readonly<Record<string, Change>>;
}

/** The name under which a tab keeps what is tried for the shops in its frames, as JSON. */
export const triedName = 'flow-changes';

/** The message to these shops that something else is tried now. */
export const triedMessage = { type: 'changed' } as const;

/** What a shop in a frame tells the room once it can be used: which changes it tries, as they are kept. */
export interface TriedShown {
  readonly shown: string;
}

/** What a tab keeps; nothing is tried if it keeps nothing, or something else. */
export function readTried(kept: string | null): Tried {
  const value: unknown = JSON.parse(kept ?? 'null');
  return isTried(value) ? value : { language: 'en', changes: {} };
}

/** Only this program writes under its name. */
function isTried(value: unknown): value is Tried {
  return typeof value === 'object' && value !== null && 'language' in value && 'changes' in value;
}

export function textId(language: Language, key: string): string {
  return `${language} ${key}`;
}

export function numberId(key: string): string {
  return `# ${key}`;
}

/** The texts that are tried in a language, by their English. */
export function triedTexts({ language, changes }: Tried): ReadonlyMap<string, string> {
  return startingWith(textId(language, ''), changes);
}

/** The numbers that are tried, by their keys. */
export function triedNumbers({ changes }: Tried): Readonly<Record<string, number>> {
  const found = startingWith(numberId(''), changes);
  return Object.fromEntries([...found].map(([key, value]) => [key, Number(value)]));
}

function startingWith(prefix: string, changes: Tried['changes']): ReadonlyMap<string, string> {
  const own = Object.entries(changes).filter(([id]) => id.startsWith(prefix));
  return new Map(own.map(([id, { value }]) => [id.slice(prefix.length), value]));
}

/** The address in a frame at which the shop tries the changes, on one of its pages. */
export function tryingAddress(href: string): string {
  return `/flows/trying?inspect&of=${encodeURIComponent(href)}`;
}

/** Numbers of milliseconds above this end at once in a browser. */
const longestDelay = 2_147_483_647;

/** What is wrong with a typed value; null if it can be tried. */
export function faultOf({ kind, value }: Pick<Changeable, 'kind' | 'value'>, typed: string): string | null {
  if (kind === 'text') return textFault(value, typed);
  if (!/^\d+(?:\.\d+)?$/u.test(typed)) return 'Type a number, such as 500.';
  return Number(typed) > longestDelay ? 'Type a smaller number.' : null;
}

function textFault(value: string, typed: string): string | null {
  if (typed.trim() === '') return 'Type a text.';
  if (typed.includes('\n')) return 'Keep it on one line.';
  const [forms, own] = [value.split('|'), typed.split('|')];
  if (forms.length !== own.length) {
    return forms.length === 1 ? 'Leave out the sign “|”.' : `Type ${forms.length} forms with “|” between them.`;
  }
  if (forms.some((form, at) => form.includes('#') && own[at]?.includes('#') !== true)) {
    return 'Keep the “#” in each form: the number goes there.';
  }
  const missing = placesIn(value).filter((place) => !typed.includes(place));
  if (missing.length > 0) return `Keep ${missing.join(' and ')}: a value goes there.`;
  const unknown = placesIn(typed).filter((place) => !value.includes(place));
  return unknown.length > 0 ? `Leave out ${unknown.join(' and ')}: there is no such value.` : null;
}

function placesIn(text: string): readonly string[] {
  return [...new Set(text.match(/\{\d+\}/gu))];
}

/** What is really changed, and to what: nothing that is wrong, or as it was. */
export function changedOf(list: readonly Changeable[], changes: Tried['changes']): readonly Changed[] {
  return list.flatMap((what) => {
    const value = changes[what.id]?.value;
    return value === undefined || value === what.value || faultOf(what, value) !== null ? [] : [{ what, value }];
  });
}

export interface Changed {
  readonly what: Changeable;
  readonly value: string;
}
