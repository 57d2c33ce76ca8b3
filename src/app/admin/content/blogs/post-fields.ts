import { imagePath } from '../../../../domain/kit/image.ts';
import type { Field } from '../../kit/form/fields.ts';
import type { DraftFields } from '../../kit/form/read-draft.ts';

/** When a post is published. */
export const whenWords = { draft: 'Keep as a draft', now: 'Publish now', at: 'Schedule for later' } as const;

/** The choice of a post about no product. */
export const noProduct = [{ value: '', label: 'None' }];

/** The picture is stored by id and shown by path. */
export const cover: Omit<Field<string | null, string | null>, 'configs'> = {
  blank: [],
  typed: (id) => (id === null ? [] : [imagePath(id)]),
  read: (fields, name) => fields.texts(name)[0]?.slice('/image/'.length, -'.jpg'.length) ?? null,
};

/** ISO 8601 or 'now'; null for a draft. */
export function publishAtOf(fields: DraftFields): string | null {
  const when = fields.text('publishing');
  return when === 'at' ? fields.moment('publishAt') : when === 'now' ? when : null;
}
