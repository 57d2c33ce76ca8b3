import * as z from 'zod/mini';
import type { Call } from '../../../../src/contract/call.ts';
import { problems } from '../../../../src/contract/platform/problem.ts';
import { escaped, plainPage } from '../html.ts';
import { problemsOf } from './openapi.ts';

/** The calls of the contract on one page, by tag, without script. */
export function docsPage(calls: Readonly<Record<string, Call>>): string {
  const tags = [...new Set(Object.values(calls).map(({ tag }) => tag))];
  const contents = tags.map((tag) => `<li><a href="#${slugOf(tag)}">${escaped(tag)}</a></li>`).join('');
  const sections = tags.map((tag) => {
    const inTag = Object.entries(calls).filter(([, call]) => call.tag === tag);
    return `<h2 id="${slugOf(tag)}">${escaped(tag)}</h2>${inTag.map(([name, call]) => callSection(name, call)).join('')}`;
  });
  return plainPage(
    'Calls of the shop',
    `<p>Amounts are whole rupees. Send JSON; every refusal is <code>application/problem+json</code>. The same as
<a href="/openapi.json">OpenAPI 3.1</a>.</p><ul>${contents}</ul>${sections.join('')}`,
  );
}

function callSection(name: string, call: Call): string {
  return [
    `<section id="${escaped(name)}"><h3><code>${call.method} ${escaped(call.path)}</code></h3>`,
    `<p>${escaped(call.summary)}. ${escaped(access(call))}</p>`,
    part('Path', call.params, 'input'),
    part('Query', call.query, 'input'),
    part('Headers', call.headers, 'input'),
    part('Body', call.body, 'input'),
    part(`Answer ${call.status}`, call.answer, 'output'),
    `<p>Refusals: ${problemsOf(call)
      .map((slug) => `${problems[slug].status}&nbsp;<code>${slug}</code>`)
      .join(', ')}</p></section>`,
  ].join('');
}

function access(call: Call): string {
  if (call.access === 'public') return 'For everybody.';
  return call.access === 'signed-in' ? 'For whoever is signed in.' : `For ${call.access.join(', ')} only.`;
}

function part(title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<details><summary>${escaped(title)}</summary><pre>${escaped(JSON.stringify(json, null, 2))}</pre></details>`;
}

function slugOf(tag: string): string {
  return tag.toLowerCase().replaceAll(/\W+/gu, '-');
}
