import { recordEditorLogic } from '../../../machines/admin/frame/record-editor/record-editor.actors.ts';
import { watchLeaving } from '../../../services/platform/browser/leaving.ts';
import {
  createKeptDraft,
  createTabDraft,
  noDrafts,
  type DraftKeeper,
} from '../../../services/admin/kit/kept-drafts.ts';
import { useOpen, useScreenActor, useShop } from '../../../ui/shell/app/actors.tsx';
import { draftOf } from '../../../ui/admin/record/Cards.tsx';
import { RecordPage } from '../../../ui/admin/record/RecordPage.tsx';
import { useServices } from '../../platform/services.tsx';
import type { DeviceStore } from '../../../services/platform/storage/storage.ts';
import { placeOf, type FormDescriptor } from '../kit/list/descriptor.ts';

export interface RecordFormProps {
  readonly record: FormDescriptor;
  readonly id: string | null;
  readonly personId: string;
}

/** The form of one admin record, connected to its machine. */
export function RecordForm({ record, id, personId }: RecordFormProps) {
  const { history, http, store, view } = useServices();
  const open = useOpen();
  const calls = record.calls(http, view);
  const { slug } = record;
  const path = `/dashboard/${slug}`;
  const drafts = keeperOf(record, { store, view }, `${personId} ${slug} ${id ?? 'new'}`);
  const shop = useShop();
  // A long form is saved far below its top, and may close: the message is a toast of the shop.
  const say = (text: string) => shop.send({ type: 'toast.request', toast: { tone: 'success', text } });
  const { one } = record.form.config.noun;
  const name = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
  const actor = useScreenActor(
    recordEditorLogic({
      loadRecord: calls.load,
      saveRecord: calls.save,
      removeRecord: async (removed, signal) => calls.remove?.(removed, signal),
      watchLeaving(listener) {
        const stops = [watchLeaving(view, history, listener), drafts.watchAway()];
        return () => stops.forEach((stop) => stop());
      },
      leavePage: (href) => (href === null ? view.history.back() : open(href)),
      keepDraft: (kept) => drafts.keepDraft(kept),
    }),
    {
      id,
      empty: record.form.empty(),
      kept: drafts.readDraft(),
      grave: record.form.config.grave ?? [],
      isReady: record.form.config.saveLabel !== undefined,
      parent: {
        send: (fact) => {
          if (fact.type === 'record.removed') {
            say(`${name} deleted.`);
            open(path);
          } else {
            const { id: kept, draft } = fact.record;
            say(record.saidOnSave?.(draft) ?? `${name} saved.`);
            if (!fact.isNew) return;
            open(record.afterCreate?.(kept) ?? `${path}/${placeOf(record, kept)}`);
          }
        },
      },
    },
  );
  const { config } = record.form;
  const page = (
    <RecordPage actor={actor} config={config}>
      {id !== null && record.below?.(id)}
    </RecordPage>
  );
  const { Around } = record;
  if (!Around) return page;
  return (
    <Around fields={config.cards.flatMap(({ fields }) => fields)} source={draftOf(actor)}>
      {page}
    </Around>
  );
}

interface Keeping {
  readonly store: DeviceStore;
  readonly view: Window;
}

function keeperOf({ keeps }: FormDescriptor, { store, view }: Keeping, name: string): DraftKeeper {
  if (keeps === 'nowhere') return noDrafts;
  return keeps === 'device' ? createKeptDraft(store, name) : createTabDraft(view, name);
}
