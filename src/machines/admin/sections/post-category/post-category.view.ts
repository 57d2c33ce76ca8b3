import type { SnapshotFrom } from 'xstate';
import type { Language } from '../../../../domain/kit/text/language.ts';
import { languageNames } from '../../../../domain/kit/text/language-names.ts';
import { otherLanguages } from '../../../../domain/kit/text/translated.ts';
import { formatCount } from '../../../../domain/kit/money/money.ts';
import { failureWords } from '../../../kit/failure-words.ts';
import type { postCategoryMachine } from './post-category.machine.ts';
import { canGo, isNewName, otherThan } from './post-category.rules.ts';

interface CategoryRow {
  readonly id: string;
  readonly name: string;
  /** '3 posts', including drafts. */
  readonly posts: string;
  readonly canRemove: boolean;
}

interface Naming {
  readonly title: string;
  /** A field for each language, as typed. */
  readonly names: readonly { readonly language: Language; readonly label: string; readonly name: string }[];
  readonly canSave: boolean;
  readonly isSaving: boolean;
}

interface RemovalQuestion {
  readonly title: string;
  readonly text: string;
  /** Where its posts can move; empty if it has none. */
  readonly heirs: readonly { readonly value: string; readonly label: string }[];
  readonly heir: string;
  readonly isBusy: boolean;
}

export interface PostCategoryView {
  readonly rows: readonly CategoryRow[];
  readonly isLoading: boolean;
  readonly canRetry: boolean;
  /** The category being renamed; null if none. */
  readonly naming: Naming | null;
  readonly question: RemovalQuestion | null;
  /** What went wrong; null otherwise. */
  readonly problem: string | null;
}

/** View model of the blog's categories. */
export function postCategoryView(snapshot: SnapshotFrom<typeof postCategoryMachine>): PostCategoryView {
  const { categories, failure } = snapshot.context;
  const refused = failure?.kind === 'refused' ? (Object.values(failure.fields)[0] ?? failure.message) : null;
  return {
    rows: categories.map((category) => ({
      id: category.id,
      name: category.name,
      posts: postsIn(category.posts),
      canRemove: canGo(categories, category.id),
    })),
    isLoading: snapshot.matches('loading'),
    canRetry: snapshot.matches('failed'),
    naming: namingOf(snapshot),
    question: questionOf(snapshot),
    problem: failure === null ? null : (refused ?? failureWords(failure)),
  };
}

function namingOf(snapshot: SnapshotFrom<typeof postCategoryMachine>): Naming | null {
  const { categories, id, name, others } = snapshot.context;
  const isSaving = snapshot.matches('saving');
  const category = categories.find((each) => each.id === id);
  if (!category || (!isSaving && !snapshot.matches('renaming'))) return null;
  return {
    title: `Rename ‘${category.name}’`,
    names: [
      { language: 'en', label: 'Name', name },
      ...otherLanguages.map((language) => ({
        language,
        label: `Name (${languageNames[language]})`,
        name: others[language],
      })),
    ],
    canSave: isNewName(categories, id, { name, others }),
    isSaving,
  };
}

function questionOf(snapshot: SnapshotFrom<typeof postCategoryMachine>): RemovalQuestion | null {
  const { categories, id, heir } = snapshot.context;
  const isBusy = snapshot.matches('removing');
  const category = categories.find((each) => each.id === id);
  if (!category || (!isBusy && !snapshot.matches('asking'))) return null;
  const hasPosts = category.posts > 0;
  return {
    title: `Delete ‘${category.name}’?`,
    text: hasPosts
      ? `It has ${postsIn(category.posts)}. They move to the category you choose. Addresses don’t change.`
      : 'It has no posts.',
    heirs: hasPosts ? otherThan(categories, id).map(({ id: value, name: label }) => ({ value, label })) : [],
    heir: heir ?? '',
    isBusy,
  };
}

function postsIn(count: number): string {
  return count === 1 ? '1 post' : `${formatCount(count)} posts`;
}
