import type { CommandLook } from '../../../ui/desk/desk.types.ts';

/** What a section's records are called. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** 'so many records, and what was done to them', for the toast after a command. */
export function saidOf({ one, many }: Noun) {
  return (verb: string) => (count: number) => `${count} ${count === 1 ? one : many} ${verb}`;
}

/** Delete, which Undo takes back: two commands, of which no row offers the second. */
export function deletion(noun: Noun, text: string, broughtBack = 'brought back'): readonly CommandLook[] {
  const said = saidOf(noun);
  return [
    {
      name: 'delete',
      label: 'Delete',
      place: 'both',
      danger: true,
      inverse: 'restore',
      said: said('deleted'),
      ask: (count, name) => ({
        title: count === 1 ? `Delete ${name}?` : `Delete ${count} ${noun.many}?`,
        text,
      }),
    },
    { name: 'restore', label: 'Bring back', place: 'row', said: said(broughtBack) },
  ];
}
