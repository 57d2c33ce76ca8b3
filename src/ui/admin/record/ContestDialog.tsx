import type {
  ContestedField,
  RecordEditorView,
} from '../../../machines/admin/frame/record-editor/record-editor.view.ts';
import type { FieldValue } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { Button } from '../../kit/action/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import type { RecordConfig } from './admin.types.ts';
import * as css from './record.css.ts';
import type { RecordEditorActor } from './RecordPage.tsx';

interface ContestDialogProps {
  readonly actor: RecordEditorActor;
  readonly view: RecordEditorView;
  readonly config: RecordConfig;
}

/** A save conflict with another admin: chooses whose value to keep for each field that both changed. */
export function ContestDialog({ actor, view: { contest }, config }: ContestDialogProps) {
  const fields = config.cards.flatMap((card) => card.fields);
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  return (
    <Dialog
      open={contest !== null}
      onClose={() => actor.send({ type: 'theirs.take' })}
      closeLabel="Use theirs"
      title={`Someone else changed the ${config.noun.one}`}
      description="Choose a version of each field. Fields you didn’t change use theirs."
      width="medium"
    >
      <div className={css.contest}>
        {(contest ?? []).map((each) => (
          <Contested key={each.field} contested={each} label={labelOf(each.field)} actor={actor} />
        ))}
        <div className={css.actions}>
          <Button tone="outline" onClick={() => actor.send({ type: 'theirs.take' })}>
            Use all of theirs
          </Button>
          <Button onClick={() => actor.send({ type: 'sides.settle' })}>Save this choice</Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ContestedProps {
  readonly contested: ContestedField;
  readonly label: string;
  readonly actor: RecordEditorActor;
}

function Contested({ contested: { field, mine, theirs, side }, label, actor }: ContestedProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {(['mine', 'theirs'] as const).map((each) => (
        <label key={each} className={css.side}>
          <input
            type="radio"
            name={`side ${field}`}
            checked={side === each}
            onChange={() => actor.send({ type: 'side.choose', field, side: each })}
          />
          <span className={css.value}>
            <b>{each === 'mine' ? 'Mine' : 'Theirs'}:</b> {wordsOf(each === 'mine' ? mine : theirs)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function wordsOf(value: FieldValue): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string'
    ? value
    : value.map((each) => (typeof each === 'string' ? each : Object.values(each).join(' '))).join(', ');
}
