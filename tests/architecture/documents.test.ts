import { parseSync, Visitor } from 'vite';
import { filesIn, textOf } from '../../tools/support/source.ts';
import { expect, test } from 'vitest';
import { leadingIds, provenIds, requirements } from '../../tools/support/requirements.ts';

const proven = provenIds();

test('every requirement that is marked as built is carried by the title of a test', () => {
  expect(requirements().filter(({ id, isBuilt }) => isBuilt && !proven.has(id))).toEqual([]);
});

test('every id in the title of a test is a requirement', () => {
  const known = new Set(requirements().map(({ id }) => id));
  expect([...proven].filter((id) => !known.has(id))).toEqual([]);
});

test('a title carries the ids that it starts with', () => {
  expect(leadingIds('CRT-04, CRT-05 plus is disabled at 10, as MNY-01 says')).toEqual(['CRT-04', 'CRT-05']);
  expect(leadingIds('CRT-04 and CRT-05 plus is disabled')).toEqual(['CRT-04', 'CRT-05']);
  expect(leadingIds('plus is disabled (CRT-04)')).toEqual([]);
});

/** What docs/style.md replaces: phrases that nobody would say in a shop or at a desk. */
const banned = [
  'did not come',
  'does not come',
  'do not come',
  'by itself',
  'by themselves',
  'stands here',
  'stand here',
  'Nobody by name',
  'was not kept',
  'could not be fetched',
  'not to be had',
  'on offer',
  'goods back',
  'gone back',
  'goes back the way it came',
  'back to where it came from',
  'taken up once',
  'in another order',
  'waits for an answer',
  'consignment number',
  'part refund',
  'order paper',
  'took back',
  'please try again',
];
const phrase = new RegExp(String.raw`\b(?:${banned.join('|')})\b`, 'iu');

/** Drawings of flows have their own texts; samples are seen in them and in the sandbox alone. */
const others = /^src\/machines\/flows\/|\.cases\.ts$|^server\/platform\/seed\//u;

/** Whether a file may hold one of them at all; most hold none, and aren't parsed. */
function isSuspect(file: string): boolean {
  return phrase.test(textOf(file).replaceAll(/(?:\s|\\[nrt])+/gu, ' '));
}

/** The texts of a file that a person may read. Comments, types and descriptions of states are none. */
function textsOf(file: string): string[] {
  const drawn = new Set<number>();
  const found: { readonly start: number; readonly text: string }[] = [];
  new Visitor({
    Property({ key, value }) {
      if (file.startsWith('src/machines/') && key.type === 'Identifier' && key.name === 'description') {
        drawn.add(value.start);
      }
    },
    TSLiteralType: ({ literal }) => void drawn.add(literal.start),
    Literal({ start, value }) {
      if (typeof value === 'string') found.push({ start, text: value });
    },
    TemplateElement: ({ start, value }) => void found.push({ start, text: value.cooked ?? '' }),
    JSXText: ({ start, value }) => void found.push({ start, text: value }),
  }).visit(parseSync(file, textOf(file)).program);
  return found.filter(({ start }) => !drawn.has(start)).map(({ text }) => text.replaceAll(/\s+/gu, ' ').trim());
}

test('DEV-02 no text reads as the word list says it should not', () => {
  const quoted = textOf('docs/requirements.md');
  const files = filesIn(['src', 'server']).filter((file) => !others.test(file) && isSuspect(file));
  const wrong = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => phrase.test(text) && !quoted.includes(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});
