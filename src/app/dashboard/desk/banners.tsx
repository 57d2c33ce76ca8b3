import type { Api } from '../../../contract/api.ts';
import type { OwnedBanner } from '../../../contract/banner/banner.calls.ts';
import { bannerIcons } from '../../../domain/banner/banner.ts';
import { slideOf } from '../../../machines/banner-carousel/banner-carousel.view.ts';
import type { Row } from '../../../machines/collection/collection.types.ts';
import type { Draft, StoredRecord } from '../../../machines/record-editor/record-editor.types.ts';
import type { CallRef, Http } from '../../../services/http/http.ts';
import { BannerStrip } from '../../../ui/banner/BannerStrip.tsx';
import { BannerOrder } from './BannerOrder.tsx';
import { bannerList, bannerLook } from './banner-looks.tsx';
import type { ListCalls, RecordCalls } from './descriptor.ts';
import { deskSection } from './desk-section.tsx';
import { choiceIn, flagIn, numberIn, textIn, wordsIn } from './draft-values.ts';
import { atVersion, chosenOf, found, saved } from './save-outcome.ts';

type Used =
  | 'listBanners'
  | 'readBanner'
  | 'saveBanner'
  | 'updateBanner'
  | 'deleteBanner'
  | 'changeBanners'
  | 'exportBanners';

const refs: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  listBanners: { method: 'GET', path: '/v1/banners' },
  readBanner: { method: 'GET', path: '/v1/admin/banners/{id}' },
  saveBanner: { method: 'POST', path: '/v1/banners' },
  updateBanner: { method: 'PUT', path: '/v1/banners/{id}' },
  deleteBanner: { method: 'DELETE', path: '/v1/banners/{id}' },
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

function recordCalls(http: Http): RecordCalls {
  const load = async (id: string, signal: AbortSignal) =>
    storedOf(await http.send(refs.readBanner, { params: { id }, signal }));
  return {
    load: (id, signal) => found(load(id, signal)),
    save: ({ id, version, draft }, signal) => {
      const body = bodyOf(draft);
      const headers = atVersion(version);
      const saving =
        id === null
          ? http.send(refs.saveBanner, { body, signal })
          : http.send(refs.updateBanner, { params: { id }, body, headers, signal });
      return saved(saving, storedOf, () => (id === null ? Promise.resolve(null) : found(load(id, signal))));
    },
    remove: async (id, signal) => {
      await http.send(refs.deleteBanner, { params: { id }, signal });
    },
  };
}

/** /dashboard/banners: the strip over the header in the hands of admins (ADM-05). */
export const BannersSection = deskSection({
  slug: 'banners',
  list: bannerList,
  listCalls,
  above: (list) => <BannerOrder list={list} />,
  record: {
    look: bannerLook((draft) => (
      <BannerStrip
        slides={[slideOf({ id: 'preview', ...bodyOf(draft), text: textIn(draft, 'text') || 'Your words' }, true)]}
      />
    )),
    calls: recordCalls,
    empty: () => emptyDraft,
    newLabel: 'New banner',
  },
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

const emptyDraft: Draft = {
  text: '',
  isEnabled: true,
  backgroundColor: '',
  textColor: '',
  icon: 'sparkle',
  priority: '0',
  link: '',
};

function storedOf({ id, version, backgroundColor, textColor, priority, link, ...rest }: OwnedBanner): StoredRecord {
  return {
    id,
    version,
    draft: {
      text: rest.text,
      isEnabled: rest.isEnabled,
      icon: rest.icon,
      backgroundColor: backgroundColor ?? '',
      textColor: textColor ?? '',
      priority: String(priority),
      link: link ?? '',
    },
  };
}

function bodyOf(draft: Draft) {
  return {
    text: textIn(draft, 'text'),
    isEnabled: flagIn(draft, 'isEnabled'),
    backgroundColor: wordsIn(draft, 'backgroundColor'),
    textColor: wordsIn(draft, 'textColor'),
    icon: choiceIn(draft, 'icon', bannerIcons),
    priority: numberIn(draft, 'priority') ?? 0,
    link: wordsIn(draft, 'link'),
  };
}
