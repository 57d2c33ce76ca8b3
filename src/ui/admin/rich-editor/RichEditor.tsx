import { isSame } from '../../../domain/kit/is-same.ts';
import { Image } from '@tiptap/extension-image';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Toolbar } from 'radix-ui';
import { type ComponentType, type MouseEvent, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { richEditorMachine } from '../../../machines/admin/frame/rich-editor/rich-editor.machine.ts';
import { richEditorView } from '../../../machines/admin/frame/rich-editor/rich-editor.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import { rich } from '../../kit/display/RichText.css.ts';
import type { Icon } from '../../kit/icon/icons.tsx';
import {
  BoldIcon,
  HeadingIcon,
  ItalicIcon,
  ListIcon,
  NumbersIcon,
  PictureIcon,
  QuoteIcon,
  RedoIcon,
  SubheadingIcon,
  ToolLinkIcon,
  UndoIcon,
} from './tool-icons.tsx';
import { type Source, sourceOf } from '../../kit/react/source.ts';
import { contentOf } from './inert-html.ts';
import * as css from './RichEditor.css.ts';

export type RichEditorActor = ActorRefFrom<typeof richEditorMachine>;

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Image,
];

export interface PictureSlotProps {
  /** '' until one is chosen. */
  readonly src: string;
  readonly source: Source<string>;
  readonly onSource: (src: string) => void;
}

interface RichEditorProps {
  readonly label: string;
  readonly html: string;
  readonly error: string | undefined;
  readonly onHtml: (html: string) => void;
  /** Opens the link or picture dialog. */
  readonly asking: RichEditorActor;
  /** Called with the current editor. */
  readonly onEditor: (editor: Editor) => void;
  /** The slot for inserting a picture. */
  readonly PictureSlot: ComponentType<PictureSlotProps>;
}

/** A rich text editor with headings, emphasis, lists, quotes, links and pictures; other content is dropped. */
export function RichEditor({ label, html, error, onHtml, asking, onEditor, PictureSlot }: RichEditorProps) {
  const written = useRef(html);
  const editor = useEditor({
    extensions,
    content: contentOf(html, extensions),
    // The style sheet has these rules: the content policy blocks injected style elements.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: { class: `${rich} ${css.area}`, 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      onHtml(written.current);
    },
  });
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    editor.commands.setContent(contentOf(html, extensions), { emitUpdate: false });
  }, [editor, html]);
  useEffect(() => onEditor(editor), [editor, onEditor]);
  return (
    <div className={css.frame} {...(error === undefined ? {} : { 'data-state': 'bad' })}>
      <Tools editor={editor} asking={asking} />
      <Panel asking={asking} PictureSlot={PictureSlot} />
      <EditorContent editor={editor} />
      {error !== undefined && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface Tool {
  readonly label: string;
  readonly Icon: Icon;
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    label: 'Heading',
    Icon: HeadingIcon,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Subheading',
    Icon: SubheadingIcon,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bold',
    Icon: BoldIcon,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    Icon: ItalicIcon,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Bulleted list',
    Icon: ListIcon,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    Icon: NumbersIcon,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    Icon: QuoteIcon,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { label: 'Undo', Icon: UndoIcon, run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', Icon: RedoIcon, run: (editor) => editor.chain().focus().redo().run() },
];

/** Left and right arrow keys move within it, Tab leaves it. */
function Tools({ editor, asking }: { editor: Editor; asking: RichEditorActor }) {
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.map(({ isOn }) => isOn?.(now) === true),
      link: now.isActive('link'),
    }),
  });
  return (
    <Toolbar.Root className={css.tools} aria-label="Formatting">
      {tools.map(({ label, Icon, isOn, run }, index) => (
        <Toolbar.Button
          key={label}
          className={css.tool}
          type="button"
          aria-label={label}
          title={label}
          {...(isOn ? { 'aria-pressed': states.on[index] === true } : {})}
          onMouseDown={keepFocus}
          onClick={() => run(editor)}
        >
          <Icon />
        </Toolbar.Button>
      ))}
      <Toolbar.Button
        className={css.tool}
        type="button"
        aria-label="Link"
        title="Link"
        aria-pressed={states.link}
        onClick={() => asking.send({ type: 'link.ask', href: hrefIn(editor) })}
      >
        <ToolLinkIcon />
      </Toolbar.Button>
      <Toolbar.Button
        className={css.tool}
        type="button"
        aria-label="Picture"
        title="Picture"
        onClick={() => asking.send({ type: 'picture.ask' })}
      >
        <PictureIcon />
      </Toolbar.Button>
    </Toolbar.Root>
  );
}

/** Clicking a tool keeps the focus in the text, so that no typing is lost. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function hrefIn(editor: Editor): string {
  const { href }: { href?: unknown } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
}

function Panel({ asking, PictureSlot }: Pick<RichEditorProps, 'asking' | 'PictureSlot'>) {
  const view = useView(asking, richEditorView, isSame);
  if (view.panel === 'none') return null;
  const close = (
    <Button tone="text" size="small" onClick={() => asking.send({ type: 'panel.close' })}>
      Cancel
    </Button>
  );
  return view.panel === 'link' ? (
    <fieldset className={css.panel} aria-label="Link">
      <TextField
        label="Link address"
        name="link"
        autoComplete="off"
        placeholder="/shop or https://…"
        value={view.href}
        error={view.hrefError}
        onValue={(text) => asking.send({ type: 'link.type', text })}
      />
      <div className={css.acts}>
        <Button size="small" onClick={() => asking.send({ type: 'link.set' })}>
          Set link
        </Button>
        <Button tone="outline" size="small" onClick={() => asking.send({ type: 'link.remove' })}>
          Remove link
        </Button>
        {close}
      </div>
    </fieldset>
  ) : (
    <fieldset className={css.panel} aria-label="Picture">
      <PictureSlot
        src={view.src}
        source={sourceOf(asking, ({ context }) => context.src)}
        onSource={(src) => asking.send({ type: 'picture.choose', src })}
      />
      {view.srcError !== undefined && <p className={css.error}>{view.srcError}</p>}
      <TextField
        label="What the picture shows"
        name="alt"
        maxLength={200}
        autoComplete="off"
        value={view.alt}
        error={view.altError}
        onValue={(text) => asking.send({ type: 'picture.name', text })}
      />
      <div className={css.acts}>
        <Button size="small" onClick={() => asking.send({ type: 'picture.insert' })}>
          Insert picture
        </Button>
        {close}
      </div>
    </fieldset>
  );
}
