import type { SnapshotFrom } from 'xstate';
import { faultOf, type Changeable } from '../../../domain/flows/change/changeable.ts';
import { languages, type Language } from '../../../domain/kit/text/language.ts';
import { englishLanguageNames } from '../../../domain/kit/text/language-names.ts';
import type { flowChangesMachine } from './flow-changes.machine.ts';
import { worthTrying } from './flow-changes.rules.ts';

/** A text, a delay or a limit in the list. */
export interface ChangeRow {
  readonly id: string;
  /** The text itself, or the name of a number in words. */
  readonly label: string;
  readonly isNumber: boolean;
  readonly value: string;
  /** What a number is for, or which values a text has. */
  readonly hint: string;
  /** What it was, once it is changed; '' before. */
  readonly was: string;
  /** What is wrong with it; '' if nothing is. */
  readonly fault: string;
}

export interface ChangeGroup {
  readonly name: 'Texts' | 'Delays' | 'Limits';
  readonly rows: readonly ChangeRow[];
}

export interface FlowChangesView {
  readonly stage: 'loading' | 'failed' | 'listed';
  readonly groups: readonly ChangeGroup[];
  /** Said in place of the groups when there are none. */
  readonly nothing: string;
  readonly search: string;
  readonly language: Language;
  readonly languages: readonly { readonly value: Language; readonly label: string }[];
  /** How many changes there are, and whether they are shown. */
  readonly summary: string;
  /** Whether there are changes that can be saved or undone. */
  readonly canSave: boolean;
  readonly canUndo: boolean;
  readonly isSaving: boolean;
  /** That the patch couldn't be saved; '' otherwise. */
  readonly failure: string;
}

/** What can be changed in a flow, and what is (FLO-10). */
export function flowChangesView(snapshot: SnapshotFrom<typeof flowChangesMachine>): FlowChangesView {
  const { context } = snapshot;
  const { tried, search, changeables } = context;
  const good = Object.values(worthTrying(context).changes).length;
  return {
    stage: snapshot.matches('loading') ? 'loading' : snapshot.matches('failed') ? 'failed' : 'listed',
    groups: groupsOf(changeables?.list ?? [], context),
    nothing: search.trim() === '' ? 'There’s nothing to change in this flow.' : 'Nothing found. Try another word.',
    search,
    language: tried.language,
    languages: languages.map((value) => ({ value, label: englishLanguageNames[value] })),
    summary: summaryOf(good, snapshot),
    canSave: good > 0,
    isSaving: snapshot.matches({ listed: 'saving' }),
    canUndo: Object.keys(tried.changes).length > 0,
    failure: snapshot.matches({ listed: 'unsaved' }) ? 'Couldn’t write the patch. Try again.' : '',
  };
}

function summaryOf(good: number, snapshot: SnapshotFrom<typeof flowChangesMachine>): string {
  if (good === 0) return 'Nothing is changed. What you type here shows in the shop beside it.';
  const count = good === 1 ? '1 change.' : `${good} changes.`;
  const it = good === 1 ? 'it' : 'them';
  if (snapshot.matches({ listed: 'showing' })) return `${count} The shop beside it is starting with ${it}.`;
  if (snapshot.matches({ listed: 'shown' })) return `${count} The shop beside it shows ${it}.`;
  return snapshot.matches({ listed: 'saved' }) ? `${count} Saved as a patch.` : count;
}

const groups = [
  { kind: 'text', name: 'Texts' },
  { kind: 'delay', name: 'Delays' },
  { kind: 'limit', name: 'Limits' },
] as const;

function groupsOf(
  list: readonly Changeable[],
  { tried, search }: Pick<SnapshotFrom<typeof flowChangesMachine>['context'], 'tried' | 'search'>,
): readonly ChangeGroup[] {
  const wanted = search.trim().toLowerCase();
  const shown = list
    .filter(({ kind, language }) => kind !== 'text' || language === tried.language)
    .map((what) => ({ what, row: rowOf(what, tried.changes[what.id]?.value) }))
    .filter(({ what, row }) =>
      [row.label, row.value, what.key, what.says].some((each) => each.toLowerCase().includes(wanted)),
    );
  return groups
    .map(({ kind, name }) => ({
      name,
      rows: shown.flatMap(({ what, row }) => (what.kind === kind ? [row] : [])),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function rowOf(what: Changeable, typed: string | undefined): ChangeRow {
  const { id, kind, name, value } = what;
  const isChanged = typed !== undefined && typed !== value;
  return {
    id,
    label: kind === 'text' ? value : nameInWords(name),
    isNumber: kind !== 'text',
    value: typed ?? value,
    hint: hintOf(what),
    was: isChanged ? `Was: ${value}` : '',
    fault: isChanged ? (faultOf(what, typed) ?? '') : '',
  };
}

function hintOf({ kind, says, places }: Changeable): string {
  if (kind === 'text') {
    const said = places.filter(({ form }) => form.kind !== 'catalogue').length;
    return [says, said > 1 ? `Said in ${said} places.` : ''].filter((part) => part !== '').join('. ');
  }
  const unit = kind === 'delay' && !/milliseconds/iu.test(says) ? 'Milliseconds.' : '';
  return [unit, says].filter((part) => part !== '').join(' ');
}

/** 'Coupon trigger, by page, cart delay' for 'couponTriggerConstants.byPage.cartDelay'. */
export function nameInWords(name: string): string {
  const parts = name
    .replace(/^delays\./u, '')
    .split('.')
    .map((part) =>
      part
        .replace(/Constants$/u, '')
        .replace(/Px$/u, ' in pixels')
        .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
        .toLowerCase(),
    );
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
