import type { OwnedReel } from '../../../contract/content/reel.calls.ts';
import type { SectionSlug } from '../../../domain/shell/page/section.ts';
import { videoPath } from '../../../domain/content/video.ts';
import { reelListLogic } from '../../../machines/admin/sections/reel-list/reel-list.actors.ts';
import type { Draft, StoredRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { campaignCalls } from '../../../services/admin/kit/campaign-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import { useScreenActor } from '../../../ui/shell/app/actors.tsx';
import { textOf, textsOf } from '../../../ui/admin/record/field-values.ts';
import { ProductField } from '../../../ui/admin/picker/products.tsx';
import { ReelList } from '../../../ui/admin/sections/reel-list/ReelList.tsx';
import { useServices } from '../../platform/services.tsx';
import type { SectionProps } from '../../account/dashboard/lazy-section.tsx';
import type { RecordCalls } from '../kit/descriptor.ts';
import { recordSection } from '../record/record-section.tsx';
import { VideoSlot } from '../kit/VideoSlot.tsx';
import { ImageSlot } from '../kit/ImageSlot.tsx';
import { WithProducts } from '../kit/product-choice.tsx';
import { atVersion, readOrNone, saved } from '../record/saved.ts';

const reelCalls = {
  list: campaignCalls.listAllReels,
  read: campaignCalls.readReel,
  create: campaignCalls.createReel,
  change: campaignCalls.changeReel,
  remove: campaignCalls.deleteReel,
  reorder: campaignCalls.reorderReels,
};
const instagramCalls = {
  list: campaignCalls.listAllInstagram,
  read: campaignCalls.readInstagram,
  create: campaignCalls.createInstagram,
  change: campaignCalls.changeInstagram,
  remove: campaignCalls.deleteInstagram,
  reorder: campaignCalls.reorderInstagram,
};
type ReelCalls = typeof reelCalls;

/** /dashboard/reels (ADM-06). */
export const ReelsSection = reelSection('reels', 'Reels', reelCalls);
/** /dashboard/instagram (ADM-06). */
export const InstagramSection = reelSection('instagram', 'Instagram videos', instagramCalls);

function reelSection(slug: SectionSlug, title: string, calls: ReelCalls) {
  const href = `/dashboard/${slug}`;
  return function ReelSection({ rest, profile }: SectionProps) {
    if (rest === '') return <ReelPlace title={title} href={href} calls={calls} />;
    const Video = videoForm(slug, rest === 'new' ? null : rest, href, calls);
    return (
      <WithProducts>
        <Video profile={profile} />
      </WithProducts>
    );
  };
}

function ReelPlace({ title, href, calls }: { title: string; href: string; calls: ReelCalls }) {
  const { http } = useServices();
  const logic = reelListLogic({
    findReels: async (signal) => (await http.send(calls.list, { signal })).items,
    saveOrder: async (ids, signal) => {
      await http.send(calls.reorder, { body: { ids: [...ids] }, signal });
    },
  });
  return <ReelList actor={useScreenActor(logic, undefined)} title={title} href={href} />;
}

function storedOf({
  id,
  version,
  title,
  productSku,
  film,
  url,
  filmId,
  poster,
  isPublished,
}: OwnedReel): StoredRecord {
  return {
    id,
    version,
    draft: {
      title,
      productSku: productSku ?? '',
      link: film === 'link' ? (url ?? '') : '',
      filmId: filmId === null ? '' : videoPath(filmId),
      poster: [poster],
      isPublished,
    },
  };
}

function bodyOf(draft: Draft) {
  const words = (name: string) => textOf(draft[name]).trim();
  const film = words('filmId');
  return {
    title: words('title'),
    productSku: words('productSku') || null,
    link: words('link') || null,
    filmId: film === '' ? null : film.slice(videoPath('').length),
    poster: textsOf(draft['poster']).at(-1) ?? '',
    isPublished: draft['isPublished'] === true,
  };
}

function recordCalls(calls: ReelCalls) {
  return (http: Http): RecordCalls => {
    const read = async (id: string, signal: AbortSignal) =>
      storedOf(await http.send(calls.read, { params: { id }, signal }));
    return {
      load: async (id, signal) => readOrNone(async () => read(id, signal)),
      save: async ({ id, version, draft }, signal) => {
        const body = bodyOf(draft);
        if (id === null) {
          return { kind: 'kept', record: storedOf(await http.send(calls.create, { body, signal })) };
        }
        const headers = atVersion(version);
        return saved(
          async () => storedOf(await http.send(calls.change, { params: { id }, body, headers, signal })),
          async () => read(id, signal),
        );
      },
      remove: async (id, signal) => {
        await http.send(calls.remove, { params: { id }, signal });
      },
    };
  };
}

const noProduct = [{ value: '', label: 'None' }];

const forms = new Map<string, ReturnType<typeof recordSection>>();

/** One component for each video, so that drawing again keeps what is typed. */
function videoForm(slug: SectionSlug, id: string | null, href: string, calls: ReelCalls) {
  const key = `${slug}/${id ?? 'new'}`;
  const form = forms.get(key) ?? newForm(slug, id, href, calls);
  forms.set(key, form);
  return form;
}

function newForm(slug: SectionSlug, id: string | null, href: string, calls: ReelCalls) {
  return recordSection(slug, id, {
    empty: () => ({ title: '', productSku: '', link: '', filmId: '', poster: [], isPublished: false }),
    calls: recordCalls(calls),
    config: {
      noun: { one: 'film', many: 'films' },
      nameOf: (draft) => textOf(draft['title']),
      listHref: href,
      removal: 'It disappears from every page, along with its uploaded video.',
      cards: [
        {
          title: 'Basics',
          fields: [
            { name: 'title', label: 'Title', kind: 'text', max: 120 },
            {
              name: 'productSku',
              label: 'Product',
              kind: 'own',
              draw: (props) => (
                <ProductField
                  {...props}
                  label="Product"
                  optional
                  others={noProduct}
                  hint={
                    slug === 'reels'
                      ? 'The video is shown on this product’s page'
                      : 'The video’s title links to this product'
                  }
                />
              ),
            },
            {
              name: 'poster',
              label: 'Poster',
              kind: 'own',
              draw: (props) => <ImageSlot label="Poster" max={1} {...props} />,
            },
          ],
        },
        {
          title: 'Video',
          fields: [
            { name: 'filmId', label: 'Video file', kind: 'own', draw: (props) => <VideoSlot {...props} /> },
            {
              name: 'link',
              label: 'Or a link to the video',
              kind: 'text',
              optional: true,
              hint: 'From instagram.com or youtube.com',
            },
          ],
        },
        {
          title: 'On the shop’s pages',
          isAside: true,
          fields: [
            { name: 'isPublished', label: 'Published', kind: 'switch', hint: 'Turn off to keep it as a draft' },
          ],
        },
      ],
    },
  });
}
