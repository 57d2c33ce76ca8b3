import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { partsOf } from '../../../../ui/admin/record/field-values.ts';
import { RecordFactRows } from '../../../../ui/admin/record/RecordFacts.tsx';
import { Button } from '../../../../ui/kit/action/Button.tsx';
import { factRowOf } from '../../kit/form/facts.tsx';

/** Admins' notes on a person; your own can be marked for deletion, which happens on save. */
export function NotesField({ value, onValue }: FieldDrawProps) {
  const notes = partsOf(value);
  const mark = (id: string, isRemoved: boolean) =>
    onValue(notes.map((note) => (note['id'] === id ? { ...note, isRemoved } : note)));
  const rows = notes.map((note, place) => {
    const row = factRowOf(note, place);
    const isRemoved = note['isRemoved'] === true;
    return {
      ...row,
      ...(isRemoved ? { note: 'Deleted when you save' } : {}),
      ...(note['isOwn'] === true
        ? {
            step: (
              <Button size="small" tone="text" onClick={() => mark(row.id, !isRemoved)}>
                {isRemoved ? 'Keep note' : 'Delete note'}
              </Button>
            ),
          }
        : {}),
    };
  });
  return <RecordFactRows rows={rows} empty="No notes yet." />;
}

/** The notes marked for deletion. */
export function removedNotes(draft: Draft): readonly string[] {
  return partsOf(draft['notes'])
    .filter(({ isRemoved }) => isRemoved === true)
    .map(({ id }) => (typeof id === 'string' ? id : ''));
}
