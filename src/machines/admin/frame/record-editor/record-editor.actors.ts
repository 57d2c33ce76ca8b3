import { fromPromise } from 'xstate';
import { watching } from '../../../kit/slot.ts';
import { recordEditorMachine } from './record-editor.machine.ts';
import type { Draft, KeptDraft, SaveOutcome, StoredRecord } from './record-editor.types.ts';

/** All that answer reject with CallFailed. */
export interface RecordEditorPorts {
  /** Null where there is no such record. */
  loadRecord(id: string, signal: AbortSignal): Promise<StoredRecord | null>;
  /** A new one where there is no id; over this version alone where there is one. */
  saveRecord(
    record: { readonly id: string | null; readonly version: number | null; readonly draft: Draft },
    signal: AbortSignal,
  ): Promise<SaveOutcome>;
  removeRecord(id: string, signal: AbortSignal): Promise<void>;
  /** Holds up links, steps back and the closing of the tab; tells where to, or null for a step back. */
  watchLeaving(listener: (href: string | null) => void): () => void;
  leavePage(href: string | null): void;
  /** Keeps what is typed on the device, for a page that is lost; null takes it away. Left out, none is kept. */
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
