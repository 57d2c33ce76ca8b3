import { formatDay, formatTimestamp } from '../../../../domain/kit/money/dates.ts';
import type { Cell, CellTone } from '../../../../machines/admin/frame/collection/collection.types.ts';

/** A coloured badge, such as a status. */
export interface Badge {
  readonly text: string;
  readonly tone: CellTone;
}

export function text(words: string, note?: string): Cell {
  return { kind: 'text', text: words, ...(note === undefined || note === '' ? {} : { note }) };
}

/** A number or code that is never broken into two lines. */
export function code(words: string): Cell {
  return { kind: 'text', text: words, isWhole: true };
}

/** A product's name after its picture. */
export function productText(name: string, product: NonNullable<Extract<Cell, { kind: 'text' }>['product']>): Cell {
  return { kind: 'text', text: name, product };
}

export function badge(words: string, tone: CellTone): Cell {
  return { kind: 'badge', text: words, tone };
}

/** ISO 8601; null when empty. */
export function moment(at: string | null): Cell {
  return { kind: 'moment', at };
}

/** The same in two lines, for lists with many columns. */
export function stackedMoment(at: string): Cell {
  const [day = '', time = ''] = formatTimestamp(new Date(at)).split(', ');
  return text(day, time);
}

export function number(value: number | null, of?: number | null): Cell {
  return { kind: 'number', value, ...(of === undefined ? {} : { of }) };
}

/** Whole rupees. */
export function money(amount: number | null): Cell {
  return { kind: 'money', amount };
}

/** A formatted time; a dash when there is none. */
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

/** A person's name, or else the phone number, or else a text that neither is known. */
export function personWords(name: string, phone: string | null): string {
  return name || (phone ?? 'No name');
}

/** The name with the phone number, which tells people with the same name apart; without a name, just the number. */
export function personAndNumber({ name, phone }: Pick<Person, 'name' | 'phone'>): string {
  return name === '' || phone === null ? personWords(name, phone) : `${name} (${phone})`;
}

/** The person behind a row, in one cell that links to their account if it still exists. */
export function personCell({ id, name, phone }: Person): Cell {
  return {
    kind: 'text',
    text: personWords(name, phone),
    ...(name === '' || phone === null ? {} : { note: phone }),
    ...(name === '' && phone === null ? {} : { href: `/dashboard/accounts/${id}` }),
  };
}

/** The name and phone cells of a person; without a name, the number is shown once, as the name. */
export function personCells({
  name,
  phone,
}: Pick<Person, 'name' | 'phone'>): Readonly<Record<'name' | 'phone', Cell>> {
  const isNamedByPhone = name === '' && phone !== null;
  return { name: text(personWords(name, phone)), phone: isNamedByPhone ? { kind: 'blank' } : text(phone ?? '') };
}

/** The columns of every list of people. */
export const personColumns = {
  phone: { title: 'Phone', onPhone: 'note' },
  email: { title: 'E-mail', isHiddenFirst: true },
} as const;

/** What a search for people covers. */
export const personSearch = 'Name, number or e-mail';
