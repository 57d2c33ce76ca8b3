import { plural, t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from './search.machine.ts';
import { optionsOf, type SearchOption } from './search.options.ts';

export interface SearchOptionView extends SearchOption {
  readonly index: number;
  readonly isActive: boolean;
}

export interface SearchView {
  readonly isOpen: boolean;
  readonly text: string;
  readonly groups: readonly { readonly title: string; readonly options: readonly SearchOptionView[] }[];
  /** The option that Enter chooses; -1 for the text itself. */
  readonly at: number;
  /** What is read aloud and, if nothing was found or loading failed, shown. */
  readonly status: string;
  readonly isNothing: boolean;
  readonly isFailed: boolean;
  readonly hasRecent: boolean;
}

/** View model of the search in the header. */
export function searchView(snapshot: SnapshotFrom<typeof searchMachine>): SearchView {
  const { context } = snapshot;
  const { text, at, recent, answer } = context;
  const options = optionsOf(context).map((option, index) => ({ ...option, index, isActive: index === at }));
  const titles = [...new Set(options.map(({ group }) => group))];
  const isFailed = snapshot.matches({ open: 'failed' });
  const found = answer
    ? answer.products.length + answer.posts.length + answer.categories.length + answer.questions.length
    : 0;
  const isNothing = snapshot.matches({ open: 'suggested' }) && found === 0;
  return {
    isOpen: snapshot.matches('open'),
    text,
    groups: titles.map((title) => ({ title, options: options.filter(({ group }) => group === title) })),
    at,
    status: isFailed
      ? t`Couldn’t load suggestions.`
      : isNothing
        ? t`Nothing found for “${text.trim()}”.`
        : snapshot.matches({ open: 'suggested' })
          ? plural(found, { one: '# suggestion', other: '# suggestions' })
          : '',
    isNothing,
    isFailed,
    hasRecent: text.trim() === '' && recent.length > 0,
  };
}
