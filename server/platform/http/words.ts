import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import { type Language, languages } from '../../../src/domain/kit/text/language.ts';
import { pluralTableOf } from '../../../src/domain/kit/text/plural-forms.ts';
import { withWords, type Words } from '../../../src/domain/kit/text/text.ts';

const folder = join(import.meta.dirname, '../../../languages');
const textsSchema = z.record(z.string(), z.string());
const known = new Map<Language, Words>();

/** What the server says itself, or has from the rules it shares with the browser; `npm run texts` writes it. */
export function wordsOf(language: Language): Words {
  const found = known.get(language);
  if (found) return found;
  const file = readFileSync(join(folder, language, 'server.json'), 'utf8');
  const texts = new Map(Object.entries(textsSchema.parse(JSON.parse(file))));
  const words = { texts, plurals: pluralTableOf(language) };
  known.set(language, words);
  return words;
}

/**
 * What `write` writes, in a language (LNG-01): a message, or a page of the server's own. Marked texts that are made
 * meanwhile are looked up; nothing may be waited for.
 */
export function writtenIn<Written>(language: Language, write: () => Written): Written {
  return withWords(language === 'en' ? null : wordsOf(language), write);
}

/** A text with values: how its English reads once they are in it, and what it is in the language. */
interface Pattern {
  readonly english: RegExp;
  readonly text: string;
}

interface Sentences {
  readonly texts: ReadonlyMap<string, string>;
  /** The ones with the most words of their own first. */
  readonly patterns: readonly Pattern[];
}

const translations = new Map<Language, Sentences>();

/** The language that a caller asks for first; English if the shop doesn't speak it. The browser sends its page's. */
export function askedLanguage({ 'accept-language': wanted = '' }: IncomingHttpHeaders): Language {
  const [first = ''] = wanted.split(/[-,;]/u);
  return languages.find((each) => each === first.trim().toLowerCase()) ?? 'en';
}

/** The same for an answer that depends on it, which caches are told. */
export function languageOf(reply: FastifyReply): Language {
  reply.header('vary', 'accept-language');
  return askedLanguage(reply.request.headers);
}

/**
 * A problem in a language (LNG-01). Its sentences are found by their English, so that what the server writes down, sends or
 * prints while it answers never depends on who asked. What no catalogue has stays English.
 */
export function inLanguage(problem: Problem, language: Language): Problem {
  if (language === 'en') return problem;
  const words = translations.get(language) ?? sentencesOf(language);
  translations.set(language, words);
  const said = (text: string) => translated(text, words);
  return {
    ...problem,
    title: said(problem.title),
    ...(problem.detail === undefined ? {} : { detail: said(problem.detail) }),
    ...(problem.errors === undefined
      ? {}
      : { errors: problem.errors.map((each) => ({ ...each, message: said(each.message) })) }),
  };
}

function translated(text: string, { texts, patterns }: Sentences): string {
  const whole = texts.get(text);
  if (whole !== undefined) return whole;
  for (const { english, text: own } of patterns) {
    const values = english.exec(text)?.groups;
    if (!values) continue;
    return own.replaceAll(/\{(\d+)\}/gu, (_, place: string) => {
      const value = values[`v${place}`] ?? '';
      return texts.get(value) ?? value;
    });
  }
  // What was put together from sentences is translated by sentence.
  return text.replaceAll(/[^.]+/gu, (part) => {
    const own = texts.get(part.trim());
    return own === undefined ? part : part.replace(part.trim(), own);
  });
}

function sentencesOf(language: Language): Sentences {
  const { texts } = wordsOf(language);
  const keys = [...texts.keys()].filter((key) => /\{\d+\}/u.test(key) && /\p{L}{3}/u.test(key));
  const patterns = keys
    .toSorted((one, other) => other.length - one.length)
    .map((key) => ({ english: readingOf(key), text: texts.get(key) ?? '' }));
  return { texts, patterns };
}

function readingOf(key: string): RegExp {
  const parts = key.split(/\{(\d+)\}/u);
  const source = parts.map((part, at) =>
    at % 2 === 1 ? `(?<v${part}>.+?)` : part.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`),
  );
  return new RegExp(`^${source.join('')}$`, 'u');
}
