import type { Api } from '../../../../contract/api.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import type { OwnedReel } from '../../../../contract/content/reel.calls.ts';
import { videoPath } from '../../../../domain/content/video.ts';
import type { SectionSlug } from '../../../../domain/shell/page/section.ts';
import { asTextOrNull, type Field, flag, own, text, textOrNull } from '../../kit/form/fields.ts';
import { aside, card, formOf } from '../../kit/form/form-of.ts';
import { ImageSlot } from '../../kit/form/ImageSlot.tsx';
import { productField, WithProducts } from '../../kit/form/product-choice.tsx';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { VideoSlot } from '../../kit/form/VideoSlot.tsx';
import { formSection } from '../../record/record-section.tsx';
import type { ReelCalls } from './ReelPlace.tsx';

type Way<Value> = Omit<Field<Value, Value>, 'configs'>;

/** The upload is stored by id and shown by path. */
const upload: Way<string | null> = {
  blank: '',
  typed: (id) => (id === null ? '' : videoPath(id)),
  read: (fields, name) => fields.textOrNull(name)?.slice(videoPath('').length) ?? null,
};
const poster: Way<string> = {
  blank: [],
  typed: (path) => [path],
  read: (fields, name) => fields.texts(name).at(-1) ?? '',
};
const noProduct = [{ value: '', label: 'None' }];

/** The form of one reel. */
export function videoForm(slug: SectionSlug, productHint: string, calls: ReelCalls) {
  const form = formOf<OwnedReel, BodyOf<Api['changeReel']>>()({
    slug,
    noun: { one: 'video', many: 'videos' },
    name: 'title',
    translated: { title: text('Title', { max: 120 }) },
    removal: 'It disappears from every page, along with its uploaded video.',
    cards: [
      card('Basics', {
        title: text('Title', { max: 120 }),
        productSku: productField(asTextOrNull, { optional: true, others: noProduct, hint: productHint }),
        poster: own('Poster', poster, (props) => <ImageSlot max={1} {...props} />),
      }),
      card('Video', {
        filmId: own('Video file', upload, (props) => <VideoSlot {...props} />),
        link: textOrNull('Or a link to the video', { hint: 'From instagram.com or youtube.com' }),
      }),
      aside('On the shop’s pages', {
        isPublished: flag('Published', { hint: 'Turn off to keep it as a draft' }),
      }),
    ],
    taken: ({ film, url }: OwnedReel) => ({ link: film === 'link' ? url : null }),
  });
  return formSection({
    slug,
    form,
    Around: WithProducts,
    calls: recordCalls(form, (http) => ({
      read: async (id, along) => http.send(calls.read, { params: { id }, ...along }),
      create: async (body, along) => http.send(calls.create, { body, ...along }),
      update: async (id, body, along) => http.send(calls.change, { params: { id }, body, ...along }),
      remove: async (id, along) => http.send(calls.remove, { params: { id }, ...along }),
    })),
  });
}
