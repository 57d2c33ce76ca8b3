import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts a page adds to the HTML shell, all escaped already. */
export interface ShellParts {
  /** Attributes of the root element, such as `data-season="diwali"`. */
  readonly attributes?: string;
  /** Title, description, styles. */
  readonly head: string;
  readonly body: string;
}

const template = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8').replaceAll(/\n\s*/gu, '');

/** A complete HTML document: index.html, the shell of every page, with its parts filled in. */
export function fillShell({ attributes = '', head, body }: ShellParts): string {
  return template
    .replace(' data-attributes', () => (attributes === '' ? '' : ` ${attributes}`))
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body);
}
