import { indianDay } from '../../../domain/money/dates.ts';
import type { BundleStatus } from '../../../contract/bundle/bundle.calls.ts';
import { bundleTypes } from '../../../domain/bundle/store-bundle.ts';
import { bundleFunnelLogic } from '../../../machines/bundle-funnel/bundle-funnel.actors.ts';
import type { StoredRecord } from '../../../machines/record-editor/record-editor.types.ts';
import type { Row } from '../../../machines/collection/collection.types.ts';
import { goodsCalls } from '../../../services/http/goods-calls.ts';
import type { Http } from '../../../services/http/http.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import { useScreenActor } from '../../../ui/app/actors.tsx';
import { BundleFunnel } from '../../../ui/bundle-funnel/BundleFunnel.tsx';
import { textOf } from '../../../ui/desk/field-values.ts';
import { LinkButton } from '../../../ui/kit/Button.tsx';
import { useServices } from '../../services.tsx';
import type { SectionProps } from '../lazy-section.tsx';
import { bundleList, bundleRecord, bundleSettingsLook, typeOptions } from './bundle-look.tsx';
import { bundleOfDraft, draftOfBundle, emptyBundle } from './bundle-record.ts';
import type { ListCalls, RecordCalls } from './descriptor.ts';
import { deskRecordSection, deskSection } from './desk-section.tsx';
import { WithShelf } from './product-shelf.tsx';
import { atVersion, numberOf, readOrNone, refusedFields, saved } from './saved.ts';

const BundleDesk = deskSection({
  slug: 'bundles',
  list: bundleList,
  listCalls,
  actions: () => (
    <>
      <LinkButton tone="outline" size="small" href="/dashboard/bundles/settings">
        Settings
      </LinkButton>
      <LinkButton tone="outline" size="small" href="/dashboard/bundles/funnel">
        Figures
      </LinkButton>
    </>
  ),
  record: { look: bundleRecord, calls: recordCalls, empty: emptyBundle, newLabel: 'New bundle' },
});

const BundleSettings = deskRecordSection('bundles', 'settings', {
  look: bundleSettingsLook,
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

/** The bundles of the shop: list, form with the live price, and how they sell (ADM-03). */
export function BundlesSection(props: SectionProps) {
  if (props.rest === '') return <BundleDesk {...props} />;
  if (props.rest === 'funnel') return <Funnel />;
  if (props.rest === 'settings') return <BundleSettings profile={props.profile} />;
  return (
    <WithShelf>
      <BundleDesk {...props} />
    </WithShelf>
  );
}

function Funnel() {
  const { http, clock } = useServices();
  const funnel = useScreenActor(
    bundleFunnelLogic({
      loadFigures: async ({ days, bundleId }, signal) => {
        return http.send(goodsCalls.bundleAnalytics, {
          query: {
            from: indianDay(new Date(clock.now() - (days - 1) * 86_400_000)),
            ...(bundleId === '' ? {} : { bundleId }),
          },
          signal,
        });
      },
    }),
    { days: 30, bundleId: '' },
  );
  return <BundleFunnel actor={funnel} />;
}

type Bundle = AnswerOf<Api['listBundles']>['bundles'][number];

function listCalls(http: Http): ListCalls {
  const searchOf = (search: Readonly<Record<string, string>>) => ({ status: 'all', ...search });
  return {
    list: async (search, signal) => {
      const { total, bundles } = await http.send(goodsCalls.listBundles, { search: searchOf(search), signal });
      return { total, rows: bundles.map(rowOf) };
    },
    run: async (command, picking, matching, signal) => {
      const action = actions.find((each) => each === command) ?? 'deactivate';
      const which = picking.kind === 'some' ? { ids: [...picking.ids] } : { matching: matchingOf(matching) };
      const { changed } = await http.send(goodsCalls.changeBundles, { body: { action, ...which }, signal });
      return { changed, refused: [] };
    },
    exportCsv: async (search, signal) => http.send(goodsCalls.exportBundles, { search: searchOf(search), signal }),
  };
}

const actions = ['activate', 'deactivate', 'delete', 'restore'] as const;

/** What a list matches, as the bulk command takes it. */
function matchingOf(search: Readonly<Record<string, string>>) {
  const { q } = search;
  const type = bundleTypes.find((each) => each === search['type']);
  const status = (['active', 'inactive'] satisfies BundleStatus[]).find((each) => each === search['status']);
  const isTimeLimited = (['true', 'false'] as const).find((each) => each === search['isTimeLimited']);
  return {
    ...(q === undefined ? {} : { q }),
    ...(type === undefined ? {} : { type }),
    ...(status === undefined ? {} : { status }),
    ...(isTimeLimited === undefined ? {} : { isTimeLimited }),
  };
}

function rowOf(bundle: Bundle): Row {
  const isActive = bundle.status === 'active';
  return {
    id: bundle.id,
    name: bundle.name,
    cells: {
      name: { kind: 'text', text: bundle.name },
      type: { kind: 'text', text: typeOptions.find(({ value }) => value === bundle.type)?.label ?? '' },
      percentage: { kind: 'text', text: `${bundle.savingsPercentage} %` },
      price: { kind: 'money', amount: bundle.discountedPrice },
      stock: { kind: 'number', value: bundle.stockLevel },
      endsAt: { kind: 'moment', at: bundle.endsAt },
      status: isActive
        ? { kind: 'badge', text: 'On offer', tone: 'good' }
        : { kind: 'badge', text: 'Not on offer', tone: 'neutral' },
      position: { kind: 'number', value: bundle.position },
      updatedAt: { kind: 'moment', at: bundle.updatedAt ?? null },
    },
    commands: [isActive ? 'deactivate' : 'activate', 'delete'],
  };
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
