import type { SnapshotFrom } from 'xstate';
import { isGoodLink, isOwnPicture } from '../../../../domain/kit/text/rich-text.ts';
import type { richEditorMachine } from './rich-editor.machine.ts';

export interface RichEditorView {
  readonly panel: 'none' | 'link' | 'picture';
  readonly href: string;
  readonly src: string;
  readonly alt: string;
  readonly hrefError: string | undefined;
  readonly srcError: string | undefined;
  readonly altError: string | undefined;
}

/** View model of the panel. */
export function richEditorView(snapshot: SnapshotFrom<typeof richEditorMachine>): RichEditorView {
  const { href, src, alt } = snapshot.context;
  const isUndrawn = snapshot.matches({ picturing: 'misfit' });
  return {
    panel: snapshot.matches('linking') ? 'link' : snapshot.matches('picturing') ? 'picture' : 'none',
    href,
    src,
    alt,
    hrefError:
      snapshot.matches({ linking: 'misfit' }) && !isGoodLink(href.trim())
        ? 'Use a path in the shop such as /shop, or https://…'
        : undefined,
    srcError: isUndrawn && !isOwnPicture(src) ? 'Choose a picture' : undefined,
    altError: isUndrawn && alt.trim() === '' ? 'Describe what it shows for people who can’t see it' : undefined,
  };
}
