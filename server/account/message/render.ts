import { type Language, tagOf } from '../../../src/domain/kit/text/language.ts';
import { t } from '../../../src/domain/kit/text/text.ts';
import { escaped } from '../../platform/http/html.ts';
import type { Letter, ShopFacts } from './templates/letter.ts';

interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Reader {
  /** Null if it isn’t known: the greeting is generic then. */
  readonly firstName: string | null;
  /** What the letter is written in. */
  readonly language: Language;
}

/** Renders the letter as an e-mail. */
export function renderEmail(letter: Letter, shop: ShopFacts, reader: Reader): Rendered {
  return { subject: letter.subject, text: plainText(letter, shop, reader), html: html(letter, shop, reader) };
}

function greeting(firstName: string | null): string {
  return firstName === null ? t`Namaste,` : t`Namaste ${firstName},`;
}

function plainText(letter: Letter, shop: ShopFacts, { firstName }: Reader): string {
  const { paragraphs, facts = [], action, unsubscribeUrl, unsubscribeLabel = t`No more reminders` } = letter;
  return [
    greeting(firstName),
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
    `${shop.shopName}\n${shop.careEmail} · ${shop.carePhone}`,
    ...(unsubscribeUrl === undefined ? [] : [`${unsubscribeLabel}: ${unsubscribeUrl}`]),
  ].join('\n\n');
}

// The shop's own colours, by value: a mail has no stylesheet.
const ink = '#16231b';
const soft = '#46594d';
const leaf = '#17452f';
const ground = '#f9f9f2';
const rule = '#d8ddce';

function html(letter: Letter, shop: ShopFacts, { firstName, language }: Reader): string {
  const { subject, paragraphs, facts = [], action, unsubscribeUrl } = letter;
  const { unsubscribeLabel = t`No more reminders` } = letter;
  const body = [
    ...[greeting(firstName), ...paragraphs].map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`),
    factsHtml(facts),
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:${leaf};color:${ground};text-decoration:none;font-weight:600">${escaped(action.label)}</a></p>`,
  ].join('\n');
  const end =
    unsubscribeUrl === undefined
      ? ''
      : `<br><a href="${escaped(unsubscribeUrl)}" style="color:${soft}">${escaped(unsubscribeLabel)}</a>`;
  return `<!doctype html>
<html lang="${tagOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:${ground};color:${ink};font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:34rem;margin:0 auto;padding:28px 24px;border:1px solid ${rule};background:#ffffff">
<p style="margin:0 0 24px;padding-bottom:16px;border-bottom:1px solid ${rule};font:400 26px/1.2 Georgia,serif;color:${leaf}">${escaped(shop.shopName)}</p>
${body}
<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid ${rule};font-size:14px;color:${soft}">${escaped(shop.shopName)} · ${escaped(shop.careEmail)} · ${escaped(shop.carePhone)}${end}</p>
</div></body></html>`;
}

function factsHtml(facts: NonNullable<Letter['facts']>): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:6px 16px 6px 0;color:${soft}">${escaped(label)}</td><td style="padding:6px 0;text-align:right">${escaped(value)}</td></tr>`,
  );
  return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
}
