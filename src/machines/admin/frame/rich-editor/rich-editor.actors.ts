import { richEditorMachine } from './rich-editor.machine.ts';

/** Commands to the text editor. */
export interface RichEditorPorts {
  /** Turns the selection into a link, or removes the link. */
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
