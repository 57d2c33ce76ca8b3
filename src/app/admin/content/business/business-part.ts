import * as businessCalls from '../../../../contract/content/business.calls.ts';
import type { BusinessAnswer } from '../../../../contract/content/business.calls.ts';
import type { RecordForm } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import type { FormDescriptor } from '../../kit/list/descriptor.ts';
import type { businessFields } from './business-fields.ts';
import { type BusinessPartSlug, businessParts } from './business-parts.ts';

type Body = BusinessAnswer['record'] & Pick<BusinessAnswer, 'translations'>;
/** All settings with their version. */
export type Settings = Body & { readonly version: number };
/** The settings of one part. */
export type Part<Slug extends BusinessPartSlug> = Pick<Body, (typeof businessFields)[Slug][number]>;

type Translations = NonNullable<Body['translations']>;
type Members = NonNullable<Translations[keyof Translations]>;
/** The settings of one part, some of which can be written in other languages. */
export type TranslatedPart<Slug extends BusinessPartSlug, Name extends keyof Members> = Part<Slug> & {
  readonly translations?: { readonly [Each in keyof Translations]?: Pick<Members, Name> };
};

/** What the forms of all parts have in common. */
export function partHead(slug: BusinessPartSlug) {
  const { label } = businessParts[slug];
  return {
    slug: 'business',
    noun: { one: 'settings', many: 'settings' },
    name: () => label,
    only: slug,
  } as const;
}

/** A part that is saved on its own: it conflicts only with a colleague who changed one of its own settings. */
export function partOf(form: RecordForm<Settings, Partial<Body>>): FormDescriptor {
  return {
    slug: 'business',
    form,
    keeps: 'device',
    calls: recordCalls(form, (http) => ({
      read: async (_id, along) => flat(await http.send(businessCalls.readBusiness, along)),
      update: async (_id, body, along) => flat(await http.send(businessCalls.saveBusiness, { body, ...along })),
    })),
  };
}

function flat({ version, record, translations }: BusinessAnswer): Settings {
  return { ...record, version, ...(translations ? { translations } : {}) };
}
