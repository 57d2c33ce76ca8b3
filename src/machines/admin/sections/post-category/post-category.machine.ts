import { assign, setup } from 'xstate';
import type { Language } from '../../../../domain/kit/text/language.ts';
import { promiseSlot } from '../../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../../kit/tells.ts';
import {
  canGo,
  isNewName,
  otherNamesOf,
  otherThan,
  type FiledCategory,
  type OtherNames,
  type TypedNames,
} from './post-category.rules.ts';

export type PostCategoryEvent =
  | { type: 'list.retry' }
  | { type: 'category.rename'; id: string }
  | { type: 'name.type'; text: string; language: Language }
  | { type: 'name.save' }
  | { type: 'name.leave' }
  | { type: 'category.remove'; id: string }
  | { type: 'heir.choose'; id: string }
  | { type: 'removal.confirm' }
  | { type: 'removal.refuse' };

export interface PostCategoryInput {
  /** Told when posts move to another category, or a category is renamed. */
  readonly parent: Tells<{ type: 'categories.changed' }>;
}

export interface PostCategoryContext extends PostCategoryInput {
  readonly categories: readonly FiledCategory[];
  /** Id of the category being renamed or deleted; null for none. */
  readonly id: string | null;
  /** Its new names, as typed. */
  readonly name: string;
  readonly others: OtherNames;
  /** The category that its posts move to; null if none is left. */
  readonly heir: string | null;
  readonly failure: Failure | null;
}

/** The categories of posts: renamed, or deleted once it is clear where their posts move (ADM-07). */
export const postCategoryMachine = setup({
  types: {} as { context: PostCategoryContext; events: PostCategoryEvent; input: PostCategoryInput },
  actors: {
    listCategories: promiseSlot<readonly FiledCategory[]>(),
    renameCategory: promiseSlot<
      readonly FiledCategory[],
      { category: FiledCategory | undefined; names: TypedNames }
    >(),
    removeCategory: promiseSlot<readonly FiledCategory[], { id: string | null; heir: string | null }>(),
  },
  actions: {
    setCategories: assign((_, { categories }: { categories: readonly FiledCategory[] }) => ({
      categories,
      id: null,
      failure: null,
    })),
    setRenamed: assign(({ context }, { id }: { id: string }) => ({
      id,
      name: context.categories.find((category) => category.id === id)?.name ?? '',
      others: otherNamesOf(context.categories.find((category) => category.id === id)),
      failure: null,
    })),
    setName: assign(({ context: { others } }, { text, language }: { text: string; language: Language }) =>
      language === 'en' ? { name: text } : { others: { ...others, [language]: text } },
    ),
    setRemoved: assign(({ context }, { id }: { id: string }) => ({
      id,
      heir: otherThan(context.categories, id)[0]?.id ?? null,
      failure: null,
    })),
    setHeir: assign({ heir: (_, params: { id: string }) => params.id }),
    clearId: assign({ id: null, failure: null }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    tellChanged: ({ context }) => context.parent.send({ type: 'categories.changed' }),
  },
  guards: {
    hasNewName: ({ context }) => isNewName(context.categories, context.id, context),
    canRemove: ({ context }, { id }: { id: string }) => canGo(context.categories, id),
  },
}).createMachine({
  id: 'post-category',
  description: 'The categories of posts: renamed, or deleted once it is clear where their posts move.',
  context: ({ input }) => ({
    ...input,
    categories: [],
    id: null,
    name: '',
    others: otherNamesOf(undefined),
    heir: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the categories.',
      invoke: {
        id: 'listCategories',
        src: 'listCategories',
        onDone: {
          target: 'listed',
          actions: { type: 'setCategories', params: ({ event }) => ({ categories: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    failed: { description: 'Couldn’t load the categories. It can be retried.', on: { 'list.retry': 'loading' } },
    listed: {
      description: 'The categories are shown. Each can be renamed or deleted.',
      on: {
        'category.rename': { target: 'renaming', actions: { type: 'setRenamed', params: ({ event }) => event } },
        'category.remove': {
          guard: { type: 'canRemove', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'setRemoved', params: ({ event }) => event },
        },
      },
    },
    renaming: {
      description: 'The admin types a new name, in each language. Addresses of lists stay as they are.',
      on: {
        'name.type': { actions: { type: 'setName', params: ({ event }) => event } },
        'name.save': { guard: 'hasNewName', target: 'saving' },
        'name.leave': { target: 'listed', actions: 'clearId' },
      },
    },
    saving: {
      description: 'Saving the new name.',
      invoke: {
        id: 'renameCategory',
        src: 'renameCategory',
        input: ({ context: { categories, id, name, others } }) => ({
          category: categories.find((category) => category.id === id),
          names: { name: name.trim(), others },
        }),
        onDone: {
          target: 'listed',
          actions: [
            { type: 'setCategories', params: ({ event }) => ({ categories: event.output }) },
            'tellChanged',
          ],
        },
        onError: { target: 'renaming', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    asking: {
      description: 'Really delete the category, and where should its posts move?',
      on: {
        'heir.choose': { actions: { type: 'setHeir', params: ({ event }) => event } },
        'removal.confirm': 'removing',
        'removal.refuse': { target: 'listed', actions: 'clearId' },
      },
    },
    removing: {
      description: 'Moving the posts and deleting the category: both or neither.',
      invoke: {
        id: 'removeCategory',
        src: 'removeCategory',
        input: ({ context: { id, heir } }) => ({ id, heir }),
        onDone: {
          target: 'listed',
          actions: [
            { type: 'setCategories', params: ({ event }) => ({ categories: event.output }) },
            'tellChanged',
          ],
        },
        onError: { target: 'asking', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
  },
});
