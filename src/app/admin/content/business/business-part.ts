import * as businessCalls from '../../../../contract/content/business.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import type { RecordForm } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import type { FormDescriptor } from '../../kit/list/descriptor.ts';
import type { businessFields } from './business-fields.ts';
import { type BusinessPartSlug, businessParts } from './business-parts.ts';

type Body = BodyOf<Api['saveBusiness']>;
/** All settings with their version. */
export type Settings = Body & { readonly version: number };
/** The settings of one part. */
export type Part<Slug extends BusinessPartSlug> = Pick<Body, (typeof businessFields)[Slug][number]>;

/** What the forms of all parts have in common. */
export function partHead(slug: BusinessPartSlug) {
  const { label } = businessParts[slug];
  return {
    slug: 'business',
    noun: { one: label, many: 'settings' },
    name: () => label,
    only: slug,
  } as const;
}

/** A part that is saved on its own. Its other settings are those of the version it was opened at. */
export function partOf(form: RecordForm<Settings, Partial<Body>>): FormDescriptor {
  return {
    slug: 'business',
    form,
    keepsDrafts: true,
    calls: recordCalls(form, (http) => ({
      read: async (_id, along) => flat(await http.send(businessCalls.readBusiness, along)),
      update: async (_id, part, along) => {
        // If they aren't of the version in `along`, the server refuses them.
        const { record } = await http.send(businessCalls.readBusiness, { signal: along.signal });
        return flat(await http.send(businessCalls.saveBusiness, { body: { ...record, ...part }, ...along }));
      },
    })),
  };
}

function flat({ version, record }: { readonly version: number; readonly record: Body }): Settings {
  return { ...record, version };
}
