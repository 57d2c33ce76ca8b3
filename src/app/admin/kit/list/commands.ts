import { formatCount } from '../../../../domain/kit/money/money.ts';
import type { BulkCommand } from './admin-list.ts';
import type { CommandConfig } from '../../../../ui/admin/record/admin.types.ts';

/** What a section's records are called. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

function counted({ one, many }: Noun, count: number): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** 'so many records, and what was done to them', for the words after a command. */
export function successMessageOf(noun: Noun) {
  return (verb: string) => (count: number) => `${counted(noun, count)} ${verb}`;
}

type Way = Pick<CommandConfig, 'name' | 'label' | 'successMessage'>;

/** Two commands, each of which takes the other back: 'Show' and 'Hide'. */
export function switching(on: Way, off: Way): readonly [BulkCommand, BulkCommand] {
  return [
    { ...on, place: 'both', inverse: off.name },
    { ...off, place: 'both', inverse: on.name },
  ];
}

/** Delete, which nothing takes back. */
export function finalDeletion(noun: Noun, text: string, verb = 'deleted'): BulkCommand {
  return {
    name: 'delete',
    label: 'Delete',
    place: 'both',
    danger: true,
    successMessage: successMessageOf(noun)(verb),
    ask: (count, name) => ({ title: `Delete ${name === '' ? counted(noun, count) : `“${name}”`}?`, text }),
  };
}

/** Delete, which Undo takes back: two commands, of which no row offers the second. */
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
