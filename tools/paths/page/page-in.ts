import type { Locator, Page } from '@playwright/test';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { choicePairs } from './choice-pairs.ts';
import { readPairs } from '../../texts/catalogue.ts';
import { dictionaryOf, type Dictionary } from '../../texts/dictionary.ts';

/** The argument in which a search has its text. */
const searches: Readonly<Record<string, number>> = {
  getByRole: 1,
  getByText: 0,
  getByLabel: 0,
  getByPlaceholder: 0,
  getByAltText: 0,
  getByTitle: 0,
  locator: 1,
  filter: 0,
};
const texts = new Set(['name', 'hasText', 'hasNotText']);

const dictionaries = new Map<Language, Dictionary>();
const plain = new WeakMap<object, object>();
const words = new WeakMap<object, Dictionary>();

/**
 * The page as it is in a language, for adapters that know it in English: it opens the addresses of that language, and
 * finds what has the translation of a text where the text is asked for.
 */
export function pageIn(language: Language, page: Page): Page {
  if (language === 'en') return page;
  const dictionary = dictionaries.get(language) ?? dictionaryOf([...readPairs(language), ...choicePairs(language)]);
  dictionaries.set(language, dictionary);
  const spoken = inWords(page, dictionary, (path) => addressIn(language, path));
  words.set(spoken, dictionary);
  return spoken;
}

/** What a page has instead of English texts; in English, these. */
export function wordsOn(page: Page): Dictionary {
  return words.get(page) ?? ((text) => text);
}

/** A page or a locator, and every locator that is found in it. */
function inWords<Of extends Page | Locator>(of: Of, dictionary: Dictionary, address: (path: string) => string): Of {
  const spoken = new Proxy(of, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]): unknown => {
        const args = given.map((each, at) => {
          if (name === 'goto' && at === 0) return address(String(each));
          return searches[String(name)] === at ? translated(each, given[at + 1], dictionary) : plainOf(each);
        });
        const result: unknown = member.apply(target, args);
        if (result === target) return spoken;
        if (Array.isArray(result)) return result;
        return isPlace(result) ? inWords(result, dictionary, address) : result;
      };
    },
  });
  plain.set(spoken, of);
  return spoken;
}

function isPlace(value: unknown): value is Page | Locator {
  return typeof value === 'object' && value !== null && 'getByRole' in value;
}

function plainOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (plain.get(value) ?? value) : value;
}

/** A text to search for, or options that have one, such as the name of a button. */
function translated(what: unknown, more: unknown, dictionary: Dictionary): unknown {
  if (typeof what === 'string' || what instanceof RegExp) return dictionary(what, isExact(more));
  const entries = Object.entries(Object(what) as object).map(([name, value]: [string, unknown]) => [
    name,
    texts.has(name) && (typeof value === 'string' || value instanceof RegExp)
      ? dictionary(value, isExact(what))
      : plainOf(value),
  ]);
  return what === undefined ? undefined : Object.fromEntries(entries);
}

function isExact(options: unknown): boolean {
  return Reflect.get(Object(options) as object, 'exact') === true;
}
