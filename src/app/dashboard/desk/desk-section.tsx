import type { ReactNode } from 'react';
import type { SectionSlug } from '../../../domain/page/section.ts';
import { collectionLogic } from '../../../machines/collection/collection.actors.ts';
import type { CommandResult, Listed, ListQuery, Picking } from '../../../machines/collection/collection.types.ts';
import { csvImportLogic } from '../../../machines/csv-import/csv-import.actors.ts';
import type { ImportReport } from '../../../machines/csv-import/csv-import.machine.ts';
import { dataDownloadLogic } from '../../../machines/data-download/data-download.actors.ts';
import { recordEditorLogic } from '../../../machines/record-editor/record-editor.actors.ts';
import type { Draft, SaveOutcome, StoredRecord } from '../../../machines/record-editor/record-editor.types.ts';
import { watchLeaving } from '../../../services/browser/leaving.ts';
import { saveFile, withMark } from '../../../services/browser/save-file.ts';
import { createKeptDraft } from '../../../services/desk/kept-drafts.ts';
import { createListSetup } from '../../../services/desk/list-setup.ts';
import type { Http } from '../../../services/http/http.ts';
import { blobOf } from '../../../services/prescription/chosen-files.ts';
import { useOpen, useScreenActor, useShop, useShopActor } from '../../../ui/app/actors.tsx';
import type { ListLook, RecordLook } from '../../../ui/desk/desk.types.ts';
import { ExportButton } from '../../../ui/desk/ExportButton.tsx';
import { ImportDialog } from '../../../ui/desk/ImportDialog.tsx';
import type { CollectionActor } from '../../../ui/desk/list-actor.ts';
import { ListPage } from '../../../ui/desk/ListPage.tsx';
import { RecordPage } from '../../../ui/desk/RecordPage.tsx';
import { Button, LinkButton } from '../../../ui/kit/Button.tsx';
import { useServices } from '../../services.tsx';
import type { SectionProps } from '../lazy-section.tsx';
import { addressPorts } from './address-ports.ts';
import { pageRows, searchFields } from './wire-query.ts';

