import type { Language } from '../../src/domain/kit/text/language.ts';
import { pluralTableOf } from '../../src/domain/kit/text/plural-forms.ts';
import type { Words } from '../../src/domain/kit/text/text.ts';
import { readCatalogue, type TextPair } from './catalogue.ts';
import { faultOf } from './deeds.ts';
import { apart, literal } from './tell-apart.ts';

/** What to look for on a page of another language, where an English one has this text or a match of this pattern. */
export type Dictionary = <Text extends string | RegExp>(text: Text, isExact?: boolean) => Text | RegExp;

/** The words of a language for `speak`; null in English. */
export function wordsIn(language: Language): Words | null {
  if (language === 'en') return null;
  const texts = [...readCatalogue(language)].map(([key, forms]) => [key, forms.join('|')] as const);
  return { texts: new Map(texts.filter(([, text]) => text !== '')), plurals: pluralTableOf(language) };
}

/** Whether what is searched for may be longer than its text. */
type GoesOn = false | 'as a text' | 'as a pattern';

/** A text of the catalogue; its forms in the language have the places of its English. Throws where they don't say the same. */
interface Known {
  readonly english: string;
  readonly own: readonly string[];
}

function knownOf(english: string, forms: readonly string[]): Known {
  const fault = forms.map((form) => faultOf(english, form)).find((each) => each !== null);
  return {
    english,
    get own() {
      if (fault !== undefined) throw new Error(`The translation of “${english}” ${fault}`);
      return forms;
    },
  };
}

/** What may stand in the place of a value, and is the same in all languages. */
const names = ['Sleep Mantra', 'Peace Mantra', 'Bliss Club', 'UPI', '₹1', '1', '4 November'];
const places = /\{\d+\}|#/gu;
const anything = '[^]*?';
/** Between texts that together are the name of a control: 'Skip next delivery: Sleep Mantra, every week'. */
const joints = /^(?:: |, | \| | )/u;

/** Finds texts of pages by their English, from what a language has beside it. What it doesn't know, such as a name, stays. */
export function dictionaryOf(pairs: readonly TextPair[]): Dictionary {
  const known = pairs.flatMap(({ english, own }) => english.map((each) => knownOf(each, own)));
  const strict = apart(known);
  const vocabulary = new Set(known.flatMap(({ english }) => english.match(/(?<![\p{L}])[a-z]{2,}\b/gu) ?? []));
  const exact = Map.groupBy(known, ({ english }) => english.toLowerCase());
  const open = known.filter(({ english }) => english.search(places) >= 0);

  /** Patterns for one text of the catalogue: as it is, with values, or as the beginning of one with values. */
  function single(text: string, goesOn: GoesOn): readonly string[] {
    const same = exact.get(text.trim().toLowerCase());
    if (same !== undefined) return same.flatMap(({ own }) => own.map((form) => filled(form, () => anything)));
    const fitting = open.flatMap(({ english, own }) => {
      const fit = valuesIn(english, text.trim(), goesOn);
      return fit === null ? [] : [{ ...fit, own }];
    });
    const most = Math.max(3, ...fitting.map(({ said }) => said));
    return fitting.flatMap(({ said, values, own }) => {
      if (said < most) return [];
      const valueAt = (place: string) => {
        const { value, isOpen = false } = values.get(place) ?? {};
        if (value === undefined) return anything;
        return `${eitherOf(whole(value)) ?? literal(value)}${isOpen ? anything : ''}`;
      };
      return own.map((form) => filled(form, valueAt));
    });
  }

  /** What begins with the text; after a space, that may be the name behind a whole one: 'Remove Sleep Mantra'. */
  function longer(text: string): readonly string[] {
    const found = known.filter(({ english }) => english.toLowerCase().startsWith(text.toLowerCase()));
    const before = text.endsWith(' ') ? (exact.get(text.trim().toLowerCase()) ?? []) : [];
    return [
      ...found.flatMap(({ own }) => own.map((form) => filled(form, () => anything))),
      ...before.flatMap(({ own }) => own.map((form) => `${filled(form, () => anything)}${literal(' ')}`)),
    ];
  }

  /** The same for several texts, one after another. */
  function whole(text: string, goesOn: GoesOn = false): readonly string[] {
    if (goesOn === 'as a pattern' && longer(text).length > 0) return longer(text);
    return [...single(text, goesOn), ...joined(text, goesOn)];
  }

  function joined(text: string, goesOn: GoesOn): readonly string[] {
    for (let end = text.length - 1; end > 1; end -= 1) {
      const [joint = ''] = joints.exec(text.slice(end)) ?? [];
      const first = exact.get(text.slice(0, end).toLowerCase()) ?? nameOf(text.slice(0, end));
      if (joint === '' || first === undefined) continue;
      const rest = text.slice(end + joint.length);
      const after = eitherOf(whole(rest, goesOn)) ?? (isKnown(rest) || joint !== ' ' ? literal(rest) : null);
      if (after === null) continue;
      const before = first.flatMap(({ own }) => own.map((form) => filled(form, () => anything)));
      return before.map((each) => `${each}${literal(joint)}${after}`);
    }
    return [];
  }

  function isKnown(text: string): boolean {
    return text === '' || names.includes(text) || /^[₹\d]/u.test(text);
  }

  function nameOf(text: string): readonly Known[] | undefined {
    return names.includes(text) ? [{ english: text, own: [text] }] : undefined;
  }

  function containing(text: string): readonly string[] {
    const wanted = text.toLowerCase();
    return known
      .filter(({ english }) => english.toLowerCase().includes(wanted))
      .flatMap(({ own }) => own.map((form) => filled(form, () => anything)));
  }

  function matching(pattern: RegExp): readonly string[] {
    const goesOn = pattern.source.endsWith('$') ? false : 'as a pattern';
    const plain = wordingsOf(pattern)?.map((text) => whole(text, goesOn)) ?? [];
    const isName = names.some((name) => pattern.test(name));
    if (plain.length > 0 && !isName && plain.every((each) => each.length > 0)) return plain.flat();
    const values = names.filter((name) => !pattern.test(name));
    const fits = (english: string) =>
      values.some((value) => pattern.test(english.replaceAll(places, value)))
        ? 'itself'
        : values.some((value) => pattern.test(`${english} ${value}`)) && 'with a name behind it';
    const found = known.flatMap(({ english, own }) => {
      const fit = fits(english);
      if (fit === false) return [];
      const value = valueIn(pattern, english) ?? anything;
      return own.map((form) => `${filled(form, () => value)}${fit === 'itself' ? '' : literal(' ')}`);
    });
    return [...plain.flat(), ...found, ...(isName ? [pattern.source.replaceAll(/^\^|\$$/gu, '')] : [])];
  }

  /** Whether a text that no catalogue has is English that somebody forgot to mark, and not a name. */
  function isLeft(text: string): boolean {
    const words = text.match(/\p{L}+/gu) ?? [];
    return words.length > 0 && words.every((word) => vocabulary.has(word.toLowerCase()));
  }

  function patternOf(text: string | RegExp, isExact: boolean): RegExp | null {
    const isPattern = typeof text !== 'string';
    const wanted = isPattern ? [] : whole(text, isExact ? false : 'as a text');
    const found = isPattern ? matching(text) : wanted.length > 0 || isExact ? wanted : containing(text);
    if (!isPattern && found.length === 0 && isLeft(text)) throw new Error(`No catalogue has “${text}”`);
    return strict(patternFor(found, isPattern ? text.source : isExact ? '^$' : ''), text, isExact);
  }

  const patterns = new Map<string, RegExp | null>();
  return (text, isExact = false) => {
    const key = `${typeof text} ${String(isExact)} ${String(text)}`;
    const pattern = patterns.get(key) ?? patternOf(text, isExact);
    patterns.set(key, pattern);
    return pattern ?? text;
  };
}

