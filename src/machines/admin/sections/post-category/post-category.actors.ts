import { fromPromise } from 'xstate';
import { postCategoryMachine } from './post-category.machine.ts';
import type { FiledCategory, TypedNames } from './post-category.rules.ts';

/** Each returns the updated categories. Failures reject with CallFailed. */
export interface PostCategoryPorts {
  listCategories(signal: AbortSignal): Promise<readonly FiledCategory[]>;
  renameCategory(
    category: FiledCategory,
    names: TypedNames,
    signal: AbortSignal,
  ): Promise<readonly FiledCategory[]>;
  /** `heir` takes over its posts; null if no other category is left. */
  removeCategory(id: string, heir: string | null, signal: AbortSignal): Promise<readonly FiledCategory[]>;
}

export function postCategoryLogic(ports: PostCategoryPorts) {
  return postCategoryMachine.provide({
    actors: {
      listCategories: fromPromise<readonly FiledCategory[]>(({ signal }) => ports.listCategories(signal)),
      renameCategory: fromPromise<
        readonly FiledCategory[],
        { category: FiledCategory | undefined; names: TypedNames }
      >(async ({ input: { category, names }, signal }) => {
        if (!category) throw new Error('No category is being renamed');
        return ports.renameCategory(category, names, signal);
      }),
      removeCategory: fromPromise<readonly FiledCategory[], { id: string | null; heir: string | null }>(
        async ({ input: { id, heir }, signal }) => {
          if (id === null) throw new Error('No category is being taken away');
          return ports.removeCategory(id, heir, signal);
        },
      ),
    },
  });
}
