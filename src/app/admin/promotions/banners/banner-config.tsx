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
    removal: 'This can’t be undone. You can hide it instead.',
    cards: [
      { title: 'Preview', fields: [], draw: preview },
      {
        title: 'Text',
        fields: [
          { kind: 'text', name: 'text', label: 'Text', max: 120 },
          {
            kind: 'text',
            name: 'link',
            label: 'Links to',
            optional: true,
            max: 300,
            hint: 'A path in the shop such as /shop, or https://…',
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
        title: 'Status',
        isAside: true,
        fields: [
          { kind: 'switch', name: 'isEnabled', label: 'Shown in the shop' },
          { kind: 'number', name: 'priority', label: 'Priority', hint: 'The lowest number comes first' },
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
            hint: 'Leave both empty to use the theme’s colours, light and dark',
          },
          {
            kind: 'colour',
            name: 'textColor',
            label: 'Text',
            optional: true,
            against: 'backgroundColor',
            hint: 'Your colours are the same in light and dark mode. An unreadable pair isn’t used',
          },
        ],
      },
    ],
  };
}
