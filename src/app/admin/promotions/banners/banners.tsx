import type { Api } from '../../../../contract/api.ts';
import type { OwnedBanner } from '../../../../contract/promotions/banner.calls.ts';
import type { Row } from '../../../../machines/admin/frame/collection/collection.types.ts';
import type { CallRef, Http } from '../../../../services/platform/http/http.ts';
import { bannerList } from './banner-list.ts';
import { BannerOrder } from './BannerOrder.tsx';
import type { ListCalls } from '../../kit/descriptor.ts';
import { adminSection } from '../../kit/admin-section.tsx';
import { choiceIn } from '../../record/draft-values.ts';
import { chosenOf } from '../../record/save-outcome.ts';

type Used = 'listBanners' | 'changeBanners' | 'exportBanners';

const refs: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  listBanners: { method: 'GET', path: '/v1/banners' },
  changeBanners: { method: 'POST', path: '/v1/admin/banners/bulk' },
  exportBanners: { method: 'GET', path: '/v1/admin/banners/export' },
};

function listCalls(http: Http): ListCalls {
  return {
    list: async (search, signal) => {
      const { total, banners } = await http.send(refs.listBanners, { search, signal });
      return { total, rows: banners.map(rowOf) };
    },
    run: (command, picking, matching, signal) => {
      const action = choiceIn({ command }, 'command', ['disable', 'enable', 'delete']);
      return http.send(refs.changeBanners, { body: { action, ...chosenOf(picking, matching) }, signal });
    },
    exportCsv: (search, signal) => http.send(refs.exportBanners, { search, signal }),
  };
}

/** /dashboard/banners: the strip over the header in the hands of admins (ADM-05). */
export const BannersSection = adminSection({
  slug: 'banners',
  list: bannerList,
  listCalls,
  above: (list) => <BannerOrder list={list} />,
  forms: { newLabel: 'New banner' },
});

function rowOf({ id, text, isEnabled, icon, link, priority, backgroundColor, textColor }: OwnedBanner): Row {
  return {
    id,
    name: text,
    cells: {
      text: { kind: 'text', text },
      state: isEnabled
        ? { kind: 'badge', text: 'Shown', tone: 'good' }
        : { kind: 'badge', text: 'Hidden', tone: 'neutral' },
      priority: { kind: 'number', value: priority },
      icon: { kind: 'text', text: icon },
      link: { kind: 'text', text: link ?? '' },
      colours:
        backgroundColor !== null && textColor !== null
          ? { kind: 'colours', background: backgroundColor, text: textColor, words: 'Own colours' }
          : { kind: 'text', text: 'The theme’s' },
    },
    commands: [isEnabled ? 'disable' : 'enable', 'delete'],
  };
}
