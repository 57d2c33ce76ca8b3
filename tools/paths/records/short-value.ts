import { createHash } from 'node:crypto';
import { plainKey } from '../../../src/domain/flows/plain-key.ts';

/** The longest text of a value that is written out. */
const longest = 60;

/** The same six characters for the same text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}

/** A value as text: written out if it's short, else its kind with a digest of the whole. */
export function shortValue(value: unknown): string {
  const text = plainKey(value);
  if (text.length <= longest) return text;
  if (Array.isArray(value)) return `[${value.length}] #${digestOf(text)}`;
  if (typeof value === 'string') return `${JSON.stringify(value.slice(0, longest / 2))}… #${digestOf(text)}`;
  return `${namesOf(value)} #${digestOf(text)}`;
}

function namesOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '…';
  const names = Object.keys(value);
  return `{${names.slice(0, 4).join(', ')}${names.length > 4 ? ', …' : ''}}`;
}
