import * as bundleCalls from '../../../../contract/promotions/bundle/bundle.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { LinkButton } from '../../../../ui/kit/action/Button.tsx';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { chosenOf, commandOf } from '../../kit/list/bulk.ts';
import { badge, money, moment, number, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { typeWords } from './bundle-words.ts';
import { bundleList } from './bundles.list.ts';

/** /dashboard/bundles: list, form with the current price, and sales. */
export const BundlesSection = adminSection({
  list: bundleList,
  calls: (http) => ({
    list: listOf(
      async (search, signal) =>
        http.send(bundleCalls.listBundles, { search: { status: 'all', ...search }, signal }),
      'bundles',
      rowOf,
    ),
    run: async (command, picking, matching, signal) => {
      const action = commandOf(command, ['deactivate', 'activate', 'delete', 'restore']);
      const body = { action, ...chosenOf(picking, matching) };
      const { changed } = await http.send(bundleCalls.changeBundles, { body, signal });
      return { changed, refused: [] };
    },
    exportCsv: async (search, signal) =>
      http.send(bundleCalls.exportBundles, { search: { status: 'all', ...search }, signal }),
  }),
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

function rowOf(bundle: AnswerOf<Api['listBundles']>['bundles'][number]) {
  const isActive = bundle.status === 'active';
  return {
    id: bundle.id,
    name: bundle.name,
    cells: {
      name: text(bundle.name),
      type: text(typeWords[bundle.type]),
      percentage: text(`${bundle.savingsPercentage}%`),
      price: money(bundle.discountedPrice),
      stock: number(bundle.stockLevel),
      endsAt: moment(bundle.endsAt),
      status: isActive ? badge('Shown', 'good') : badge('Hidden', 'neutral'),
      position: number(bundle.position),
      updatedAt: moment(bundle.updatedAt ?? null),
    },
    commands: [isActive ? 'deactivate' : 'activate', 'delete'],
  };
}
