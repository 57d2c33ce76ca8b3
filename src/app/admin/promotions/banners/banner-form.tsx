import type { Api } from '../../../../contract/api.ts';
import type { OwnedBanner } from '../../../../contract/promotions/banner.calls.ts';
import { bannerIcons } from '../../../../domain/promotions/banner.ts';
import { slideOf } from '../../../../machines/promotions/banner-carousel/banner-carousel.view.ts';
import type { Draft, StoredRecord } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { CallRef, Http } from '../../../../services/platform/http/http.ts';
import { BannerStrip } from '../../../../ui/promotions/banner/BannerStrip.tsx';
import { bannerConfig } from './banner-config.tsx';
import type { RecordCalls } from '../../kit/descriptor.ts';
import { formSection } from '../../record/record-section.tsx';
import { choiceIn, flagIn, numberIn, textIn, wordsIn } from '../../record/draft-values.ts';
import { atVersion, found, saved } from '../../record/save-outcome.ts';

type Used = 'readBanner' | 'saveBanner' | 'updateBanner' | 'deleteBanner';

const refs: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  readBanner: { method: 'GET', path: '/v1/admin/banners/{id}' },
  saveBanner: { method: 'POST', path: '/v1/banners' },
  updateBanner: { method: 'PUT', path: '/v1/banners/{id}' },
  deleteBanner: { method: 'DELETE', path: '/v1/banners/{id}' },
};

/** One banner, with the strip as shoppers will see it (ADM-05). */
export const BannerForm = formSection('banners', {
  config: bannerConfig((draft) => (
    <BannerStrip
      data-preview
      slides={[slideOf({ id: 'preview', ...bodyOf(draft), text: textIn(draft, 'text') || 'Your text' }, true)]}
    />
  )),
  calls: recordCalls,
  empty: () => emptyDraft,
});

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
