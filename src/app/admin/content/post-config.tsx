import type { RecordConfig } from '../../../ui/admin/record/admin.types.ts';
import { textOf, textsOf } from '../../../ui/admin/record/field-values.ts';
import { ProductField } from '../../../ui/admin/picker/products.tsx';
import { ImageSlot } from '../kit/ImageSlot.tsx';
import { CategorySlot, PostPreview, TextSlot } from './PostSlots.tsx';

const noProduct = [{ value: '', label: 'None' }];
export const postRecord: RecordConfig = {
  noun: { one: 'post', many: 'posts' },
  nameOf: (draft) => textOf(draft['title']),
  listHref: '/dashboard/blogs',
  canDuplicate: true,
  removal: 'Links to this post stop working.',
  cards: [
    {
      title: 'Text',
      fields: [
        { kind: 'text', name: 'title', label: 'Title', max: 140 },
        {
          kind: 'textarea',
          name: 'summary',
          label: 'Summary',
          max: 300,
          hint: 'One or two sentences under the title.',
        },
        { kind: 'own', name: 'html', label: 'Text', draw: (props) => <TextSlot {...props} /> },
        {
          kind: 'textarea',
          name: 'caution',
          label: 'Before you try it',
          optional: true,
          max: 1000,
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
            { kind: 'text', name: 'name', label: 'Name', max: 200 },
            { kind: 'text', name: 'url', label: 'Address', max: 500, hint: 'https://…' },
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
          max: 80,
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
          draw: (props) => <ImageSlot label="Cover" max={1} {...props} />,
        },
        {
          kind: 'text',
          name: 'coverAlt',
          label: 'What the picture shows',
          max: 200,
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
          max: 80,
          hint: 'Made from the title if empty. Old addresses keep working.',
        },
        { kind: 'text', name: 'seoTitle', label: 'Title in search results', optional: true, max: 140 },
        {
          kind: 'textarea',
          name: 'seoDescription',
          label: 'Description in search results',
          optional: true,
          max: 300,
        },
      ],
    },
  ],
};
