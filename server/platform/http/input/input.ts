import * as z from 'zod/mini';
import type { Call } from '../../../../src/contract/call.ts';
import type { FieldError } from '../../../../src/contract/platform/problem.ts';
import { inputWords } from './input-words.ts';
import { problem, type ProblemError } from '../problem.ts';

z.config({ ...z.locales.en(), customError: inputWords });

/** The raw parts of a request. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

const maxErrors = 20;

/**
 * Validates all parts of a request at once, without coercion: '5' is not 5 (API-05). Throws 'invalid-input' listing
 * every invalid field. `bodyName` names the body in those fields when it is a list.
 */
export function readInput(call: Call, raw: RawInput, bodyName?: string): RawInput {
  if (call.body && raw.body === undefined) {
    throw problem('malformed-request', { detail: 'Send a body of JSON with Content-Type application/json' });
  }
  const errors: FieldError[] = [];
  const read = (schema: z.ZodMiniType | undefined, value: unknown, prefix: readonly string[] = []): unknown => {
    if (!schema) return value;
    const result = z.safeParse(schema, value);
    if (result.success) return result.data;
    errors.push(...result.error.issues.flatMap((issue) => fieldErrors(issue, prefix)));
    return undefined;
  };
  const input = {
    params: read(call.params, raw.params),
    query: read(call.query ?? noQuery, raw.query),
    headers: read(call.headers, raw.headers),
    body: read(call.body, raw.body, bodyName === undefined ? [] : [bodyName]),
  };
  const badKey = errors.find(({ field }) => field === 'idempotency-key');
  if (badKey) {
    // Follows the IETF draft for this header, so a client can tell its own mistake from a shopper's.
    const detail = 'Send an Idempotency-Key header of 8 to 100 characters. Use a new key for each new request';
    throw problem('malformed-request', { detail, errors: [badKey] });
  }
  if (errors.length > 0) {
    throw refusedFields(errors);
  }
  return input;
}

/** A call without a query schema ignores query parameters, such as those added by trackers. */
const noQuery = z.looseObject({});

function fieldErrors(issue: z.core.$ZodIssue, prefix: readonly string[]): FieldError[] {
  const path = [...prefix, ...issue.path.map(String)];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), message: 'There is no such field' }));
  }
  return [{ field: path.join('.') || 'body', message: issue.message.replace(/^Invalid input: e/u, 'E') }];
}

/** The refusal of a request because of these fields, each with its own message. */
export function refusedFields(errors: readonly FieldError[]): ProblemError {
  return problem('invalid-input', { detail: sentence(errors), errors: errors.slice(0, maxErrors) });
}

function sentence(errors: readonly FieldError[]): string {
  const [first] = errors;
  const count = new Set(errors.map(({ field }) => field)).size;
  return count === 1 && first ? first.message : `${count} fields have errors`;
}
