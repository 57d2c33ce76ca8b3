import type { Initial } from '../../contract/shell/initial.ts';
import { writeHead } from '../../services/platform/browser/head.ts';
import { headOf } from './head.ts';

/** Writes a page's metadata into the document, after a step within the shop. */
export function showHead(view: Document, initial: Initial): void {
  writeHead(view, headOf(initial));
}
