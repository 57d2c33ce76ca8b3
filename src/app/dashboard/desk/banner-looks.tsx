import type { ReactNode } from 'react';
import type { Draft } from '../../../machines/record-editor/record-editor.types.ts';
import { BannerIconField } from '../../../ui/banner/BannerIconField.tsx';
import type { ListLook, RecordLook } from '../../../ui/desk/desk.types.ts';
import { textIn } from './draft-values.ts';

const noun = { one: 'banner', many: 'banners' } as const;
const counted = (count: number) => `${count} ${count === 1 ? noun.one : noun.many}`;

export const bannerList: ListLook = {
  title: 'Banners',
  noun,
  searchHint: 'Words or link',
  usualSort: 'priority',
  columns: [
    { key: 'text', title: 'Words', sort: 'text' },
    { key: 'state', title: 'State', onPhone: 'state' },
    { key: 'colours', title: 'Colours' },
    { key: 'link', title: 'Leads to', onPhone: 'note' },
    { key: 'icon', title: 'Icon', isHiddenFirst: true },
    { key: 'priority', title: 'Priority', sort: 'priority', isNumeric: true, onPhone: 'aside' },
  ],
  tabs: [
    { name: 'all', label: 'All', search: '' },
    { name: 'shown', label: 'Shown', search: '?isEnabled=true' },
    { name: 'hidden', label: 'Hidden', search: '?isEnabled=false' },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'isEnabled',
      label: 'State',
      options: [
        { value: 'true', label: 'Shown' },
        { value: 'false', label: 'Hidden' },
      ],
    },
  ],
  commands: [
    {
      name: 'enable',
      label: 'Show',
      place: 'both',
      inverse: 'disable',
      said: (count) => `${counted(count)} shown.`,
    },
    {
      name: 'disable',
      label: 'Hide',
      place: 'both',
      inverse: 'enable',
      said: (count) => `${counted(count)} hidden.`,
    },
    {
      name: 'delete',
      label: 'Delete',
      place: 'both',
      danger: true,
      ask: (count, name) => ({
        title: name === '' ? `Delete ${counted(count)}?` : `Delete “${name}”?`,
        text: 'It cannot be had back. Hiding it keeps it.',
      }),
      said: (count) => `${counted(count)} deleted.`,
    },
  ],
  empty: { title: 'No banners yet', text: 'Until there is one, the shop shows three of its own.' },
};

/** The form of a banner; `preview` draws the strip as shoppers see it. */
export function bannerLook(preview: (draft: Draft) => ReactNode): RecordLook {
  return {
    noun,
    listHref: '/dashboard/banners',
    nameOf: (draft) => textIn(draft, 'text'),
    canDuplicate: true,
    removal: 'It cannot be had back. Hiding it keeps it.',
    cards: [
      { title: 'Preview', fields: [], draw: preview },
      {
        title: 'Words',
        fields: [
          { kind: 'text', name: 'text', label: 'Text', most: 120 },
          {
            kind: 'text',
            name: 'link',
            label: 'Leads to',
            optional: true,
            most: 300,
            hint: 'A path of the shop such as /shop, or https://…',
          },
          {
            kind: 'own',
            name: 'icon',
            label: 'Icon',
            draw: ({ value, onValue }) => (
              <BannerIconField value={typeof value === 'string' ? value : ''} onValue={onValue} />
            ),
          },
        ],
      },
      {
        title: 'State',
        isAside: true,
        fields: [
          { kind: 'switch', name: 'isEnabled', label: 'Shown in the shop' },
          { kind: 'number', name: 'priority', label: 'Priority', hint: 'The lowest comes first' },
        ],
      },
      {
        title: 'Colours',
        isAside: true,
        fields: [
          {
            kind: 'colour',
            name: 'backgroundColor',
            label: 'Background',
            optional: true,
            hint: 'Both empty: the theme’s own pair, by day and by night',
          },
          {
            kind: 'colour',
            name: 'textColor',
            label: 'Text',
            optional: true,
            against: 'backgroundColor',
            hint: 'A pair is the same by day and by night; one that cannot be read is not used',
          },
        ],
      },
    ],
  };
}
