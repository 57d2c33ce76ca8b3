import { isSame } from '../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { categoryChoiceMachine } from '../../../machines/admin/frame/category-choice/category-choice.machine.ts';
import { categoryChoiceView } from '../../../machines/admin/frame/category-choice/category-choice.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';
import { Select } from '../../kit/choice/Select.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import * as css from './CategoryChoice.css.ts';

interface CategoryChoiceProps {
  readonly actor: ActorRefFrom<typeof categoryChoiceMachine>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (id: string) => void;
}

/** Chooses a post's category, or creates a new one beside it. */
export function CategoryChoice({ actor, value, error, onValue }: CategoryChoiceProps) {
  const { options, name, isLoading, isAdding, canRetry, problem } = useView(actor, categoryChoiceView, isSame);
  const first = { value: '', label: isLoading ? 'Loading…' : 'Choose a category', disabled: true };
  return (
    <div className={css.choice}>
      <Select
        label="Category"
        name="categoryId"
        value={value}
        error={error}
        options={[first, ...options.map(({ id, name: label }) => ({ value: id, label }))]}
        onValue={onValue}
      />
      <div className={css.more}>
        <TextField
          label="New category"
          optional
          maxLength={60}
          autoComplete="off"
          value={name}
          onValue={(text) => actor.send({ type: 'name.type', text })}
        />
        <Button tone="outline" busy={isAdding} onClick={() => actor.send({ type: 'category.add' })}>
          Add
        </Button>
      </div>
      {problem !== null && (
        <RetryNotice onRetry={canRetry ? () => actor.send({ type: 'list.retry' }) : null}>{problem}</RetryNotice>
      )}
    </div>
  );
}
