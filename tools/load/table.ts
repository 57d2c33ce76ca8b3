import { median, rounded } from '../bench/row.ts';
import type { Sale } from './sale.ts';

/** One line a figure, one column for each number of processes; of several rounds the medians, and the sum of faults. */
export function tableOf(sales: readonly Sale[]): string {
  const counts = [...new Set(sales.map(({ processes }) => processes))];
  const columns = counts.map((count) => sales.filter(({ processes }) => processes === count));
  const kinds = [...new Set(sales.flatMap(({ seen }) => [...seen.times.keys()]))];
  const row = (name: string, cell: (column: readonly Sale[]) => string): readonly string[] => [
    name,
    ...columns.map(cell),
  ];
  const middle = (column: readonly Sale[], figure: (sale: Sale) => number, digits = 0): string =>
    String(rounded(median(column.map(figure)), digits));
  const sum = (column: readonly Sale[], figure: (sale: Sale) => number): string =>
    String(column.reduce((all, sale) => all + figure(sale), 0));

  return asTable([
    ['processes', ...counts.map(String)],
    row('visits a second', (column) => middle(column, ({ visits, seconds }) => visits / seconds)),
    row('requests a second', (column) => middle(column, (sale) => requestsOf(sale) / sale.seconds)),
    row('orders a second', (column) => middle(column, ({ books, seconds }) => books.placed / seconds, 1)),
    ...kinds.map((kind) =>
      row(`${kind}: median, p99 in ms`, (column) => {
        const part = (share: number) => middle(column, ({ seen }) => percentile(seen.times.get(kind) ?? [], share));
        return `${part(0.5)}, ${part(0.99)}`;
      }),
    ),
    row('processors busy: shop', (column) => middle(column, ({ used, seconds }) => used.shop / seconds, 2)),
    row('processors busy: database', (column) =>
      middle(column, ({ used, seconds }) => (used.database ?? Number.NaN) / seconds, 2),
    ),
    row('processors busy: visitors', (column) => middle(column, ({ used, seconds }) => used.visitors / seconds, 2)),
    row('ms of the shop’s processor a request', (column) =>
      middle(column, (sale) => (sale.used.shop / requestsOf(sale)) * 1000, 2),
    ),
    row('ms of the database’s a request', (column) =>
      middle(column, (sale) => ((sale.used.database ?? Number.NaN) / requestsOf(sale)) * 1000, 2),
    ),
    row('memory of each process in MB', (column) => (column.at(-1)?.used.memory ?? []).join(', ')),
    row('orders placed', (column) => sum(column, ({ books }) => books.placed)),
    row('visitors told it is sold out', (column) => sum(column, ({ seen }) => seen.refusedAsSoldOut)),
    row('errors', (column) => sum(column, ({ seen }) => seen.errors)),
    row('units oversold', (column) => sum(column, ({ books }) => books.oversold)),
    row('duplicate orders', (column) => sum(column, ({ books }) => books.duplicates)),
    row('orders lost', (column) => sum(column, ({ books }) => books.lost)),
    row('payments lost', (column) => sum(column, ({ books }) => books.unpaid)),
    row('other laws of the books broken', (column) => sum(column, ({ findings }) => findings.count())),
  ]);
}

function requestsOf({ seen }: Sale): number {
  return [...seen.times.values()].reduce((all, times) => all + times.length, 0);
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;
}

/** Pads the cells, so that the table reads well in a terminal and as Markdown. */
function asTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [head, rule, ...rows].map(line).join('\n');
}
