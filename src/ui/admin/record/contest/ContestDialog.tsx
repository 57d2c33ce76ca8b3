import type {
  ContestedField,
  RecordEditorView,
} from '../../../../machines/admin/frame/record-editor/record-editor.view.ts';
import { Button } from '../../../kit/action/Button.tsx';
import { Dialog } from '../../../kit/overlay/Dialog.tsx';
import type { FieldConfig, RecordConfig } from '../admin.types.ts';
import { contestWords } from './contest-words.ts';
import * as css from '../record.css.ts';
import type { RecordEditorActor } from '../RecordPage.tsx';

interface ContestDialogProps {
  readonly actor: RecordEditorActor;
  readonly view: RecordEditorView;
  readonly config: RecordConfig;
}

/** A save conflict with another admin: chooses whose value to keep for each field that both changed. */
export function ContestDialog({ actor, view: { contest }, config }: ContestDialogProps) {
  const fields = config.cards.flatMap((card) => card.fields);
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
          <Contested
            key={each.field}
            contested={each}
            field={fields.find(({ name }) => name === each.field)}
            actor={actor}
          />
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
  readonly field: FieldConfig | undefined;
  readonly actor: RecordEditorActor;
}

function Contested({ contested: { field: name, mine, theirs, side }, field, actor }: ContestedProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{field?.label ?? name}</legend>
      {(['mine', 'theirs'] as const).map((each) => (
        <label key={each} className={css.side}>
          <input
            type="radio"
            name={`side ${name}`}
            checked={side === each}
            onChange={() => actor.send({ type: 'side.choose', field: name, side: each })}
          />
          <span className={css.value}>
            <b>{each === 'mine' ? 'Mine' : 'Theirs'}:</b>{' '}
            {each === 'mine' ? contestWords(field, mine, theirs) : contestWords(field, theirs, mine)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
