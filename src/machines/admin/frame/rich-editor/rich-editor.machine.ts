import { assign, setup } from 'xstate';
import { isGoodLink, isOwnPicture } from '../../../../domain/kit/text/rich-text.ts';

export type RichEditorEvent =
  | { type: 'link.ask'; href: string }
  | { type: 'link.type'; text: string }
  | { type: 'link.set' }
  | { type: 'link.remove' }
  | { type: 'picture.ask' }
  | { type: 'picture.choose'; src: string }
  | { type: 'picture.name'; text: string }
  | { type: 'picture.insert' }
  | { type: 'panel.close' };

interface RichEditorContext {
  /** As typed. */
  readonly href: string;
  readonly src: string;
  /** The alt text of the picture. */
  readonly alt: string;
}

/** The small panels of the text editor: the URL of a link, or a picture and its alt text (ADM-07). */
export const richEditorMachine = setup({
  types: {} as { context: RichEditorContext; events: RichEditorEvent },
  actions: {
    setHref: assign({ href: (_, params: { href: string }) => params.href }),
    setSource: assign({ src: (_, params: { src: string }) => params.src }),
    setAlt: assign({ alt: (_, params: { text: string }) => params.text }),
    clearPicture: assign({ src: '', alt: '' }),
    writeLink: (_, _params: { href: string | null }) => {},
    writePicture: (_, _params: { src: string; alt: string }) => {},
  },
  guards: {
    isGoodAddress: ({ context }) => isGoodLink(context.href.trim()),
    isWholePicture: ({ context }) => isOwnPicture(context.src) && context.alt.trim() !== '',
  },
}).createMachine({
  id: 'rich-editor',
  description: 'The small panels of the text editor: the address of a link, a picture and its description.',
  context: { href: '', src: '', alt: '' },
  initial: 'writing',
  on: {
    'link.ask': { target: '.linking', actions: { type: 'setHref', params: ({ event }) => event } },
    'picture.ask': { target: '.picturing', actions: 'clearPicture' },
    'panel.close': '.writing',
  },
  states: {
    writing: { description: 'Only the text is shown.' },
    linking: {
      description: 'The admin types the address of a link.',
      initial: 'calm',
      states: {
        calm: { description: 'No error is shown yet.' },
        misfit: { description: 'This address isn’t allowed in a text.' },
      },
      on: {
        'link.type': {
          target: '.calm',
          actions: { type: 'setHref', params: ({ event }) => ({ href: event.text }) },
        },
        'link.set': [
          {
            guard: 'isGoodAddress',
            target: 'writing',
            actions: { type: 'writeLink', params: ({ context }) => ({ href: context.href.trim() }) },
          },
          { target: '.misfit' },
        ],
        'link.remove': { target: 'writing', actions: { type: 'writeLink', params: { href: null } } },
      },
    },
    picturing: {
      description: 'The admin chooses a picture and describes it.',
      initial: 'calm',
      states: {
        calm: { description: 'No error is shown.' },
        misfit: { description: 'The picture or its description is missing.' },
      },
      on: {
        'picture.choose': { target: '.calm', actions: { type: 'setSource', params: ({ event }) => event } },
        'picture.name': { target: '.calm', actions: { type: 'setAlt', params: ({ event }) => event } },
        'picture.insert': [
          {
            guard: 'isWholePicture',
            target: 'writing',
            actions: {
              type: 'writePicture',
              params: ({ context }) => ({ src: context.src, alt: context.alt.trim() }),
            },
          },
          { target: '.misfit' },
        ],
      },
    },
  },
});