/** A pattern for any of them, which begins and ends where the given one does; null without any. */
function patternFor(found: readonly string[], like: string): RegExp | null {
  const either = eitherOf(found);
  if (either === null) return null;
  return new RegExp(`${like.startsWith('^') ? '^\\s*' : ''}${either}${like.endsWith('$') ? '\\s*$' : ''}`, 'iu');
}

function eitherOf(found: readonly string[]): string | null {
  return found.length === 0 ? null : `(?:${[...new Set(found)].join('|')})`;
}

/** A pattern for a text with values; the rest of it is literal. */
function filled(text: string, valueAt: (place: string) => string): string {
  const held = text.match(places) ?? [];
  return text
    .split(places)
    .map((part, at) => `${at === 0 ? '' : valueAt(held[at - 1] ?? '')}${literal(part)}`)
    .join('');
}

/**
 * The values that a text of the catalogue has in an English one; null if it is another text. With `goesOn` the English
 * one may be no more than its beginning.
 */
function valuesIn(english: string, text: string, goesOn: GoesOn) {
  const held = english.match(places) ?? [];
  const parts = english.split(places);
  for (let count = parts.length; count > 0; count -= 1) {
    const isWhole = count === parts.length;
    const begun = isWhole ? parts : [...parts.slice(0, count - 1), parts[count - 1]?.trimEnd() ?? ''];
    const found = new RegExp(`^${begun.map((part) => literal(part)).join('([^]+?)')}$`, 'iu').exec(text);
    if (found === null || (!isWhole && goesOn === false)) continue;
    const isLastOpen = isWhole && goesOn !== false && parts.at(-1) === '';
    const values = found.slice(1).map((value, at) => {
      const isOpen = isLastOpen && at === found.length - 2;
      return [held[at] ?? '', { value, isOpen }] as const;
    });
    return { said: begun.join('').trim().length, values: new Map(values) };
  }
  return null;
}

/** What a pattern says of the only value of a text: '₹[\\d,]+' where it's /^Pay ₹[\\d,]+ again$/; null if it says nothing. */
function valueIn({ source }: RegExp, english: string): string | null {
  const [before = '', after = '', ...more] = english.split(places);
  const inside = source.replaceAll(/^\^|\$$/gu, '');
  if (more.length > 0 || !inside.startsWith(before) || !inside.endsWith(after)) return null;
  const value = inside.slice(before.length, inside.length - after.length);
  return /^[^$()^|]+$/u.test(value) ? value : null;
}

/** The plain wordings of a pattern that begins with a text, such as /^(?:Adding|Added) to cart$/u; null if it is another one. */
function wordingsOf({ source }: RegExp): readonly string[] | null {
  const found = /^\^([^()]*)(?:\(\?:([^()]*)\)([^()]*))?$/u.exec(source.replace(/\$$/u, ''));
  if (found === null) return null;
  const [, before = '', choices, after = ''] = found;
  const all = choices === undefined ? [before] : choices.split('|').map((each) => `${before}${each}${after}`);
  return /[$*+.?[\\\]^{|}]/u.test(all.join('')) ? null : all;
}
