import type { SnapshotFrom } from 'xstate';
import { failureWords } from '../../../kit/failure-words.ts';
import type { categoryChoiceMachine, CategoryOption } from './category-choice.machine.ts';

export interface CategoryChoiceView {
  readonly options: readonly CategoryOption[];
  readonly name: string;
  readonly isLoading: boolean;
  readonly isAdding: boolean;
  readonly canRetry: boolean;
  readonly problem: string | null;
}

/** View model of the category picker. */
export function categoryChoiceView(snapshot: SnapshotFrom<typeof categoryChoiceMachine>): CategoryChoiceView {
  const { options, name, failure } = snapshot.context;
  const refused = failure?.kind === 'refused' ? (failure.fields['slug'] ?? failure.message) : null;
  return {
    options,
    name,
    isLoading: snapshot.matches('loading'),
    isAdding: snapshot.matches('adding'),
    canRetry: snapshot.matches('failed'),
    problem: failure === null ? null : (refused ?? failureWords(failure)),
  };
}
