import type { AuditEntry } from '../../../../contract/platform/audit.calls.ts';
import { formatDay, formatTimestamp } from '../../../../domain/kit/money/dates.ts';
import { formatCount, formatRupees } from '../../../../domain/kit/money/money.ts';
import { capitalised } from '../../kit/words.ts';

type Fields = AuditEntry['before'];

/** Fields left out of the changes: ids, which are shown beside them, timestamps and versions. */
const unread: ReadonlySet<string> = new Set([
  'categoryId',
  'createdAt',
  'id',
  'noteId',
  'orderId',
  'returnId',
  'updatedAt',
  'version',
]);

/** Fields with a record's name: if there is one, nothing else is shown for a created or deleted record. */
const names: ReadonlySet<string> = new Set(['name', 'code', 'text', 'title', 'number']);

/**
 * The changed fields as text. For a created or deleted record, its name, or else all its fields. Fields missing in
 * `after` were not changed.
 */
export function changesOf(before: Fields, after: Fields) {
  const whole = before ?? after ?? {};
  const shown =
    before && after ? Object.keys(after) : Object.keys(whole).filter((name, _, all) => isShown(name, all));
  return shown
    .filter((name) => !unread.has(name))
    .map((name) => ({ name: fieldWords(name), ...sides(name, before?.[name], after?.[name]) }))
    .filter((change) => change.before !== change.after);
}

function isShown(name: string, all: readonly string[]): boolean {
  return names.has(name) || !all.some((other) => names.has(other));
}

function sides(name: string, before: unknown, after: unknown) {
  return isReordered(before, after)
    ? { before: '', after: 'Reordered' }
    : { before: worded(name, before), after: worded(name, after) };
}

function isReordered(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  const [one, other] = [before, after].map((list) => list.map((member) => JSON.stringify(member)));
  return one?.join() !== other?.join() && one?.toSorted().join() === other?.toSorted().join();
}

/** Labels for field names that don't read well. */
const readable: Readonly<Record<string, string>> = {
  codFee: 'Cash on delivery fee',
  codLimit: 'Cash on delivery limit',
  coverAlt: 'Cover description',
  coverId: 'Cover file',
  expiresIn: 'Countdown seconds',
  filmId: 'Video file',
  freeDeliveryFrom: 'Free delivery from',
  gstRate: 'GST rate',
  html: 'Text',
  keyEnd: 'Key ends in',
  minutes: 'Minutes to read',
  productSku: 'Product',
  refundTo: 'Refund to',
  tag: 'Tag manager',
  timerDuration: 'Countdown seconds',
};
const abbreviations: ReadonlySet<string> = new Set(['gstin', 'hsn', 'seo', 'sku', 'url']);

/** 'expiresAt' becomes 'Expires at', 'isBlocked' becomes 'Blocked'. */
export function fieldWords(name: string): string {
  const words = name
    .replace(/^(?:is|has|can|should)(?=[A-Z])/u, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => (abbreviations.has(word) ? word.toUpperCase() : word));
  return readable[name] ?? capitalised(words.join(' '));
}

/** Whole rupees. */
const money: ReadonlySet<string> = new Set([
  'amount',
  'balance',
  'codFee',
  'codLimit',
  'deliveryFee',
  'freeDeliveryFrom',
  'maxDiscountValue',
  'minOrderValue',
  'price',
  'reward',
  'total',
]);
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;
const day = /^\d{4}-\d\d-\d\d$/u;

function worded(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return wordedNumber(name, value);
  if (typeof value === 'string') return wordedText(value);
  if (Array.isArray(value)) return value.map((member) => worded(name, member)).join('; ');
  return Object.entries(value)
    .map(([member, inner]) => [fieldWords(member), worded(member, inner)] as const)
    .filter(([, words]) => words !== '')
    .map(([title, words]) => `${title}: ${words}`)
    .join(', ');
}

function wordedNumber(name: string, value: number): string {
  if (money.has(name)) return formatRupees(value);
  return Number.isSafeInteger(value) ? formatCount(value) : String(value);
}

function wordedText(value: string): string {
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return value;
  if (moment.test(value)) return formatTimestamp(at);
  return day.test(value) ? formatDay(at) : value;
}
