import type * as z from 'zod/mini';
import { formatCount } from '../../../../src/domain/kit/money/money.ts';

type Issue = z.core.$ZodRawIssue;

/** The error text for an invalid field, as a form shows it; undefined to use the schema's own message. */
export function inputWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue);
    case 'too_small':
      if (issue.input === '') return 'Please fill this in';
      return minWords(issue.origin, Number(issue.minimum), issue.inclusive);
    case 'too_big':
      return maxWords(issue.origin, Number(issue.maximum), issue.inclusive);
    case 'invalid_value':
      return valueWords(issue);
    default:
      return undefined;
  }
}

/** More values than these are a list to choose from, not a sentence. */
const namedValues = 8;

function valueWords({ values }: Extract<Issue, { code: 'invalid_value' }>): string {
  if (values.length > namedValues) return 'Choose one from the list';
  const named = values.map(String).join(', ');
  return values.length === 1 ? `This must be ${named}` : `Choose one of ${named}`;
}

/** For a missing value: forms send null for a number they couldn't parse. */
function typeWords({ expected, input }: Extract<Issue, { code: 'invalid_type' }>): string | undefined {
  const isNumber = expected === 'number' || expected === 'int';
  if (isNumber && typeof input === 'number') return 'Enter a whole number';
  if (input !== null && input !== undefined) return undefined;
  if (isNumber) return 'Enter a number';
  return expected === 'string' ? 'Please fill this in' : undefined;
}

function minWords(of: string, min: number, isInclusive = true): string | undefined {
  const count = countOf(min);
  if (of === 'string') return min === 1 ? 'Please fill this in' : `Use ${count} characters or more`;
  if (of === 'array') return min === 1 ? 'Add at least one' : `Add ${count} or more`;
  if (!isNumber(of)) return undefined;
  return isInclusive ? `Use ${count} or more` : `Use more than ${count}`;
}

function maxWords(of: string, max: number, isInclusive = true): string | undefined {
  const count = countOf(max);
  if (of === 'string') return `Use at most ${count} characters`;
  if (of === 'array') return `Add at most ${count}`;
  if (!isNumber(of)) return undefined;
  return isInclusive ? `Use ${count} or less` : `Use less than ${count}`;
}

function isNumber(of: string): boolean {
  return of === 'number' || of === 'int';
}

function countOf(count: number): string {
  return Number.isInteger(count) ? formatCount(count) : String(count);
}
