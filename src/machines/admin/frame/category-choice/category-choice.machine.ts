import { assign, setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../../kit/tells.ts';

export interface CategoryOption {
  readonly id: string;
  readonly name: string;
}

export type CategoryChoiceEvent =
  | { type: 'list.retry' }
  | { type: 'name.type'; text: string }
  | { type: 'category.add' };

export interface CategoryChoiceInput {
  readonly parent: Tells<{ type: 'category.added'; id: string }>;
}

interface CategoryChoiceContext extends CategoryChoiceInput {
  readonly options: readonly CategoryOption[];
  /** Name of a new category, as typed. */
  readonly name: string;
  readonly failure: Failure | null;
}

/** Chooses the category of a record, or adds a new one (ADM-07). */
export const categoryChoiceMachine = setup({
  types: {} as { context: CategoryChoiceContext; events: CategoryChoiceEvent; input: CategoryChoiceInput },
  actors: {
    listCategories: promiseSlot<readonly CategoryOption[]>(),
    addCategory: promiseSlot<CategoryOption, { name: string }>(),
  },
  actions: {
    setOptions: assign((_, { options }: { options: readonly CategoryOption[] }) => ({ options, failure: null })),
    setName: assign({ name: (_, params: { text: string }) => params.text }),
    addOption: assign(({ context }, { option }: { option: CategoryOption }) => ({
      options: [...context.options, option],
      name: '',
      failure: null,
    })),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    tellAdded: ({ context }, params: { option: CategoryOption }) =>
      context.parent.send({ type: 'category.added', id: params.option.id }),
  },
  guards: { hasName: ({ context }) => context.name.trim() !== '' },
}).createMachine({
  id: 'category-choice',
  description: 'Chooses the category of a record, or adds a new one.',
  context: ({ input }) => ({ ...input, options: [], name: '', failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the categories.',
      invoke: {
        id: 'listCategories',
        src: 'listCategories',
        onDone: {
          target: 'ready',
          actions: { type: 'setOptions', params: ({ event }) => ({ options: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    failed: { description: 'Couldn’t load the categories. It can be retried.', on: { 'list.retry': 'loading' } },
    ready: {
      description: 'The admin chooses a category or types the name of a new one.',
      on: {
        'name.type': { actions: { type: 'setName', params: ({ event }) => event } },
        'category.add': { guard: 'hasName', target: 'adding' },
      },
    },
    adding: {
      description: 'Adding the new category.',
      invoke: {
        id: 'addCategory',
        src: 'addCategory',
        input: ({ context }) => ({ name: context.name.trim() }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'addOption', params: ({ event }) => ({ option: event.output }) },
            { type: 'tellAdded', params: ({ event }) => ({ option: event.output }) },
          ],
        },
        onError: { target: 'ready', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
  },
});
