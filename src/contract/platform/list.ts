import * as z from 'zod/mini';
import { id, ifMatch, queryNumber, text } from '../primitives.ts';

/** How many rows a page has where nothing is said, and at most. */
export const pageRows = { usual: 25, max: 100 } as const;

interface ListShape<Sort extends string, Filters> {
  /** What the list can be sorted by; '-price' is from the highest. */
  readonly sorts: readonly Sort[];
  /** Further members of the query. Values are text: use `queryFlag`, `queryChoices` and their like. */
  readonly filters: Filters;
}

/** The query of a list on the dashboard: ?q&sort&limit&offset and its filters. */
export function listQuery<const Sort extends string, Filters extends z.core.$ZodLooseShape>({
  sorts,
  filters,
}: ListShape<Sort, Filters>) {
  return z.strictObject({
    q: z.optional(text(80)),
    sort: z.optional(sortOf(sorts)),
    limit: z.optional(queryNumber(1, pageRows.max)),
    offset: z.optional(queryNumber(0, 1_000_000)),
    ...filters,
  });
}

/** The query of the list's export: the same without a page. */
export function exportQuery<const Sort extends string, Filters extends z.core.$ZodLooseShape>({
  sorts,
  filters,
}: ListShape<Sort, Filters>) {
  return z.strictObject({ q: z.optional(text(80)), sort: z.optional(sortOf(sorts)), ...filters });
}

function sortOf<Sort extends string>(sorts: readonly Sort[]) {
  return z.enum([...sorts, ...sorts.map((sort): `-${Sort}` => `-${sort}`)]);
}

/** What a list of the dashboard answers: how many match, and the rows of one page. */
export function listAnswer<Item extends z.ZodMiniType>(item: Item) {
  return z.strictObject({ total: z.int(), items: z.array(item) });
}

const forAdmins = { access: ['admin'], status: 200, problems: [] } as const;

/** What the call of a list of the dashboard is beside its path, its tag and its words. */
export function listed<
  const Sort extends string,
  Filters extends z.core.$ZodLooseShape,
  Item extends z.ZodMiniType,
>(shape: ListShape<Sort, Filters>, item: Item) {
  return { ...forAdmins, query: listQuery(shape), answer: listAnswer(item) } as const;
}

/** The same of its export. */
export function exported<const Sort extends string, Filters extends z.core.$ZodLooseShape>(
  shape: ListShape<Sort, Filters>,
) {
  return { ...forAdmins, query: exportQuery(shape), answer: csvText } as const;
}

/** 'true' or 'false' in a query. */
export const queryFlag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

/** Some of these in a query, with commas: 'percentage,amount'. */
export function queryChoices<const Choice extends string>(choices: readonly Choice[]) {
  const known = z.array(z.enum(choices)).check(z.minLength(1), z.maxLength(choices.length));
  return z.pipe(
    text(400),
    z.pipe(
      z.transform((value: string) => value.split(',')),
      known,
    ),
  );
}

/** The text of a CSV file with its head line, UTF-8; the answer of every export. */
export const csvText = z.string();

/** The bytes of a PDF. */
export const pdfBytes = z.instanceof(Blob);

/** Headers of a write to a record of the dashboard: its version in If-Match, or none for an unconditional write. */
export const versionHeaders = z.looseObject({ 'if-match': ifMatch });

const maxPicked = 1000;

/** The body of a bulk command: these records, or all that a list's filters match (at most 10,000). */
export function bulkBody<const Action extends string, Filters extends z.core.$ZodLooseShape>({
  actions,
  matching,
}: {
  readonly actions: readonly Action[];
  /** The members of `exportQuery`, of which the sort decides nothing. */
  readonly matching: Filters;
}) {
  return z.strictObject({
    action: z.enum(actions),
    ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(maxPicked))),
    matching: z.optional(z.strictObject({ q: z.optional(text(80)), ...matching })),
  });
}

/** How a bulk command went: how many records it changed, and which not and why. */
export const bulkAnswer = z.strictObject({
  changed: z.int(),
  refused: z.array(z.strictObject({ id: text(64), message: text(300) })),
});

/** The fields beside the file of an import. */
export const importBody = z.strictObject({
  /** With errors nothing is stored, unless the rows without any are wanted. */
  mode: z._default(z.enum(['all-or-nothing', 'valid-rows']), 'all-or-nothing'),
});

/** How an import went. A row is counted as a spreadsheet does: the head is row 1. */
export const importAnswer = z.strictObject({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  errors: z.array(z.strictObject({ row: z.int(), column: text(80), message: text(300) })),
});

export type BulkAnswer = z.infer<typeof bulkAnswer>;
export type ImportAnswer = z.infer<typeof importAnswer>;
