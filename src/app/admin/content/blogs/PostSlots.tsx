import * as blogAdminCalls from '../../../../contract/content/blog/blog-admin.calls.ts';
import * as blogCalls from '../../../../contract/content/blog/blog.calls.ts';
import { PartFailed } from '../../../../ui/kit/react/PartFailed.tsx';
import { LazyBoundary, lazyComponent } from '../../../../ui/kit/react/lazy-component.tsx';
import { useState } from 'react';
import type { Editor } from '@tiptap/react';
import { slugOf } from '../../../../domain/content/blog/blog.ts';
import { categoryChoiceLogic } from '../../../../machines/admin/frame/category-choice/category-choice.actors.ts';
import { categoryChoiceView } from '../../../../machines/admin/frame/category-choice/category-choice.view.ts';
import { isSame } from '../../../../domain/kit/is-same.ts';
import type { Draft, FieldValue } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { richEditorLogic } from '../../../../machines/admin/frame/rich-editor/rich-editor.actors.ts';
import { useScreenActor, useView } from '../../../../ui/shell/app/actors.tsx';
import { useNow } from '../../../../ui/kit/react/now.ts';
import { PostArticle } from '../../../../ui/content/blog/PostPage.tsx';
import { CategoryChoice } from '../../../../ui/admin/category-choice/CategoryChoice.tsx';
import type { FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { textOf, textsOf } from '../../../../ui/admin/record/field-values.ts';
import { partOf } from '../../../../ui/kit/react/source.ts';
import { Skeleton } from '../../../../ui/kit/status/Skeleton.tsx';
import * as frame from '../../../../ui/kit/field/Field.css.ts';
import type { PictureSlotProps } from '../../../../ui/admin/rich-editor/RichEditor.tsx';
import { useServices } from '../../../platform/services.tsx';
import { ImageSlot } from '../../kit/form/ImageSlot.tsx';
import { previewOf } from './post-preview.ts';

/** The editor is large, so its code loads when a post is opened. */
const RichEditor = lazyComponent(() =>
  import('../../../../ui/admin/rich-editor/RichEditor.tsx').then((module) => module.RichEditor),
);

/** The text of a post. */
export function TextSlot({ label, value, error, onValue }: FieldDrawProps) {
  const [hold] = useState(createHold);
  const asking = useScreenActor(richEditorLogic(hold), undefined);
  return (
    <div className={frame.field}>
      <span className={frame.label} aria-hidden="true">
        {label}
      </span>
      <LazyBoundary loading={<Skeleton shape="title" />} failed={<PartFailed />}>
        <RichEditor
          label={label}
          html={textOf(value)}
          error={error}
          onHtml={onValue}
          asking={asking}
          onEditor={hold.keep}
          PictureSlot={PictureSlot}
        />
      </LazyBoundary>
    </div>
  );
}

/** Holds the current editor, for inserting links and pictures. */
function createHold() {
  let editor: Editor | null = null;
  return {
    keep: (there: Editor) => {
      editor = there;
    },
    writeLink: (href: string | null) => {
      const text = editor?.chain().focus().extendMarkRange('link');
      if (href === null) text?.unsetLink().run();
      else text?.setLink({ href }).run();
    },
    writePicture: (picture: { readonly src: string; readonly alt: string }) => {
      editor?.chain().focus().setImage(picture).run();
    },
  };
}

/** Adds a picture to the text. */
function PictureSlot({ src, source, onSource }: PictureSlotProps) {
  return (
    <ImageSlot
      label="Picture"
      max={1}
      value={pictures(src)}
      source={partOf(source, pictures)}
      error={undefined}
      onValue={(paths) => onSource(textsOf(paths)[0] ?? '')}
    />
  );
}

function pictures(src: string): FieldValue {
  return src === '' ? [] : [src];
}

/** The category of a post. */
export function CategorySlot({ value, error, onValue }: FieldDrawProps) {
  const actor = useCategories(onValue);
  return <CategoryChoice actor={actor} value={textOf(value)} error={error} onValue={onValue} />;
}

function useCategories(onAdded: (id: string) => void) {
  const { http } = useServices();
  return useScreenActor(
    categoryChoiceLogic({
      listCategories: async (signal) => {
        const { categories } = await http.send(blogCalls.listPostCategories, { signal });
        return categories;
      },
      addCategory: async (name, signal) =>
        http.send(blogAdminCalls.createPostCategory, { body: { name, slug: slugOf(name) }, signal }),
    }),
    { parent: { send: ({ id }) => onAdded(id) } },
  );
}

/** A preview of the post, drawn with the page's own components. */
export function PostPreview({ draft }: { draft: Draft }) {
  const id = textOf(draft['categoryId']);
  // One that was just added is read with its name.
  return <ShownPost key={id} draft={draft} categoryId={id} />;
}

function ShownPost({ draft, categoryId }: { readonly draft: Draft; readonly categoryId: string }) {
  const now = useNow();
  const { options } = useView(useCategories(nobody), categoryChoiceView, isSame);
  const name = options.find(({ id }) => id === categoryId)?.name ?? 'No category yet';
  return <PostArticle post={previewOf(draft, now, name)} address="" titleAs="h2" />;
}

const nobody = () => undefined;
