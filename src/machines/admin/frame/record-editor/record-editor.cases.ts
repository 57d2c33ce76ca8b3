import { command, done, failed, keyFor, nobody, refused, type EventCases } from '../../../kit/cases.ts';
import { isSameDraft } from './record-editor.rules.ts';
import type { RecordEditorContext, RecordEditorInput, StoredRecord } from './record-editor.types.ts';

const record: StoredRecord = { id: 'one', version: 3, draft: { name: 'Neem' } };

/** An existing record with an unsaved draft from earlier. */
export const recordEditorInput: RecordEditorInput = {
  parent: nobody,
  id: 'one',
  empty: { name: '' },
  grave: [{ field: 'name', value: 'Ashoka' }],
  kept: { version: 3, base: record.draft, draft: { name: 'Tulsi' } },
};

/** Also without a draft, and new records with and without one. */
export const recordEditorStarts: readonly RecordEditorInput[] = [
  recordEditorInput,
  { ...recordEditorInput, kept: null },
  { ...recordEditorInput, id: null, kept: null },
  { ...recordEditorInput, id: null, kept: null, isReady: true },
  { ...recordEditorInput, id: null, kept: { version: null, base: { name: '' }, draft: { name: 'Tulsi' } } },
];

export const recordEditorCases: EventCases = {
  'field.change': [
    command('field.change', { field: 'name', value: 'Neem' }),
    command('field.change', { field: 'name', value: 'Tulsi' }),
    command('field.change', { field: 'name', value: 'Ashoka' }),
    command('field.change', { field: 'name', value: '' }),
  ],
  'side.choose': [command('side.choose', { field: 'name', side: 'theirs' })],
  'leave.asked': [command('leave.asked', { href: '/shop' })],
  'xstate.done.actor.loadRecord': [done('loadRecord', record), done('loadRecord', null)],
  'xstate.error.actor.loadRecord': [failed('loadRecord')],
  'xstate.done.actor.saveRecord': [
    done('saveRecord', { kind: 'kept', record }),
    done('saveRecord', { kind: 'overtaken', record: { ...record, version: 4, draft: { name: 'Brahmi' } } }),
  ],
  'xstate.error.actor.saveRecord': [failed('saveRecord'), failed('saveRecord', refused(422))],
  'xstate.done.actor.removeRecord': [done('removeRecord', undefined)],
  'xstate.error.actor.removeRecord': [failed('removeRecord')],
};

/** Tells snapshots apart by the draft, and by whether the record is saved. */
export function recordEditorKey({ context }: { readonly context: RecordEditorContext }): string {
  return keyFor(
    context.id,
    context.draft,
    isSameDraft(context.draft, context.base),
    context.kept?.draft,
    context.isReady,
  );
}
