import * as bannerCalls from '../../../../contract/promotions/banner.calls.ts';
import type { OwnedBanner } from '../../../../contract/promotions/banner.calls.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { chosenOf, commandOf } from '../../kit/list/bulk.ts';
import { badge, moment, number, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { bannerList } from './banners.list.ts';
import { BannerOrder } from './BannerOrder.tsx';

/** /dashboard/banners: the banners over the header. */
export const BannersSection = adminSection({
  list: bannerList,
  calls: (http) => ({
    list: listOf(
      async (search, signal) => http.send(bannerCalls.listBanners, { search, signal }),
      'banners',
      rowOf,
    ),
    run: async (command, picking, matching, signal) => {
      const action = commandOf(command, ['disable', 'enable', 'delete']);
      return http.send(bannerCalls.changeBanners, { body: { action, ...chosenOf(picking, matching) }, signal });
    },
    exportCsv: async (search, signal) => http.send(bannerCalls.exportBanners, { search, signal }),
  }),
  above: (list) => <BannerOrder list={list} />,
  forms: { newLabel: 'New banner' },
});

/** Whether shoppers see it now. */
function stateOf({ isEnabled, startsAt, endsAt }: OwnedBanner, now: number) {
  if (!isEnabled) return badge('Hidden', 'neutral');
  if (startsAt !== null && now < Date.parse(startsAt)) return badge('Planned', 'info');
  return endsAt !== null && now >= Date.parse(endsAt) ? badge('Over', 'neutral') : badge('Shown', 'good');
}

function rowOf(banner: OwnedBanner) {
  const { id, isEnabled, icon, link, priority, backgroundColor, textColor, startsAt, endsAt } = banner;
  return {
    id,
    name: banner.text,
    cells: {
      text: text(banner.text),
      state: stateOf(banner, Date.now()),
      startsAt: moment(startsAt),
      endsAt: moment(endsAt),
      priority: number(priority),
      icon: text(icon),
      link: text(link ?? ''),
      colours:
        backgroundColor !== null && textColor !== null
          ? ({ kind: 'colours', background: backgroundColor, text: textColor, words: 'Own colours' } as const)
          : text('The theme’s'),
    },
    commands: [isEnabled ? 'disable' : 'enable', 'delete'],
  };
}
