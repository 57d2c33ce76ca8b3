import { use } from 'react';
import { collectionLogic } from '../../../../machines/admin/frame/collection/collection.actors.ts';
import type { ListQuery } from '../../../../machines/admin/frame/collection/collection.types.ts';
import { csvImportLogic } from '../../../../machines/admin/frame/csv-import/csv-import.actors.ts';
import { dataDownloadLogic } from '../../../../machines/account/data-download/data-download.actors.ts';
import { saveFile, withMark } from '../../../../services/platform/browser/save-file.ts';
import { createListReads } from '../../../../services/admin/kit/list-reads.ts';
import { createListSetup } from '../../../../services/admin/kit/list-setup.ts';
import { blobOf } from '../../../../services/prescriptions/chosen-files.ts';
import { useScreenActor, useShop, useShopActor } from '../../../../ui/shell/app/actors.tsx';
import type { Granted } from '../../../../domain/account/permission.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import type { ListConfig } from '../../../../ui/admin/record/admin.types.ts';
import { ExportButton } from '../../../../ui/admin/list/ExportButton.tsx';
import { ImportDialog } from '../../../../ui/admin/command/ImportDialog.tsx';
import type { CollectionActor } from '../../../../ui/admin/list/list-actor.ts';
import { ListPage } from '../../../../ui/admin/list/ListPage.tsx';
import { WayBackContext } from '../../../../ui/kit/action/BackLink.tsx';
import { Button, LinkButton } from '../../../../ui/kit/action/Button.tsx';
import { useServices } from '../../../platform/services.tsx';
import type { SectionProps } from '../../../account/dashboard/lazy-section.tsx';
import { PeriodSlot } from '../../period/PeriodSlot.tsx';
import { addressPorts } from './address-ports.ts';
import type { ColumnSet, ListPart } from './admin-list.ts';
import { type SectionDescriptor, type ListCalls, placeOf } from './descriptor.ts';
import { pageRows, searchFields } from './rows.ts';

/** Builds an admin section from its descriptor: a list, and separate forms for its records. */
export function adminSection<Columns extends ColumnSet, Absent extends ListPart>(
  descriptor: SectionDescriptor<Columns, Absent>,
) {
  return function AdminSection({ profile }: SectionProps) {
    return <AdminList descriptor={descriptor} personId={profile.id} reader={profile} />;
  };
}

/** A section without the parts that only matter for type checking. */
interface Section extends Omit<SectionDescriptor<ColumnSet, ListPart>, 'calls'> {
  readonly calls: (http: Http, view: Window, reader: Granted) => ListCalls;
}

interface AdminListProps {
  readonly descriptor: Section;
  readonly personId: string;
  readonly reader: Granted;
}

function AdminList({ descriptor, personId, reader }: AdminListProps) {
  const { forms, actions, above } = descriptor;
  const { slug, config } = descriptor.list;
  const { http, queries, store, view } = useServices();
  const wayBack = use(WayBackContext);
  const shop = useShop();
  const navigation = useShopActor('navigation');
  const calls = descriptor.calls(http, view, reader);
  const setup = createListSetup(store, personId, slug);
  const read = createListReads(queries, personId, slug);
  const path = `/dashboard/${slug}`;
  const list = useScreenActor(
    collectionLogic({
      loadRows: async (query) =>
        read(searchFields(query), async (signal) => calls.list(searchFields(query), signal)),
      countViews: async () =>
        read('counts', async (signal) => calls.counts?.(signal) ?? countTabs(config, calls, signal)),
      runCommand: async (run, query, signal) =>
        (await calls.run?.(run.command, run.picking, matchingOf(query), signal)) ?? { changed: 0, refused: [] },
      ...addressPorts({ path, shop, navigation, keep: (search) => wayBack.keep(path, search) }),
      keepSetup: setup.keepSetup,
    }),
    {
      search: navigation.getSnapshot().context.location.search,
      filterNames: config.filters.flatMap((filter) =>
        filter.kind === 'period' ? [filter.from, filter.to] : filter.name,
      ),
      commands: config.commands.map(({ name, ask, inverse = null, keepsPicking = false }) => ({
        name,
        asks: ask !== undefined,
        inverse,
        keepsPicking,
      })),
      pageRows,
      setup: setup.readSetup(),
    },
  );
  const { exportCsv, importCsv } = calls;
  return (
    <ListPage
      actor={list}
      config={config}
      href={path}
      PeriodSlot={PeriodSlot}
      hrefOf={descriptor.hrefOf ?? (forms ? (id) => `${path}/${placeOf(forms, id)}` : undefined)}
      actions={
        <>
          {importCsv && <ImportPart descriptor={descriptor} list={list} send={importCsv} />}
          {exportCsv && (
            <ExportPart
              save={async (signal) => {
                const csv = await exportCsv(matchingOf(list.getSnapshot().context.query), signal);
                saveFile(view, `${slug}.csv`, withMark(csv), 'text/csv');
              }}
            />
          )}
          {actions?.(list, reader)}
          {forms?.newLabel !== undefined && (
            <LinkButton size="small" href={`${path}/${forms.paths?.create ?? 'new'}`}>
              {forms.newLabel}
            </LinkButton>
          )}
        </>
      }
    >
      {above?.(list)}
    </ListPage>
  );
}

function ExportPart({ save }: { save: (signal: AbortSignal) => Promise<void> }) {
  return <ExportButton actor={useScreenActor(dataDownloadLogic({ saveData: save }), undefined)} />;
}

interface ImportPartProps {
  readonly descriptor: Section;
  readonly list: CollectionActor;
  readonly send: NonNullable<ListCalls['importCsv']>;
}

function ImportPart({
  descriptor: {
    list: { config },
    importHint = '',
  },
  list,
  send,
}: ImportPartProps) {
  const actor = useScreenActor(
    csvImportLogic({
      sendFile: (file, mode, signal) => {
        const form = new FormData();
        form.append('mode', mode);
        form.append('file', blobOf(file));
        return send(form, signal);
      },
    }),
    { parent: list },
  );
  return (
    <>
      <Button tone="outline" size="small" onClick={() => actor.send({ type: 'import.open' })}>
        Import
      </Button>
      <ImportDialog actor={actor} noun={config.noun} hint={importHint} />
    </>
  );
}

/** Row counts for each tab, one request per tab when there is no single call for all. */
async function countTabs(
  { tabs }: ListConfig,
  calls: ListCalls,
  signal: AbortSignal,
): Promise<Record<string, number>> {
  const counts = await Promise.all(
    tabs.map(async ({ name, search }) => {
      const asked = Object.fromEntries(new URLSearchParams(search));
      return [name, (await calls.list({ ...asked, limit: '1' }, signal)).total] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** The query without its page. */
function matchingOf(query: ListQuery): Readonly<Record<string, string>> {
  const { limit: _limit, offset: _offset, ...matching } = searchFields(query);
  return matching;
}
