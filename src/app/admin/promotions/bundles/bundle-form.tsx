import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import type { StoredRecord } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { goodsCalls } from '../../../../services/platform/http/goods-calls.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import type { SectionProps } from '../../../account/dashboard/lazy-section.tsx';
import { bundleRecord, bundleSettingsConfig } from './bundle-config.tsx';
import { bundleOfDraft, draftOfBundle, emptyBundle } from './bundle-record.ts';
import type { RecordCalls } from '../../kit/descriptor.ts';
import { formSection, recordSection } from '../../record/record-section.tsx';
import { WithProducts } from '../../kit/product-choice.tsx';
import { atVersion, numberOf, readOrNone, refusedFields, saved } from '../../record/saved.ts';

const Form = formSection('bundles', { config: bundleRecord, calls: recordCalls, empty: emptyBundle });

const BundleSettings = recordSection('bundles', 'settings', {
  config: bundleSettingsConfig,
  empty: () => ({ enabled: true, visibleCount: '' }),
  calls: (http) => ({
    load: async (_id, signal) => storedSettings(await http.send(goodsCalls.getBundleSettings, { signal })),
    save: async ({ draft }, signal) => {
      const body = {
        enabled: draft['enabled'] === true,
        visibleCount: numberOf(textOf(draft['visibleCount'])),
      };
      if (!Number.isInteger(body.visibleCount)) throw refusedFields({ visibleCount: 'Enter a whole number' });
      const stored = await http.send(goodsCalls.saveBundleSettings, { body, signal });
      return { kind: 'kept', record: storedSettings(stored) };
    },
  }),
});

function storedSettings({ enabled, visibleCount }: AnswerOf<Api['getBundleSettings']>): StoredRecord {
  return { id: 'settings', version: null, draft: { enabled, visibleCount: String(visibleCount) } };
}

/** One bundle with the live price, and the settings of all of them (ADM-03). */
export function BundleForm(props: SectionProps) {
  if (props.rest === 'settings') return <BundleSettings profile={props.profile} />;
  return (
    <WithProducts>
      <Form {...props} />
    </WithProducts>
  );
}

function recordCalls(http: Http): RecordCalls {
  const load = async (id: string, signal: AbortSignal) =>
    readOrNone(async () => draftOfBundle(await http.send(goodsCalls.readBundle, { params: { id }, signal })));
  return {
    load,
    save: async ({ id, version, draft }, signal) => {
      const body = bundleOfDraft(draft);
      const send = async () =>
        id === null
          ? http.send(goodsCalls.saveBundle, { body, signal })
          : http.send(goodsCalls.updateBundle, { params: { id }, body, headers: atVersion(version), signal });
      return saved(
        async () => draftOfBundle(await send()),
        async () => load(id ?? '', signal),
      );
    },
    remove: async (id, signal) => http.send(goodsCalls.deleteBundle, { params: { id }, signal }),
  };
}
