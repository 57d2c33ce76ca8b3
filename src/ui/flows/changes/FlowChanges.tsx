import type { ActorRefFrom } from 'xstate';
import { isSame } from '../../../domain/kit/is-same.ts';
import type { flowChangesMachine } from '../../../machines/flows/flow-changes/flow-changes.machine.ts';
import { flowChangesView, type ChangeRow } from '../../../machines/flows/flow-changes/flow-changes.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { Select } from '../../kit/choice/Select.tsx';
import { TextArea, TextField } from '../../kit/field/TextField.tsx';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';
import { useView } from '../../shell/app/actors.tsx';
import * as css from './FlowChanges.css.ts';

type FlowChangesRef = ActorRefFrom<typeof flowChangesMachine>;

/** The texts, delays and limits of a chart, each in a field (FLO-10). */
export function FlowChanges({ actor }: { readonly actor: FlowChangesRef }) {
  const view = useView(actor, flowChangesView, isSame);
  return (
    <section className={css.changes} aria-label="Change and try" aria-busy={view.stage === 'loading'}>
      <h2 className={css.title}>Change and try</h2>
      {view.stage === 'loading' && <output className={css.summary}>Loading texts, delays and limits.</output>}
      {view.stage === 'failed' && (
        <RetryNotice onRetry={() => actor.send({ type: 'changes.retry' })}>
          Couldn’t load texts, delays and limits. Try again.
        </RetryNotice>
      )}
      {view.stage === 'listed' && <Listed actor={actor} view={view} />}
    </section>
  );
}

function Listed({ actor, view }: { actor: FlowChangesRef; view: ReturnType<typeof flowChangesView> }) {
  return (
    <>
      <output className={css.summary}>{view.summary}</output>
      <div className={css.tools}>
        <Button
          size="small"
          disabled={!view.canSave}
          busy={view.isSaving}
          onClick={() => actor.send({ type: 'patch.save' })}
        >
          Save as patch
        </Button>
        <Button
          tone="outline"
          size="small"
          disabled={!view.canUndo}
          onClick={() => actor.send({ type: 'changes.drop' })}
        >
          Undo all
        </Button>
      </div>
      {view.failure !== '' && <p role="alert">{view.failure}</p>}
      <div className={css.narrowing}>
        <TextField
          label="Find a text or a number"
          type="search"
          value={view.search}
          onValue={(text) => actor.send({ type: 'changes.search', text })}
        />
        <Select
          label="Language"
          value={view.language}
          options={view.languages}
          onValue={(language) => actor.send({ type: 'language.choose', language })}
        />
      </div>
      {view.groups.length === 0 && <p className={css.summary}>{view.nothing}</p>}
      {view.groups.map(({ name, rows }) => (
        <section key={name} className={css.group} aria-label={name}>
          <h3 className={css.groupName}>{`${name} (${rows.length})`}</h3>
          <div className={css.rows}>
            {rows.map((row) => (
              <Row key={row.id} actor={actor} row={row} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** About as many letters fit into a line of a field. */
const lineLength = 36;

function Row({ actor, row }: { actor: FlowChangesRef; row: ChangeRow }) {
  const { id, label, value, hint, was, fault, isNumber } = row;
  const field = {
    label,
    value,
    hint,
    error: fault === '' ? undefined : fault,
    onValue: (text: string) => actor.send({ type: 'change.type', id, text }),
  };
  return (
    <div className={css.row}>
      {isNumber ? (
        <TextField {...field} inputMode="decimal" />
      ) : (
        <TextArea {...field} className={css.wordless} rows={Math.ceil(Math.max(1, value.length) / lineLength)} />
      )}
      {was !== '' && (
        <div className={css.before}>
          <span>{was}</span>
          <Button
            tone="text"
            size="small"
            aria-label={`Undo: ${label}`}
            onClick={() => actor.send({ type: 'change.undo', id })}
          >
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
