import * as z from 'zod/mini';
import { counted, id, ifMatch, queryNumber, queryOffset, text } from '../primitives.ts';

/** Rows per page by default and at most. */
export const pageRows = { usual: 25, max: 100 } as const;

interface ListShape<Sort extends string, Filters> {
  /** Sort keys; '-price' sorts in descending order. */
  readonly sorts: readonly Sort[];
  /** Additional query parameters. Values are text, so use `queryFlag`, `queryChoices` and the like. */
  readonly filters: Filters;
}

/** The query of a dashboard list: ?q&sort&limit&offset and its filters. */
export function listQuery<const Sort extends string, Filters extends z.core.$ZodLooseShape>({
  sorts,
  filters,
}: ListShape<Sort, Filters>) {
  return z.strictObject({
    q: z.optional(text(80)),
    sort: z.optional(sortOf(sorts)),
    limit: z.optional(queryNumber(1, pageRows.max)),
    offset: queryOffset,
    ...filters,
  });
}

/** The query of a list's export: the same without paging. */
export function exportQuery<const Sort extends string, Filters extends z.core.$ZodLooseShape>({
  sorts,
  filters,
}: ListShape<Sort, Filters>) {
  return z.strictObject({ q: z.optional(text(80)), sort: z.optional(sortOf(sorts)), ...filters });
}

function sortOf<Sort extends string>(sorts: readonly Sort[]) {
  return z.enum([...sorts, ...sorts.map((sort): `-${Sort}` => `-${sort}`)]);
}

/** The response of a dashboard list: the number of matches and one page of rows. */
export function listAnswer<Item extends z.ZodMiniType>(item: Item) {
  return z.strictObject({ total: counted, items: z.array(item) });
}

const forAdmins = { access: ['admin'], status: 200, problems: [] } as const;

/** The parts that all dashboard list calls share. */
export function listed<
  const Sort extends string,
  Filters extends z.core.$ZodLooseShape,
  Item extends z.ZodMiniType,
>(shape: ListShape<Sort, Filters>, item: Item) {
  return { ...forAdmins, query: listQuery(shape), answer: listAnswer(item) } as const;
}

/** The parts that all export calls share. */
export function exported<const Sort extends string, Filters extends z.core.$ZodLooseShape>(
  shape: ListShape<Sort, Filters>,
) {
  return { ...forAdmins, query: exportQuery(shape), answer: csvText } as const;
}

/** 'true' or 'false' in a query string. */
export const queryFlag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

/** A comma-separated list of choices in a query string: 'percentage,amount'. */
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

/** A CSV file with a header row, UTF-8; the response of every export. */
export const csvText = z.string();

/** The content of a PDF file. */
export const pdfBytes = z.instanceof(Blob);

/** Headers of a write on the dashboard: the record's version in If-Match, or none to overwrite unconditionally. */
export const versionHeaders = z.looseObject({ 'if-match': ifMatch });

const maxPicked = 1000;

/** The body of a bulk action: the given records, or all that match a list's filters (at most 10,000). */
export function bulkBody<const Action extends string, Filters extends z.core.$ZodLooseShape>({
  actions,
  matching,
}: {
  readonly actions: readonly Action[];
  /** The fields of `exportQuery`; the sort order has no effect. */
  readonly matching: Filters;
}) {
  return z.strictObject({
    action: z.enum(actions),
    ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(maxPicked))),
    matching: z.optional(z.strictObject({ q: z.optional(text(80)), ...matching })),
  });
}

/** The result of a bulk action: the number of records changed, and those refused with the reason. */
export const bulkAnswer = z.strictObject({
  changed: z.int(),
  refused: z.array(z.strictObject({ id: text(64), message: text(300) })),
});

export const importModes = ['check', 'all-or-nothing', 'valid-rows'] as const;
export type ImportMode = (typeof importModes)[number];

/** Form fields next to the file of an import. */
export const importBody = z.strictObject({
  /** 'check' saves nothing and says what would be. With errors nothing is saved, unless 'valid-rows' is chosen. */
  mode: z._default(z.enum(importModes), 'all-or-nothing'),
});

/** The result of an import. Rows are counted as in a spreadsheet: the header is row 1. */
export const importAnswer = z.strictObject({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  /** Rows that change nothing; what the others leave of all rows, unless a record has several. */
  same: z.optional(z.int()),
  errors: z.array(z.strictObject({ row: z.int(), column: text(80), message: text(300) })),
  /** Titles of columns that were ignored. */
  ignored: z.array(text(80)),
  /** What is done with the first rows that are added or changed. */
  preview: z.array(z.strictObject({ row: z.int(), text: text(400) })),
});
/** Rows in the preview of an import. */
export const previewRows = 20;

export type BulkAnswer = z.infer<typeof bulkAnswer>;
export type ImportAnswer = z.infer<typeof importAnswer>;
