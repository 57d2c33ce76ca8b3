import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts a page adds to the HTML shell, all escaped already. */
export interface ShellParts {
  /** English unless given. */
  readonly lang?: string;
  /** Attributes of the root element, such as `data-season="diwali"`. */
  readonly attributes?: string;
  /** Title, description, styles. */
  readonly head: string;
  readonly body: string;
}

const template = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8').replaceAll(/\n\s*/gu, '');
const [beforeAttributes = '', beforeHead = '', beforeBody = '', end = ''] = template.split(
  / data-attributes|<!--head-->|<!--body-->/u,
);

/** A complete HTML document: index.html, the shell of every page, with its parts filled in. */
export function fillShell({ lang, attributes, head, body }: ShellParts): string {
  return shellAround({ lang, attributes, head: [head], body: [body] }).join('');
}

/** The same as pieces in their order, for pages whose pieces are bytes already. */
export function shellAround<Piece>({
  lang = 'en-IN',
  attributes = '',
  head,
  body,
}: {
  readonly lang?: string | undefined;
  readonly attributes?: string | undefined;
  readonly head: readonly Piece[];
  readonly body: readonly Piece[];
}): (Piece | string)[] {
  const start = `${beforeAttributes.replace('en-IN', lang)}${attributes === '' ? '' : ` ${attributes}`}${beforeHead}`;
  return [start, ...head, beforeBody, ...body, end];
}
