import { CallFailed } from '../../../../domain/kit/failure.ts';
import { momentOfIndian } from '../../../../domain/kit/time/indian-time.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { partsOf, textOf, textsOf } from '../../../../ui/admin/record/field-values.ts';

/** Reads a draft's fields by name, in the types a body needs. */
export interface DraftFields {
  /** Trimmed. */
  text(name: string): string;
  /** Null when empty. */
  textOrNull(name: string): string | null;
  number(name: string): number;
  numberOrNull(name: string): number | null;
  wholeNumber(name: string): number;
  wholeNumberOrNull(name: string): number | null;
  /** ISO 8601 in UTC. */
  moment(name: string): string;
  momentOrNull(name: string): string | null;
  flag(name: string): boolean;
  /** One of these; the first if the draft has none of them. */
  choice<const Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice;
  texts(name: string): string[];
  /** Trimmed, without empty lines. */
  lines(name: string): string[];
  /** A list of rows; their errors use paths such as 'weights.0.grams'. */
  rows<Row>(name: string, read: (part: DraftFields, draft: Draft) => Row): Row[];
  /** Adds a validation error from the section. */
  refuse(name: string, message: string): void;
  /** Whether a field holds a number. */
  hasNumber(name: string): boolean;
}

/**
 * Builds the request body from a draft. Throws one CallFailed with every field that lacks a required number or
 * time, before anything is sent.
 */
export function readDraft<Body>(draft: Draft, read: (fields: DraftFields) => Body): Body {
  const wrong = new Map<string, string>();
  const body = read(
    fieldsOf(draft, '', (path, message) => {
      wrong.set(path, message);
      return '';
    }),
  );
  if (wrong.size > 0) throw refusedFields(Object.fromEntries(wrong));
  return body;
}

/** The body of an unfinished draft, for a preview: an invalid value becomes the one in `usual`, or else 0. */
export function seenDraft<Body>(draft: Draft, read: (fields: DraftFields) => Body, usual: Draft = {}): Body {
  return read(fieldsOf(draft, '', (path) => textOf(usual[path])));
}

/** The error for invalid fields, in the shape of a server's refusal. */
export function refusedFields(fields: Readonly<Record<string, string>>): CallFailed {
  const [message = ''] = Object.values(fields);
  const refused = { kind: 'refused', status: 422, slug: 'invalid-input', retryAfter: null, body: null } as const;
  return new CallFailed({ ...refused, message, fields });
}

/** Parses a typed number, ignoring spaces and commas. Null when it isn't one. */
export function numberOf(typed: string): number | null {
  const text = typed.replaceAll(/[\s,]/gu, '');
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/u.test(text)) return null;
  const value = Number(text);
  // Adding 0 turns -0 into 0.
  return Number.isFinite(value) ? value + 0 : null;
}

function wholeNumberOf(typed: string): number | null {
  const value = numberOf(typed);
  return Number.isSafeInteger(value) ? value : null;
}

/** Reports an error; returns the text to read instead. */
type Refuse = (path: string, message: string) => string;

function fieldsOf(draft: Draft, prefix: string, refuse: Refuse): DraftFields {
  const text = (name: string) => textOf(draft[name]).trim();
  const read =
    <Value>(of: (typed: string) => Value | null, usual: Value, message: string) =>
    (name: string): Value =>
      of(text(name)) ?? of(refuse(`${prefix}${name}`, message)) ?? usual;
  const orNull =
    <Value>(required: (name: string) => Value) =>
    (name: string): Value | null =>
      text(name) === '' ? null : required(name);
  const number = read(numberOf, 0, 'Enter a number');
  const wholeNumber = read(wholeNumberOf, 0, 'Enter a whole number');
  const moment = read(momentOfIndian, '', 'Enter a date and time');
  const texts = (name: string) => [...textsOf(draft[name])];
  return {
    text,
    textOrNull: (name) => text(name) || null,
    number,
    numberOrNull: orNull(number),
    wholeNumber,
    wholeNumberOrNull: orNull(wholeNumber),
    moment,
    momentOrNull: orNull(moment),
    flag: (name) => draft[name] === true,
    choice: (name, choices) => choices.find((choice) => choice === draft[name]) ?? choices[0],
    texts,
    lines: (name) => texts(name).flatMap((each) => each.trim() || []),
    rows: (name, each) =>
      partsOf(draft[name]).map((part, place) => each(fieldsOf(part, `${prefix}${name}.${place}.`, refuse), part)),
    refuse: (name, message) => {
      refuse(`${prefix}${name}`, message);
    },
    hasNumber: (name) => numberOf(text(name)) !== null,
  };
}
