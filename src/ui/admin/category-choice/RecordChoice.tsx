import type { ActorRefFrom } from 'xstate';
import { isSame } from '../../../domain/kit/is-same.ts';
import type { categoryChoiceMachine } from '../../../machines/admin/frame/category-choice/category-choice.machine.ts';
import { categoryChoiceView } from '../../../machines/admin/frame/category-choice/category-choice.view.ts';
import { Select } from '../../kit/choice/Select.tsx';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';
import { useView } from '../../shell/app/actors.tsx';
import * as css from './CategoryChoice.css.ts';

interface RecordChoiceProps {
  readonly actor: ActorRefFrom<typeof categoryChoiceMachine>;
  readonly label: string;
  /** The option for no record at all. */
  readonly none: { readonly value: string; readonly label: string };
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (id: string) => void;
}

/** Chooses one of a few records of another section, or none. */
export function RecordChoice({ actor, label, none, value, error, onValue }: RecordChoiceProps) {
  const { options, isLoading, canRetry, problem } = useView(actor, categoryChoiceView, isSame);
  const first = { value: '', label: isLoading ? 'Loading…' : 'Choose', disabled: true };
  return (
    <div className={css.choice}>
      <Select
        label={label}
        value={value}
        error={error}
        options={[first, none, ...options.map(({ id, name }) => ({ value: id, label: name }))]}
        onValue={onValue}
      />
      {problem !== null && (
        <RetryNotice onRetry={canRetry ? () => actor.send({ type: 'list.retry' }) : null}>{problem}</RetryNotice>
      )}
    </div>
  );
}
