import type { Call } from '../../../../src/contract/call.ts';
import type { FieldError } from '../../../../src/contract/platform/problem.ts';
import type { Found } from '../../../../src/domain/kit/failure.ts';
import { ProblemError } from '../problem.ts';
import { type RawInput, readInput, refusedFields } from './input.ts';
import { orNull, readable } from './readable.ts';

/** What rules find that may ask the database: nothing, mistakes, or further rules. */
export type Findings = Found | ServerRule | readonly Findings[];
export type ServerRule = () => Findings | Promise<Findings>;

/** Throws 'invalid-input' with every field that the rules refuse (API-05). */
export async function refuseMistakes(findings: Findings): Promise<void> {
  const errors = await errorsOf(findings);
  if (errors.length > 0) throw refusedFields(errors);
}

/** The value, which has to be there. Throws as refuseMistakes does, also with `missing` where it isn't. */
export async function unlessMistaken<Value>(
  value: Value | undefined,
  missing: FieldError,
  others: Findings,
): Promise<Value> {
  const errors = await errorsOf([others, value === undefined ? missing : null]);
  if (value === undefined || errors.length > 0) throw refusedFields(errors);
  return value;
}

/**
 * Validates a request as readInput does. A refusal also names the fields that the call's rules refuse, as far as the
 * others can be read, so that all is told at once.
 */
export async function readByRules(
  call: Call,
  raw: RawInput,
  rulesOf: (input: RawInput) => Findings,
): Promise<RawInput> {
  try {
    return readInput(call, raw);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.slug !== 'invalid-input') throw error;
    const errors = error.options.errors ?? [];
    const told = new Set(errors.map(({ field }) => field));
    const others = await errorsOf(() => rulesOf(seen(call, raw)));
    throw refusedFields([...errors, ...others.filter(({ field }) => !told.has(field))]);
  }
}

function seen({ params, query, headers, body }: Call, raw: RawInput): RawInput {
  return {
    params: params && readable(params, raw.params),
    query: query && readable(query, raw.query),
    headers: headers && readable(headers, raw.headers),
    body: body && readable(body, raw.body),
  };
}

/** Every mistake that rules find, the first of each field. A rule that needs a field which can't be read is passed over. */
export async function errorsOf(findings: Findings): Promise<FieldError[]> {
  const errors = new Map<string, FieldError>();
  for (const { field, message } of await found(findings)) {
    if (!errors.has(field)) errors.set(field, { field, message });
  }
  return [...errors.values()];
}

async function found(findings: Findings): Promise<FieldError[]> {
  if (findings === null) return [];
  if (typeof findings === 'function') return found(await orNull<Findings>(findings));
  if ('field' in findings) return [findings];
  const errors: FieldError[] = [];
  // One after another: in a transaction they share its connection.
  for (const each of findings) errors.push(...(await found(each)));
  return errors;
}
