import type { OwnedReel } from '../../../contract/content/reel.calls.ts';
import type { SectionSlug } from '../../../domain/shell/page/section.ts';
import { filmPath } from '../../../domain/content/film.ts';
import { reelShelfLogic } from '../../../machines/admin/sections/reel-shelf/reel-shelf.actors.ts';
import type { Draft, StoredRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { campaignCalls } from '../../../services/admin/desk/campaign-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import { useScreenActor } from '../../../ui/shell/app/actors.tsx';
import { textOf, textsOf } from '../../../ui/admin/record/field-values.ts';
import { ProductField } from '../../../ui/admin/picker/shelf.tsx';
import { ReelShelf } from '../../../ui/admin/sections/reel-shelf/ReelShelf.tsx';
import { useServices } from '../../platform/services.tsx';
import type { SectionProps } from '../../account/dashboard/lazy-section.tsx';
import type { RecordCalls } from '../kit/descriptor.ts';
import { deskRecordSection } from '../record/desk-record-section.tsx';
import { FilmSlot } from '../kit/FilmSlot.tsx';
import { ImageSlot } from '../kit/ImageSlot.tsx';
import { WithShelf } from '../kit/product-shelf.tsx';
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
type ShelfCalls = typeof reelCalls;

/** /dashboard/reels (ADM-06). */
export const ReelsDesk = shelfSection('reels', 'Reels', reelCalls);
/** /dashboard/instagram (ADM-06). */
export const InstagramDesk = shelfSection('instagram', 'Instagram videos', instagramCalls);

function shelfSection(slug: SectionSlug, title: string, calls: ShelfCalls) {
  const href = `/dashboard/${slug}`;
  return function ShelfSection({ rest, profile }: SectionProps) {
    if (rest === '') return <Shelf title={title} href={href} calls={calls} />;
    const Film = filmForm(slug, rest === 'new' ? null : rest, href, calls);
    return (
      <WithShelf>
        <Film profile={profile} />
      </WithShelf>
    );
  };
}

function Shelf({ title, href, calls }: { title: string; href: string; calls: ShelfCalls }) {
  const { http } = useServices();
  const logic = reelShelfLogic({
    findReels: async (signal) => (await http.send(calls.list, { signal })).items,
    saveOrder: async (ids, signal) => {
      await http.send(calls.reorder, { body: { ids: [...ids] }, signal });
    },
  });
  return <ReelShelf actor={useScreenActor(logic, undefined)} title={title} href={href} />;
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
      filmId: filmId === null ? '' : filmPath(filmId),
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
    filmId: film === '' ? null : film.slice(filmPath('').length),
    poster: textsOf(draft['poster']).at(-1) ?? '',
    isPublished: draft['isPublished'] === true,
  };
}

function recordCalls(calls: ShelfCalls) {
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

const forms = new Map<string, ReturnType<typeof deskRecordSection>>();

/** One component for each film, so that drawing again keeps what is typed. */
function filmForm(slug: SectionSlug, id: string | null, href: string, calls: ShelfCalls) {
  const key = `${slug}/${id ?? 'new'}`;
  const form = forms.get(key) ?? newForm(slug, id, href, calls);
  forms.set(key, form);
  return form;
}

function newForm(slug: SectionSlug, id: string | null, href: string, calls: ShelfCalls) {
  return deskRecordSection(slug, id, {
    empty: () => ({ title: '', productSku: '', link: '', filmId: '', poster: [], isPublished: false }),
    calls: recordCalls(calls),
    look: {
      noun: { one: 'film', many: 'films' },
      nameOf: (draft) => textOf(draft['title']),
      listHref: href,
      removal: 'It disappears from every page, along with its uploaded video.',
      cards: [
        {
          title: 'Basics',
          fields: [
            { name: 'title', label: 'Title', kind: 'text', most: 120 },
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
              draw: (props) => <ImageSlot label="Poster" most={1} {...props} />,
            },
          ],
        },
        {
          title: 'Video',
          fields: [
            { name: 'filmId', label: 'Video file', kind: 'own', draw: (props) => <FilmSlot {...props} /> },
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
