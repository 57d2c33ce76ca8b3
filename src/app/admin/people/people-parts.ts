import { normalisedMobile } from '../../../domain/kit/address.ts';
import { CallFailed, failureOf } from '../../../domain/kit/failure.ts';
import { formatDay, formatTimestamp } from '../../../domain/kit/money/dates.ts';
import type { Cell, CommandResult, Picking } from '../../../machines/admin/frame/collection/collection.types.ts';
import type {
  Draft,
  SaveOutcome,
  StoredRecord,
  SubRecord,
} from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { peopleCalls } from '../../../services/admin/kit/people-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import type { ColumnConfig, FieldConfig } from '../../../ui/admin/record/admin.types.ts';
import type { Fact, FactRow } from '../../../ui/admin/record/RecordFacts.tsx';
import { partsOf, textOf } from '../../../ui/admin/record/field-values.ts';

/** Columns of every list of people. */
export const phoneColumn: ColumnConfig = { key: 'phone', title: 'Phone', onPhone: 'note' };
export const emailColumn: ColumnConfig = { key: 'email', title: 'E-mail', isHiddenFirst: true };

/** What people are searched by. */
export const personSearchHint = 'Name, number or e-mail';

/** Who it is for, where a record is new: afterwards it is known. */
export const phoneField: FieldConfig = {
  name: 'phone',
  label: 'Mobile number',
  kind: 'text',
  hint: 'Of an existing account',
  isShown: isNewRecord,
};

export function isNewRecord(draft: Draft): boolean {
  return draft['isStored'] !== true;
}

/** '₹' amounts and counts are typed as text; '' is none. */
export function numberOf(draft: Draft, field: string): number | undefined {
  const typed = textOf(draft[field]).replaceAll(/[\s,]/gu, '');
  return typed === '' ? undefined : Number(typed);
}

/** What was typed, trimmed. */
export function wordsOf(draft: Draft, field: string): string {
  return textOf(draft[field]).trim();
}

/** A person as a list names them: a name, else the number, else that neither is known. */
export function personWords(name: string, phone: string | null): string {
  return name || (phone ?? 'No name');
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
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
}: {
  readonly name: string;
  readonly phone: string | null;
}): Readonly<Record<'name' | 'phone', Cell>> {
  const isNamedByPhone = name === '' && phone !== null;
  return {
    name: { kind: 'text', text: personWords(name, phone) },
    phone: isNamedByPhone ? { kind: 'blank' } : { kind: 'text', text: phone ?? '' },
  };
}

/** A moment in words; a dash where there is none. */
export function momentWords(at: string | null): string {
  return at === null ? '–' : formatTimestamp(new Date(at));
}

export function dayWords(at: string | null): string {
  return at === null ? '–' : formatDay(new Date(at));
}

/** The number as the calls take it; what is typed where it is none, so that the server says so. */
export function phoneOf(draft: Draft): string {
  const typed = wordsOf(draft, 'phone');
  return normalisedMobile(typed) ?? typed;
}

/** Lines of a card out of a draft's parts. */
export function factRowsOf(draft: Draft, field: string): readonly FactRow[] {
  return partsOf(draft[field]).map(factRowOf);
}

/** What is known of a record, out of its draft's `facts`. */
export function factsOf(draft: Draft): readonly Fact[] {
  return factRowsOf(draft, 'facts').map(({ title, note = '' }) => ({ label: title, text: note }));
}

/** One line of a card out of one part of a draft. */
export function factRowOf(part: SubRecord, place: number): FactRow {
  const { id, title, aside, note, href } = part;
  return {
    id: typeof id === 'string' ? id : String(place),
    title: typeof title === 'string' ? title : '',
    ...(typeof aside === 'string' ? { aside } : {}),
    ...(typeof note === 'string' ? { note } : {}),
    ...(typeof href === 'string' ? { href } : {}),
  };
}

type PageOfIds = (page: { limit: string; offset: string }) => Promise<{
  readonly total: number;
  readonly items: readonly { readonly id: string }[];
}>;

/** The ids that were picked; all that the query matches are asked for, a page at a time. */
export async function pickedIds(picking: Picking, readPage: PageOfIds): Promise<readonly string[]> {
  if (picking.kind === 'some') return picking.ids;
  const ids: string[] = [];
  for (;;) {
    const { total, items } = await readPage({ limit: '100', offset: String(ids.length) });
    ids.push(...items.map(({ id }) => id));
    if (items.length === 0 || ids.length >= total) return ids;
  }
}

/** Does one thing to each of these, one after the other; what is refused says why. */
export async function runEach(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<CommandResult> {
  const refused: { id: string; message: string }[] = [];
  for (const id of ids) {
    try {
      await act(id);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'refused') throw error;
      refused.push({ id, message: failure.message });
    }
  }
  return { changed: ids.length - refused.length, refused };
}

/** Null where the server has no such record. */
export async function foundOr404<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.status === 404) return null;
    throw error;
  }
}

export function kept(record: StoredRecord): SaveOutcome {
  return { kind: 'kept', record };
}

/** A refusal of this side, told like one of the server. */
export function refusedHere(field: string, message: string): CallFailed {
  return new CallFailed({
    kind: 'refused',
    status: 422,
    slug: 'invalid-input',
    message,
    fields: { [field]: message },
    retryAfter: null,
    body: null,
  });
}

/** The account of a number. Throws a refusal of `phone` where nobody has it. */
export async function accountByPhone(http: Http, draft: Draft, signal: AbortSignal): Promise<string> {
  const phone = phoneOf(draft);
  const { items } = await http.send(peopleCalls.listAccounts, { query: { q: phone }, signal });
  const found = items.find((account) => account.phone === phone);
  if (!found) throw refusedHere('phone', 'No account has this number');
  return found.id;
}

/** Names one press of a button: sent again by the network it is done once. */
export function pressKey(): Readonly<Record<string, string>> {
  return { 'idempotency-key': crypto.randomUUID() };
}
