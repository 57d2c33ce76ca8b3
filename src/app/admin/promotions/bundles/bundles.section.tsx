import * as bundleCalls from '../../../../contract/promotions/bundle/bundle.calls.ts';
import { LinkButton } from '../../../../ui/kit/action/Button.tsx';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { chosenOf, commandOf } from '../../kit/list/bulk.ts';
import { listOf } from '../../kit/list/rows.ts';
import { bundleRow } from './bundles.rows.ts';
import { bundleList } from './bundles.list.ts';

/** /dashboard/bundles: list, form with the current price, and sales. */
export const BundlesSection = adminSection({
  list: bundleList,
  calls: (http) => ({
    list: listOf(
      async (search, signal) =>
        http.send(bundleCalls.listBundles, { search: { status: 'all', ...search }, signal }),
      'bundles',
      bundleRow,
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
