import { fromPromise } from 'xstate';
import { categoryChoiceMachine, type CategoryOption } from './category-choice.machine.ts';

/** Failures reject with CallFailed. */
export interface CategoryChoicePorts {
  listCategories(signal: AbortSignal): Promise<readonly CategoryOption[]>;
  addCategory(name: string, signal: AbortSignal): Promise<CategoryOption>;
}

export function categoryChoiceLogic(ports: CategoryChoicePorts) {
  return categoryChoiceMachine.provide({
    actors: {
      listCategories: fromPromise<readonly CategoryOption[]>(({ signal }) => ports.listCategories(signal)),
      addCategory: fromPromise<CategoryOption, { name: string }>(({ input, signal }) =>
        ports.addCategory(input.name, signal),
      ),
    },
  });
}
