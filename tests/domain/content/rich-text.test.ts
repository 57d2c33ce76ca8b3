import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRichText, type RichNode } from '../../../src/domain/kit/text/rich-text.ts';
import { nastyHtml } from '../../support/access/nasty-html.ts';

test('CNT-02 a text is its elements and words, whatever is closed or not', () => {
  expect(
    parseRichText('<h2>A &amp; B</h2><p>one <strong>two</strong> <a href="/shop" rel="x">three</a><br /></p>'),
  ).toEqual([
    { tag: 'h2', children: ['A & B'] },
    {
      tag: 'p',
      children: [
        'one ',
        { tag: 'strong', children: ['two'] },
        ' ',
        { tag: 'a', href: '/shop', children: ['three'] },
        { tag: 'br', children: [] },
      ],
    },
  ]);
  expect(parseRichText('</p><ul><li>a<p>1 < 2')).toEqual([
    { tag: 'ul', children: [{ tag: 'li', children: ['a', { tag: 'p', children: ['1 ', '<', ' 2'] }] }] },
  ]);
});

test('CNT-02 of a text that nobody cleaned, no link, picture or element is left that could do harm', () => {
  const all = (nodes: readonly RichNode[]): readonly Exclude<RichNode, string>[] =>
    nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...all(node.children)]));
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...nastyHtml), fc.string({ maxLength: 10 }))), (pieces) => {
      const elements = all(parseRichText(pieces.join('')));
      const bad = elements.filter(
        ({ href = '/', picture }) =>
          !/^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/iu.test(href) || picture?.src.startsWith('/') === false,
      );
      expect(bad).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
