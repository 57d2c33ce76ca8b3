import { formatDay, formatTimestamp } from '../../../../domain/kit/money/dates.ts';
import type { Cell, CellTone } from '../../../../machines/admin/frame/collection/collection.types.ts';

/** A word with its colour, such as a status. */
export interface Badge {
  readonly text: string;
  readonly tone: CellTone;
}

export function text(words: string, note?: string): Cell {
  return { kind: 'text', text: words, ...(note === undefined ? {} : { note }) };
}

export function badge(words: string, tone: CellTone): Cell {
  return { kind: 'badge', text: words, tone };
}

/** ISO 8601; nothing where there is none. */
export function moment(at: string | null): Cell {
  return { kind: 'moment', at };
}

export function number(value: number | null, of?: number | null): Cell {
  return { kind: 'number', value, ...(of === undefined ? {} : { of }) };
}

/** Whole rupees. */
export function money(amount: number | null): Cell {
  return { kind: 'money', amount };
}

/** A moment in words; a dash where there is none. */
export function momentWords(at: string | null): string {
  return at === null ? '–' : formatTimestamp(new Date(at));
}

export function dayWords(at: string | null): string {
  return at === null ? '–' : formatDay(new Date(at));
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
}

/** A person as a list names them: a name, else the number, else that neither is known. */
export function personWords(name: string, phone: string | null): string {
  return name || (phone ?? 'No name');
}

/** Name and number, which tells two people of one name apart; the number once. */
export function personAndNumber({ name, phone }: Pick<Person, 'name' | 'phone'>): string {
  return name === '' || phone === null ? personWords(name, phone) : `${name} (${phone})`;
}

/** Somebody whom a row is about, in one cell that leads to the account, as long as there is one. */
export function personCell({ id, name, phone }: Person): Cell {
  return {
    kind: 'text',
    text: personWords(name, phone),
    ...(name === '' || phone === null ? {} : { note: phone }),
    ...(name === '' && phone === null ? {} : { href: `/dashboard/accounts/${id}` }),
  };
}

/** Who a row is of: the number stands once, as the name of those who have given none. */
export function personCells({
  name,
  phone,
}: Pick<Person, 'name' | 'phone'>): Readonly<Record<'name' | 'phone', Cell>> {
  const isNamedByPhone = name === '' && phone !== null;
  return { name: text(personWords(name, phone)), phone: isNamedByPhone ? { kind: 'blank' } : text(phone ?? '') };
}

/** Columns of every list of people. */
export const personColumns = {
  phone: { title: 'Phone', onPhone: 'note' },
  email: { title: 'E-mail', isHiddenFirst: true },
} as const;

/** What people are searched by. */
export const personSearch = 'Name, number or e-mail';
