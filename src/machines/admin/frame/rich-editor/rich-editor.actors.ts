import { richEditorMachine } from './rich-editor.machine.ts';

/** What the text itself takes. */
export interface RichEditorPorts {
  /** Makes what is picked a link, or no link any more. */
  writeLink(href: string | null): void;
  writePicture(picture: { readonly src: string; readonly alt: string }): void;
}

export function richEditorLogic(ports: RichEditorPorts) {
  return richEditorMachine.provide({
    actions: {
      writeLink: (_, { href }) => ports.writeLink(href),
      writePicture: (_, picture) => ports.writePicture(picture),
    },
  });
}
