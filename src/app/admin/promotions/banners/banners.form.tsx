import * as bannerCalls from '../../../../contract/promotions/banner.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import type { OwnedBanner } from '../../../../contract/promotions/banner.calls.ts';
import { type BannerIcon, bannerIcons } from '../../../../domain/promotions/banner.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { slideOf } from '../../../../machines/promotions/banner-carousel/banner-carousel.view.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { BannerIconField } from '../../../../ui/promotions/banner/BannerIconField.tsx';
import { BannerPreview } from '../../../../ui/promotions/banner/BannerPreview.tsx';
import {
  asChoice,
  colourOrNull,
  flag,
  momentOrNull,
  own,
  text,
  textOrNull,
  wholeNumber,
} from '../../kit/form/fields.ts';
import { aside, card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { bannerNoun as noun } from './banners.list.ts';

const form = formOf<OwnedBanner, BodyOf<Api['updateBanner']>>()({
  slug: 'banners',
  noun,
  name: 'text',
  canDuplicate: true,
  removal: 'This can’t be undone. You can hide it instead.',
  translated: { text: text('Text', { max: 120 }) },
  usual: { isEnabled: true, icon: 'sparkle', priority: 0 },
  cards: [
    card('Preview', {}, drawStrip),
    card('Text', {
      text: text('Text', { max: 120 }),
      link: textOrNull('Links to', { max: 300, hint: 'A path in the shop such as /shop, or https://…' }),
      icon: own('Icon', asChoice<BannerIcon>(bannerIcons), ({ value, onValue }) => (
        <BannerIconField value={textOf(value)} onValue={onValue} />
      )),
    }),
    aside('Status', {
      isEnabled: flag('Shown in the shop'),
      startsAt: momentOrNull('From', { hint: 'India time. Starts now if empty' }),
      endsAt: momentOrNull('Until', { isEnd: true, after: 'startsAt', hint: 'Empty for no end' }),
      priority: wholeNumber('Priority', { hint: 'The lowest number comes first' }),
    }),
    aside('Colours', {
      backgroundColor: colourOrNull('Background', {
        hint: 'Leave both empty to use the theme’s colours, light and dark',
      }),
      textColor: colourOrNull('Text', {
        against: 'backgroundColor',
        hint: 'Your colours are the same in light and dark mode. An unreadable pair isn’t used',
      }),
    }),
  ],
});

function drawStrip(draft: Draft) {
  const seen = form.seen(draft);
  return <BannerPreview slide={slideOf({ id: 'preview', ...seen, text: seen.text || 'Your text' }, true)} />;
}

/** One banner, with a preview as shoppers will see it. */
export const BannerForm = formSection({
  slug: 'banners',
  form,
  keeps: 'device',
  calls: recordCalls(form, (http) => ({
    read: async (id, along) => http.send(bannerCalls.readBanner, { params: { id }, ...along }),
    create: async (body, along) => http.send(bannerCalls.saveBanner, { body, ...along }),
    update: async (id, body, along) => http.send(bannerCalls.updateBanner, { params: { id }, body, ...along }),
    remove: async (id, along) => http.send(bannerCalls.deleteBanner, { params: { id }, ...along }),
  })),
});
