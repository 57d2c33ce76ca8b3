import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { BannerIconField } from '../../../../ui/promotions/banner/BannerIconField.tsx';
import type { RecordConfig } from '../../../../ui/admin/record/admin.types.ts';
import { bannerNoun as noun } from './banner-list.ts';
import { textIn } from '../../record/draft-values.ts';
import type { ReactNode } from 'react';

/** The form of a banner; `preview` draws the strip as shoppers see it. */
export function bannerConfig(preview: (draft: Draft) => ReactNode): RecordConfig {
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
          { kind: 'text', name: 'text', label: 'Text', max: 120 },
          {
            kind: 'text',
            name: 'link',
            label: 'Leads to',
            optional: true,
            max: 300,
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
