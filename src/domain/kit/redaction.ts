const hidden = '[hidden]';
const deepest = 8;
const maxMembers = 100;

/** Keys whose values are always hidden; compared without case, hyphens and underscores. */
const secretKey =
  /^(?:authorization|proxyauthorization|cookie|setcookie|.*token|.*secret|.*password|passwd|otp|code|pin|cvv|cvc|.*apikey|.*signature|phone|mobile|.*email|.*phone|vpa|upi|card|.*card(?:number)?|pan|aadhaar|firstname|lastname|fullname|line1|line2|codehash|tokenhash|rawbody)$/u;

/** A code of this form is an error code and can be logged; other codes may be one-time codes. */
const errorCode = /^(?:[A-Z][A-Z0-9_]{2,60}|[0-9A-Z]{5})$/u;

/**
 * A copy of any value that is safe to log (ERR-01). Bearer values, tokens, e-mail addresses, phone numbers, card
 * numbers and payment ids are hidden within strings, and values of sensitive keys are hidden completely. Errors
 * keep their name, message, code, stack and cause.
 */
export function redacted(value: unknown, key = ''): unknown {
  return copyOf(value, key, 0, new Set());
}

function copyOf(value: unknown, key: string, depth: number, above: ReadonlySet<object>): unknown {
  if (isHiddenUnder(key, value)) return hidden;
  if (typeof value === 'string') return redactedText(value);
  if (typeof value === 'bigint') return redactedText(String(value));
  if (typeof value === 'number') return isLongNumber(value) ? redactedText(String(value)) : value;
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '[function]' : value;
  if (above.has(value)) return '[circular]';
  if (depth > deepest) return '[deep]';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  const within = new Set([...above, value]);
  if (value instanceof Error) return errorOf(value, depth, within);
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return '[bytes]';
  if (Array.isArray(value)) {
    return value.slice(0, maxMembers).map((member) => copyOf(member, '', depth + 1, within));
  }
  if (value instanceof Map) return copyOf(Object.fromEntries(value), '', depth + 1, within);
  if (value instanceof Set) return copyOf([...value], '', depth + 1, within);
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxMembers)
      .map(([name, member]) => [redactedText(name), copyOf(member, name, depth + 1, within)]),
  );
}

function isHiddenUnder(key: string, value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return false;
  const name = key.replaceAll(/[-_\s]/gu, '').toLowerCase();
  if (!secretKey.test(name)) return false;
  return !(name === 'code' && typeof value === 'string' && errorCode.test(value) && !/^\d+$/u.test(value));
}

function isLongNumber(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) >= 6_000_000_000;
}

/**
 * The loggable part of an error. Database messages quote the values they were given, so quoted parts are hidden.
 */
function errorOf(error: Error, depth: number, above: ReadonlySet<object>): Record<string, unknown> {
  const members = error as Error & Readonly<Record<string, unknown>>;
  const fromDatabase = typeof members.severity === 'string';
  const clean = (text: string) => redactedText(fromDatabase ? text.replaceAll(/"[^"]*"/gu, '"…"') : text);
  const kept = ['code', 'status', 'statusCode', 'reason', 'constraint', 'table', 'syscall']
    .filter((name) => typeof members[name] === 'string' || typeof members[name] === 'number')
    .map((name) => [name, copyOf(members[name], name, depth + 1, above)] as const);
  return {
    name: redactedText(error.name),
    message: clean(error.message),
    ...Object.fromEntries(kept),
    ...(error.stack === undefined ? {} : { stack: clean(error.stack) }),
    ...(error.cause === undefined ? {} : { cause: copyOf(error.cause, 'cause', depth + 1, above) }),
    ...(error instanceof AggregateError
      ? { errors: error.errors.slice(0, maxMembers).map((one) => copyOf(one, '', depth + 1, above)) }
      : {}),
  };
}

const patterns: readonly [RegExp, string][] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]{4,}/giu, `$1 ${hidden}`],
  [/\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/gu, hidden],
  [/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu, hidden],
  [/\b(?:pay|order|rfnd|refund|cust|token|sub|inv|card|rzp_live|rzp_test|sbx|sandbox)_[A-Za-z0-9]{6,}/gu, hidden],
  [/\b[\w.-]{2,64}@(?:ok[a-z]+|upi|ybl|ibl|axl|paytm|apl|[a-z]{3,20})\b/giu, hidden],
  [
    /((?:access_|refresh_|auth_?)?token|otp|code|secret|password|signature|api_?key)(["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/giu,
    `$1$2${hidden}`,
  ],
  // An opaque 32-byte token in base64url.
  [/(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/gu, hidden],
];

/** Also matches uuids, so that their digits aren't taken for a card or a phone number. */
const idsAndDigits =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<![\w.-])\+?(?:\d[ .()-]{0,2}){9,18}\d(?![\w-])/giu;

/** Hides bearer values, tokens, e-mail addresses, and phone, card and payment numbers in a text (ERR-01). */
export function redactedText(text: string): string {
  let result = text;
  for (const [pattern, replacement] of patterns) result = result.replaceAll(pattern, replacement);
  return result.replaceAll(idsAndDigits, (run) => (isPhone(run) || isCard(run) ? hidden : run));
}

/** An Indian mobile or landline number, with or without +91, 0091 or 0. */
function isPhone(run: string): boolean {
  if (/[a-f]/iu.test(run) || /^\d{8}-\d{4}-/u.test(run)) return false;
  const digits = run.replaceAll(/\D/gu, '').replace(/^(?:0091|91(?=\d{10}$)|0)/u, '');
  return run.trim().startsWith('+') || /^[1-9]\d{9}$/u.test(digits);
}

/** 13 to 19 digits with a valid Luhn check digit. */
function isCard(run: string): boolean {
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-/iu.test(run)) return false;
  const digits = run.replaceAll(/\D/gu, '');
  if (digits.length < 13 || digits.length > 19) return false;
  let total = 0;
  for (const [index, digit] of digits.split('').toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    total += doubled > 9 ? doubled - 9 : doubled;
  }
  return total % 10 === 0;
}
