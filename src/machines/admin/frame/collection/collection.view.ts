import type { SnapshotFrom } from 'xstate';
import { formatTotal, reachable } from '../../../../domain/kit/money/counted.ts';
import { formatCount } from '../../../../domain/kit/money/money.ts';
import { failureWords } from '../../../kit/failure-words.ts';
import type { collectionMachine } from './collection.machine.ts';
import { commandName, searchOf, undoOf } from './collection.rules.ts';
import type { Row } from './collection.types.ts';

type Snapshot = SnapshotFrom<typeof collectionMachine>;

export interface CollectionView {
  readonly stage: 'loading' | 'failed' | 'shown';
  /** The rows are outdated while others load or a command runs. */
  readonly isBusy: boolean;
  readonly text: string;
  readonly sort: string;
  readonly filters: Readonly<Record<string, string>>;
  /** The query string of the list. */
  readonly search: string;
  readonly rows: readonly (Row & { readonly isPicked: boolean })[];
  readonly total: number;
  /** '26 to 50 of 482'. */
  readonly range: string;
  readonly page: number;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  readonly isPagePicked: boolean;
  readonly picked: number;
  readonly isAllPicked: boolean;
  readonly counts: Readonly<Record<string, number>>;
  readonly hidden: readonly string[];
  readonly views: readonly { readonly name: string; readonly search: string }[];
  /** The command to confirm, and for how many rows; null if there is none. */
  readonly asked: {
    readonly command: string;
    readonly count: number;
    readonly name: string;
    /** The value typed for the command; '' if it takes none. */
    readonly amount: string;
    /** The names of what it takes along, as far as the page knows the rows. */
    readonly along: readonly string[];
    /** Whether it concerns rows that the page doesn't know. */
    readonly hasUnseen: boolean;
  } | null;
  readonly running: string | null;
  readonly outcome: OutcomeView | null;
  /** Why the list or its next page couldn't be loaded. */
  readonly failure: string | null;
  readonly trouble: string | null;
}

interface OutcomeView {
  readonly command: string;
  readonly changed: number;
  readonly refused: readonly { readonly id: string; readonly name: string; readonly message: string }[];
  readonly canUndo: boolean;
}

/** View model of the list. */
export function collectionView(snapshot: Snapshot): CollectionView {
  const { context } = snapshot;
  const { query, listed, picking, pageRows } = context;
  const isAllPicked = picking.kind === 'all';
  const isPicked = (id: string) => picking.kind === 'all' || picking.ids.includes(id);
  const first = (query.page - 1) * pageRows;
  const last = first + listed.rows.length;
  return {
    stage: stageOf(snapshot),
    isBusy: snapshot.matches({ shown: 'refreshing' }) || snapshot.matches('running'),
    text: context.text,
    sort: query.sort,
    filters: query.filters,
    search: searchOf(query),
    rows: listed.rows.map((row) => ({ ...row, isPicked: isPicked(row.id) })),
    total: listed.total,
    range:
      listed.rows.length === 0
        ? 'None'
        : `${formatCount(first + 1)} to ${formatCount(last)} of ${formatTotal(listed.total, last)}`,
    page: query.page,
    hasBefore: query.page > 1,
    hasAfter: last < reachable(listed.total),
    isPagePicked: listed.rows.length > 0 && listed.rows.every(({ id }) => isPicked(id)),
    picked: picking.kind === 'all' ? listed.total : picking.ids.length,
    isAllPicked,
    counts: context.counts,
    hidden: context.setup.hidden,
    views: context.setup.views,
    asked: snapshot.matches('confirming') ? askedOf(snapshot) : null,
    running: snapshot.matches('running') ? (context.run?.command ?? null) : null,
    outcome: outcomeOf(snapshot),
    failure:
      (snapshot.matches('failed') || snapshot.matches({ shown: 'stale' })) && context.failure
        ? failureWords(context.failure)
        : null,
    trouble: context.trouble && failureWords(context.trouble),
  };
}

function stageOf(snapshot: Snapshot): CollectionView['stage'] {
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('loading') || snapshot.matches('seeking') ? 'loading' : 'shown';
}

function askedOf({ context: { run, listed } }: Snapshot): CollectionView['asked'] {
  if (!run) return null;
  const count = run.picking.kind === 'all' ? listed.total : run.picking.ids.length;
  const only = run.picking.kind === 'some' && count === 1 ? run.picking.ids[0] : undefined;
  const [, amount = ''] = run.command.split(':');
  const name = commandName(run.command);
  const { picking } = run;
  const rows = listed.rows.filter(({ id }) => picking.kind === 'all' || picking.ids.includes(id));
  return {
    command: name,
    count,
    name: listed.rows.find(({ id }) => id === only)?.name ?? '',
    amount,
    hasUnseen: rows.length < count,
    along: [...new Set(rows.flatMap(({ along }) => along?.[name] ?? []))],
  };
}

function outcomeOf({ context }: Snapshot): OutcomeView | null {
  const { run, result, listed } = context;
  if (!run || !result) return null;
  const nameOf = (id: string) => listed.rows.find((row) => row.id === id)?.name ?? '';
  return {
    command: commandName(run.command),
    changed: result.changed,
    refused: result.refused.map(({ id, message }) => ({ id, name: nameOf(id), message })),
    canUndo: undoOf(context) !== null,
  };
}