/** The calls behind a list. What it may do without is not on the screen. */
export interface ListCalls {
  readonly list: (search: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Listed>;
  /** Does a command to the picked rows, or to all that the query matches. */
  readonly run?: (
    command: string,
    picking: Picking,
    matching: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<CommandResult>;
  readonly exportCsv?: (search: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<string>;
  readonly importCsv?: (form: FormData, signal: AbortSignal) => Promise<ImportReport>;
}

/** The calls behind the form of one record. */
export interface RecordCalls {
  /** Null where there is no such record. */
  readonly load: (id: string, signal: AbortSignal) => Promise<StoredRecord | null>;
  readonly save: (
    record: { readonly id: string | null; readonly version: number | null; readonly draft: Draft },
    signal: AbortSignal,
  ) => Promise<SaveOutcome>;
  readonly remove?: (id: string, signal: AbortSignal) => Promise<void>;
}

export interface DeskDescriptor {
  readonly slug: SectionSlug;
  readonly list: ListLook;
  readonly listCalls: (http: Http, view: Window) => ListCalls;
  /** Where a row leads, where it is no form of this section. */
  readonly hrefOf?: (id: string) => string;
  /** What an import's file has to look like. */
  readonly importHint?: string;
  /** Beside the title and above the list: what only this section has. */
  readonly actions?: (list: CollectionActor) => ReactNode;
  readonly above?: (list: CollectionActor) => ReactNode;
  readonly record?: {
    readonly look: RecordLook;
    readonly calls: (http: Http, view: Window) => RecordCalls;
    readonly empty: () => Draft;
    /** The words of the button that makes a new one; none where nobody makes any. */
    readonly newLabel?: string;
    /** Where a new one and a stored one are, below the section; 'new' and the id unless told. */
    readonly paths?: { readonly create: string; readonly edit: (id: string) => string };
    /** Where it leads when a new one is saved; to its form unless told. */
    readonly afterCreate?: (id: string) => string;
    /** Whether what is typed is kept on the device until it is saved: only where it is nobody's personal data. */
    readonly keepsDrafts?: boolean;
    /** Below the fields of a stored record. */
    readonly below?: (id: string) => ReactNode;
  };
}

/** A section of the admin's desk from its descriptor: a list, and where there is one the form of a record (ADM-01). */
export function deskSection(descriptor: DeskDescriptor) {
  return function DeskSection({ rest, profile }: SectionProps) {
    return rest === '' || !descriptor.record ? (
      <DeskList descriptor={descriptor} personId={profile.id} />
    ) : (
      <DeskRecord
        descriptor={descriptor}
        record={descriptor.record}
        id={rest === 'new' ? null : rest}
        personId={profile.id}
      />
    );
  };
}

/** A section that is the form of one record, without a list: `id` names it. */
export function deskRecordSection(
  slug: SectionSlug,
  id: string | null,
  record: NonNullable<DeskDescriptor['record']>,
) {
  return function DeskRecordSection({ profile }: Pick<SectionProps, 'profile'>) {
    return <DeskRecord descriptor={{ slug }} record={record} id={id} personId={profile.id} />;
  };
}

function DeskList({ descriptor, personId }: { descriptor: DeskDescriptor; personId: string }) {
  const { slug, list: look, record, actions, above } = descriptor;
  const { http, store, view } = useServices();
  const shop = useShop();
  const navigation = useShopActor('navigation');
  const calls = descriptor.listCalls(http, view);
  const setup = createListSetup(store, personId, slug);
  const path = `/dashboard/${slug}`;
  const list = useScreenActor(
    collectionLogic({
      loadRows: (query, signal) => calls.list(searchFields(query), signal),
      countViews: (signal) => countTabs(look, calls, signal),
      runCommand: async (run, query, signal) =>
        (await calls.run?.(run.command, run.picking, matchingOf(query), signal)) ?? { changed: 0, refused: [] },
      ...addressPorts({ path, shop, navigation }),
      keepSetup: setup.keepSetup,
    }),
    {
      search: navigation.getSnapshot().context.location.search,
      filterNames: look.filters.map(({ name }) => name),
      commands: look.commands.map(({ name, ask, inverse = null }) => ({ name, asks: ask !== undefined, inverse })),
      pageRows,
      setup: setup.readSetup(),
    },
  );
  const { exportCsv, importCsv } = calls;
  return (
    <ListPage
      actor={list}
      look={look}
      href={path}
      hrefOf={descriptor.hrefOf ?? (record ? (id) => `${path}/${placeOf(record, id)}` : undefined)}
      actions={
        <>
          {actions?.(list)}
          {importCsv && <ImportPart descriptor={descriptor} list={list} send={importCsv} />}
          {exportCsv && (
            <ExportPart
              save={async (signal) => {
                const csv = await exportCsv(matchingOf(list.getSnapshot().context.query), signal);
                saveFile(view, `${slug}.csv`, withMark(csv), 'text/csv');
              }}
            />
          )}
          {record?.newLabel !== undefined && (
            <LinkButton size="small" href={`${path}/${record.paths?.create ?? 'new'}`}>
              {record.newLabel}
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
  readonly descriptor: DeskDescriptor;
  readonly list: CollectionActor;
  readonly send: NonNullable<ListCalls['importCsv']>;
}

function ImportPart({ descriptor: { list: look, importHint = '' }, list, send }: ImportPartProps) {
  const actor = useScreenActor(
    csvImportLogic({
      sendFile: (file, isPartly, signal) => {
        const form = new FormData();
        form.append('mode', isPartly ? 'valid-rows' : 'all-or-nothing');
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
      <ImportDialog actor={actor} noun={look.noun} hint={importHint} />
    </>
  );
}

interface DeskRecordProps {
  readonly descriptor: Pick<DeskDescriptor, 'slug'>;
  readonly record: NonNullable<DeskDescriptor['record']>;
  readonly id: string | null;
  readonly personId: string;
}

function DeskRecord({ descriptor: { slug }, record, id, personId }: DeskRecordProps) {
  const { history, http, store, view } = useServices();
  const open = useOpen();
  const calls = record.calls(http, view);
  const path = `/dashboard/${slug}`;
  const device = record.keepsDrafts === true ? createKeptDraft(store, `${personId} ${slug} ${id ?? 'new'}`) : null;
  const actor = useScreenActor(
    recordEditorLogic({
      loadRecord: calls.load,
      saveRecord: calls.save,
      removeRecord: async (removed, signal) => calls.remove?.(removed, signal),
      watchLeaving: (listener) => watchLeaving(view, history, listener),
      leavePage: (href) => (href === null ? view.history.back() : open(href)),
      ...(device ? { keepDraft: device.keepDraft } : {}),
    }),
    {
      id,
      empty: record.empty(),
      kept: device?.readDraft() ?? null,
      parent: {
        send: (fact) => {
          if (fact.type === 'record.removed') open(path);
          else if (fact.isNew) open(record.afterCreate?.(fact.id) ?? `${path}/${placeOf(record, fact.id)}`);
        },
      },
    },
  );
  return (
    <RecordPage actor={actor} look={record.look}>
      {id !== null && record.below?.(id)}
    </RecordPage>
  );
}

function placeOf({ paths }: NonNullable<DeskDescriptor['record']>, id: string): string {
  return paths?.edit(id) ?? id;
}

/** How many rows each tab of the section has. */
async function countTabs(
  { tabs }: ListLook,
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

/** What a query says without its page. */
function matchingOf(query: ListQuery): Readonly<Record<string, string>> {
  const { limit: _limit, offset: _offset, ...matching } = searchFields(query);
  return matching;
}
