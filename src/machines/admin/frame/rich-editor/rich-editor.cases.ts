import { command, keyFor, type EventCases } from '../../../kit/cases.ts';

const src = '/image/0f0d2c8e-58c5-4a0e-9d0e-0f9f9c1d2a11.jpg';

export const richEditorCases: EventCases = {
  'link.ask': [command('link.ask', { href: '' })],
  'link.type': [command('link.type', { text: '/shop' }), command('link.type', { text: 'javascript:1' })],
  'picture.choose': [command('picture.choose', { src })],
  'picture.name': [command('picture.name', { text: 'A leaf' })],
};

interface Asked {
  readonly href: string;
  readonly src: string;
  readonly alt: string;
}

/** Tells snapshots apart by what was typed, which decides whether it is accepted. */
export function richEditorKey({ context: { href, src: path, alt } }: { readonly context: Asked }): string {
  return keyFor(href, path, alt);
}
