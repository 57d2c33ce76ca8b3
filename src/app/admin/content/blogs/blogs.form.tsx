import * as blogAdminCalls from '../../../../contract/content/blog/blog-admin.calls.ts';
import type { OwnedPost, PostWrite } from '../../../../contract/content/blog/blog-admin.calls.ts';
import { slugOf } from '../../../../domain/content/blog/blog.ts';
import { textOf, textsOf } from '../../../../ui/admin/record/field-values.ts';
import type { SectionProps } from '../../../account/dashboard/lazy-section.tsx';
import {
  asText,
  asTextOrNull,
  choice,
  formOnly,
  longText,
  longTextOrNull,
  momentOrNull,
  own,
  text,
  textOrNull,
} from '../../kit/form/fields.ts';
import { aside, card, folded, formOf } from '../../kit/form/form-of.ts';
import { ImageSlot } from '../../kit/form/ImageSlot.tsx';
import { productField, WithProducts } from '../../kit/form/product-choice.tsx';
import { type DraftFields, retold, withoutMade } from '../../kit/form/read-draft.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { postNoun as noun } from './blogs.list.ts';
import { cover, noProduct, publishAtOf, whenWords } from './post-fields.ts';
import { postTexts, sourcesCard } from './post-texts.tsx';
import { postPaths } from './post-paths.ts';
import { CategorySlot, PostPreview, TextSlot } from './PostSlots.tsx';

const form = formOf<OwnedPost, PostWrite>()({
  slug: 'blogs',
  noun,
  name: 'title',
  canDuplicate: true,
  removal: 'Links to this post stop working.',
  cards: [
    card('Text', {
      title: text('Title', { max: 140 }),
      summary: longText('Summary', { max: 300, hint: 'One or two sentences under the title.' }),
      html: own('Text', asText, (props) => <TextSlot {...props} />),
      caution: longText('Before you try it', {
        optional: true,
        max: 1000,
        hint: 'What readers should ask a doctor or vet about. A post never promises a cure.',
      }),
    }),
    folded(sourcesCard, 'None yet'),
    folded(
      card('Preview', {}, (draft) => <PostPreview draft={draft} />),
      'As readers see it',
    ),
    aside('Publishing', {
      publishing: formOnly(choice('When', whenWords)),
      publishAt: formOnly(
        momentOrNull('Publish on', {
          optional: false,
          isShown: (draft) => textOf(draft['publishing']) === 'at',
        }),
      ),
      categoryId: own('Category', asText, (props) => <CategorySlot {...props} />),
      author: textOrNull('Author', { max: 80, hint: 'Uses the shop’s name if empty.' }),
    }),
    aside('Picture', {
      coverId: own('Cover', cover, (props) => <ImageSlot max={1} {...props} />),
      coverAlt: text('What the picture shows', {
        max: 200,
        isShown: (draft) => textsOf(draft['coverId']).length > 0,
      }),
      sku: productField(asTextOrNull, {
        label: 'Related product',
        optional: true,
        others: noProduct,
        hint: 'Its illustration is used if there is no cover.',
      }),
    }),
    folded(
      aside('Search engines', {
        slug: text('Address', {
          optional: true,
          max: 80,
          hint: 'Made from the title if empty. Old addresses keep working.',
        }),
        seoTitle: textOrNull('Title in search results', { max: 140 }),
        seoDescription: longTextOrNull('Description in search results', { max: 300 }),
      }),
      'Made from the title',
    ),
  ],
  translated: postTexts,
  taken: ({ publishAt }: OwnedPost) => ({ publishing: publishAt === null ? 'draft' : 'at' }) as const,
  given: (fields: DraftFields) => ({
    slug: fields.text('slug') || slugOf(fields.text('title')),
    publishAt: publishAtOf(fields),
  }),
});

const Form = formSection({
  slug: 'blogs',
  form,
  keeps: 'device',
  Around: WithProducts,
  paths: postPaths,
  calls: recordCalls(form, (http) => ({
    read: async (id, along) => http.send(blogAdminCalls.readPost, { params: { id }, ...along }),
    create: async (body, along) =>
      retold(http.send(blogAdminCalls.createPost, { body, ...along }), (fields) =>
        body.slug === '' ? withoutMade(fields, { made: 'slug', from: 'title' }) : fields,
      ),
    update: async (id, body, along) => http.send(blogAdminCalls.updatePost, { params: { id }, body, ...along }),
    remove: async (id, along) => http.send(blogAdminCalls.deletePost, { params: { id }, ...along }),
  })),
});

/** The form of one post. */
export function PostForm({ rest, ...props }: SectionProps) {
  return <Form {...props} rest={rest === postPaths.create ? 'new' : rest.replace(/^edit\//u, '')} />;
}
