import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { styleAttributesOf } from '../../../server/platform/http/guard/content-policy.ts';

const named = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('SEC-06 the policy names the colours of banners and the lengths of bars in a page, each once', () => {
  const colours = 'background-color:#17452F;color:#ffffff';
  const html = `<div class="a" style="${colours}"><a href="/shop" style="${colours}">x</a><i style="width:40%"></i></div>`;
  expect(styleAttributesOf(html)).toEqual([named(colours), named('width:40%')]);
});

test('SEC-06 a style that was planted in a text is not named, and so does nothing', () => {
  for (const planted of [
    'background:url(//evil.example)',
    'position:fixed;inset:0',
    'width:expression(alert(1))',
  ]) {
    expect(styleAttributesOf(`<p style="${planted}">x</p>`)).toEqual([]);
  }
  expect(styleAttributesOf('<p>a text with style="color:red" in it</p>')).toEqual([]);
});
