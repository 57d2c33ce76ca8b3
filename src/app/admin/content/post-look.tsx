import type { RecordLook } from '../../../ui/admin/record/desk.types.ts';
import { textOf, textsOf } from '../../../ui/admin/record/field-values.ts';
import { ProductField } from '../../../ui/admin/picker/shelf.tsx';
import { ImageSlot } from '../kit/ImageSlot.tsx';
import { CategorySlot, PostPreview, TextSlot } from './PostSlots.tsx';

const noProduct = [{ value: '', label: 'None' }];
export const postRecord: RecordLook = {
  noun: { one: 'post', many: 'posts' },
  nameOf: (draft) => textOf(draft['title']),
  listHref: '/dashboard/blogs',
  canDuplicate: true,
  removal: 'Links to this post stop working.',
  cards: [
    {
      title: 'Text',
      fields: [
        { kind: 'text', name: 'title', label: 'Title', most: 140 },
        {
          kind: 'textarea',
          name: 'summary',
          label: 'Summary',
          most: 300,
          hint: 'One or two sentences under the title.',
        },
        { kind: 'own', name: 'html', label: 'Text', draw: (props) => <TextSlot {...props} /> },
        {
          kind: 'textarea',
          name: 'caution',
          label: 'Before you try it',
          optional: true,
          most: 1000,
          hint: 'What readers should ask a doctor or vet about. A post never promises a cure.',
        },
      ],
    },
    {
      title: 'Sources',
      fields: [
        {
          kind: 'rows',
          name: 'sources',
          label: 'Sources',
          addLabel: 'Add a source',
          fields: [
            { kind: 'text', name: 'name', label: 'Name', most: 200 },
            { kind: 'text', name: 'url', label: 'Address', most: 500, hint: 'https://…' },
          ],
        },
      ],
    },
    { title: 'Preview', fields: [], draw: (draft) => <PostPreview draft={draft} /> },
    {
      title: 'Publishing',
      isAside: true,
      fields: [
        {
          kind: 'select',
          name: 'publishing',
          label: 'When',
          options: [
            { value: 'draft', label: 'Keep as a draft' },
            { value: 'now', label: 'Publish now' },
            { value: 'at', label: 'Schedule for later' },
          ],
        },
        {
          kind: 'moment',
          name: 'publishAt',
          label: 'Publish on',
          isShown: (draft) => textOf(draft['publishing']) === 'at',
        },
        { kind: 'own', name: 'categoryId', label: 'Category', draw: (props) => <CategorySlot {...props} /> },
        {
          kind: 'text',
          name: 'author',
          label: 'Author',
          optional: true,
          most: 80,
          hint: 'Uses the shop’s name if empty.',
        },
      ],
    },
    {
      title: 'Picture',
      isAside: true,
      fields: [
        {
          kind: 'own',
          name: 'coverId',
          label: 'Cover',
          draw: (props) => <ImageSlot label="Cover" most={1} {...props} />,
        },
        {
          kind: 'text',
          name: 'coverAlt',
          label: 'What the picture shows',
          most: 200,
          isShown: (draft) => textsOf(draft['coverId']).length > 0,
        },
        {
          kind: 'own',
          name: 'sku',
          label: 'Related product',
          draw: (props) => (
            <ProductField
              {...props}
              label="Related product"
              optional
              others={noProduct}
              hint="Its illustration is used if there is no cover."
            />
          ),
        },
      ],
    },
    {
      title: 'Search engines',
      isAside: true,
      fields: [
        {
          kind: 'text',
          name: 'slug',
          label: 'Address',
          optional: true,
          most: 80,
          hint: 'Made from the title if empty. Old addresses keep working.',
        },
        { kind: 'text', name: 'seoTitle', label: 'Title in search results', optional: true, most: 140 },
        {
          kind: 'textarea',
          name: 'seoDescription',
          label: 'Description in search results',
          optional: true,
          most: 300,
        },
      ],
    },
  ],
};
