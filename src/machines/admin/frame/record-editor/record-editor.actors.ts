import { fromPromise } from 'xstate';
import { watching } from '../../../kit/slot.ts';
import { recordEditorMachine } from './record-editor.machine.ts';
import type { Draft, KeptDraft, SaveOutcome, StoredRecord } from './record-editor.types.ts';

/** All calls reject with CallFailed. */
export interface RecordEditorPorts {
  /** Null if there is no such record. */
  loadRecord(id: string, signal: AbortSignal): Promise<StoredRecord | null>;
  /** Creates a record without an id; with one, updates it only at this version. */
  saveRecord(
    record: { readonly id: string | null; readonly version: number | null; readonly draft: Draft },
    signal: AbortSignal,
  ): Promise<SaveOutcome>;
  removeRecord(id: string, signal: AbortSignal): Promise<void>;
  /** Intercepts links, going back and closing the tab. Reports the target, or null for going back. */
  watchLeaving(listener: (href: string | null) => void): () => void;
  leavePage(href: string | null): void;
  /**
   * Stores the draft on the device in case the page is lost; null deletes it. If left out, drafts aren't stored.
   */
  keepDraft?(kept: KeptDraft | null): void;
}

export function recordEditorLogic(ports: RecordEditorPorts) {
  return recordEditorMachine.provide({
    actors: {
      loadRecord: fromPromise<StoredRecord | null, { id: string }>(({ input, signal }) =>
        ports.loadRecord(input.id, signal),
      ),
      saveRecord: fromPromise<SaveOutcome, { id: string | null; version: number | null; draft: Draft }>(
        ({ input, signal }) => ports.saveRecord(input, signal),
      ),
      removeRecord: fromPromise<void, { id: string }>(({ input, signal }) => ports.removeRecord(input.id, signal)),
      watchLeaving: watching<{ type: 'leave.asked'; href: string | null }>((tell) =>
        ports.watchLeaving((href) => tell({ type: 'leave.asked', href })),
      ),
    },
    actions: {
      leavePage: (_, { href }) => ports.leavePage(href),
      keepDraft: (_, { kept }) => ports.keepDraft?.(kept),
    },
  });
}
