import type { Api } from '../../../../contract/api.ts';
import type { BundleStatus } from '../../../../contract/promotions/bundle/bundle.calls.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { bundleTypes } from '../../../../domain/promotions/bundle/store-bundle.ts';
import type { Row } from '../../../../machines/admin/frame/collection/collection.types.ts';
import { goodsCalls } from '../../../../services/platform/http/goods-calls.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { LinkButton } from '../../../../ui/kit/action/Button.tsx';
import { bundleList, typeOptions } from './bundle-list.ts';
import type { ListCalls } from '../../kit/descriptor.ts';
import { adminSection } from '../../kit/admin-section.tsx';

/** The bundles of the shop: list, form with the live price, and how they sell (ADM-03). */
export const BundlesSection = adminSection({
  slug: 'bundles',
  list: bundleList,
  listCalls,
  actions: () => (
    <>
      <LinkButton tone="outline" size="small" href="/dashboard/bundles/settings">
        Settings
      </LinkButton>
      <LinkButton tone="outline" size="small" href="/dashboard/bundles/funnel">
        Analytics
      </LinkButton>
    </>
  ),
  forms: { newLabel: 'New bundle' },
});

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
      percentage: { kind: 'text', text: `${bundle.savingsPercentage}%` },
      price: { kind: 'money', amount: bundle.discountedPrice },
      stock: { kind: 'number', value: bundle.stockLevel },
      endsAt: { kind: 'moment', at: bundle.endsAt },
      status: isActive
        ? { kind: 'badge', text: 'Shown', tone: 'good' }
        : { kind: 'badge', text: 'Hidden', tone: 'neutral' },
      position: { kind: 'number', value: bundle.position },
      updatedAt: { kind: 'moment', at: bundle.updatedAt ?? null },
    },
    commands: [isActive ? 'deactivate' : 'activate', 'delete'],
  };
}
