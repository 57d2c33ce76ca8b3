import { formatTotal } from '../../../../domain/kit/money/counted.ts';
import { formatCount } from '../../../../domain/kit/money/money.ts';
import type { BulkCommand } from './admin-list.ts';
import type { CommandConfig } from '../../../../ui/admin/record/admin.types.ts';

/** What a section's records are called. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

function counted({ one, many }: Noun, count: number, format = formatCount): string {
  return `${format(count)} ${count === 1 ? one : many}`;
}

/** 'How many records, and what was done': the message after a command. */
export function successMessageOf(noun: Noun) {
  return (verb: string) => (count: number) => `${counted(noun, count)} ${verb}`;
}

type Way = Pick<CommandConfig, 'name' | 'label' | 'successMessage' | 'ask'>;

/** Two commands that undo each other: 'Show' and 'Hide'. */
export function switching(on: Way, off: Way): readonly [BulkCommand, BulkCommand] {
  return [
    { ...on, place: 'both', inverse: off.name },
    { ...off, place: 'both', inverse: on.name },
  ];
}

/** Delete, without Undo. */
export function finalDeletion(noun: Noun, text: string, verb = 'deleted'): BulkCommand {
  return {
    name: 'delete',
    label: 'Delete',
    place: 'both',
    danger: true,
    successMessage: successMessageOf(noun)(verb),
    ask: (count, name) => ({
      title: `Delete ${name === '' ? counted(noun, count, formatTotal) : `“${name}”`}?`,
      text,
    }),
  };
}

/** Delete with Undo: two commands; rows don't offer the second. */
export function deletion(
  noun: Noun,
  text: string,
  broughtBack = 'restored',
): readonly [BulkCommand, CommandConfig] {
  return [
    { ...finalDeletion(noun, text), inverse: 'restore' },
    { name: 'restore', label: 'Restore', place: 'row', successMessage: successMessageOf(noun)(broughtBack) },
  ];
}
