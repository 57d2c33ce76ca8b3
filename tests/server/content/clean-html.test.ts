import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml, plainText } from '../../../server/platform/http/input/clean-html.ts';
import { nastyHtml } from '../../support/access/nasty-html.ts';

/** The whole grammar of a clean text: whatever is no word of it could mean something else to a browser. */
const words = [
  String.raw`[^<>]`,
  String.raw`</?(?:p|h2|h3|strong|em|ul|ol|li|blockquote)>`,
  String.raw`<(?:br|hr) />`,
  String.raw`<a(?: href="(?:https://|mailto:|tel:|/(?!/)|#)[^"<>\s\\]*")?(?: rel="noopener noreferrer")?>|</a>`,
  String.raw`<img src="/(?!/)[\w./-]+" alt="[^"<>]*"(?: width="\d+" height="\d+")? loading="lazy" />`,
];
const cleanText = new RegExp(`^(?:${words.join('|')})*$`, 'u');

test.for(nastyHtml.map((html) => [html] as const))('CNT-02 nothing of %s is left that runs', ([html]) => {
  const clean = cleanHtml(html);
  expect(clean).toMatch(cleanText);
  expect(cleanHtml(clean)).toBe(clean);
});

test('CNT-02 whatever nasty pieces are put together, nothing runs', () => {
  const piece = fc.oneof(
    fc.constantFrom(...nastyHtml),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="',
      '">',
      '<b>',
      '</b>',
      '<i>',
      '</i>',
      '<!--',
      '-->',
      '<',
      '&lt;',
      '"',
      "'",
    ),
    fc.string({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = cleanHtml(pieces.join(''));
      expect(clean).toMatch(cleanText);
      expect(cleanHtml(clean)).toMatch(cleanText);
    }),
    { numRuns: 600 },
  );
});

test('CNT-02 what an editor writes is kept, and what means the same gets one name', () => {
  const kept =
    '<h2>Title</h2><p>A <strong>bold</strong> and <em>quiet</em> word, <a href="/shop">here</a>.</p>' +
    '<ul><li><p>one</p></li></ul><ol><li><p>two</p></li></ol><blockquote><p>said</p></blockquote><hr />' +
    '<img src="/image/0f0d2c8e-58c5-4a0e-9d0e-0f9f9c1d2a11.jpg" alt="A leaf" width="4" height="3" loading="lazy" />';
  expect(cleanHtml(kept)).toBe(kept);
  expect(cleanHtml('<h1>a</h1><h5>b</h5><p><b>c</b><i>d</i></p>')).toBe(
    '<h2>a</h2><h3>b</h3><p><strong>c</strong><em>d</em></p>',
  );
  expect(cleanHtml('<a href="https://x.example/a?b=1" target="_blank" onclick="x()">out</a>')).toBe(
    '<a href="https://x.example/a?b=1" rel="noopener noreferrer">out</a>',
  );
});

test('CNT-02 the words alone are plain text', () => {
  expect(plainText('<h2>One</h2><p>two &amp; three<br />four &lt;b&gt;</p>')).toBe('One two & three four <b>');
});
