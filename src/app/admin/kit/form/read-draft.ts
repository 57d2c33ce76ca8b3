import { CallFailed, isCallFailed } from '../../../../domain/kit/failure.ts';
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

/** A body as far as a draft can be read, and the messages of the fields that can't. */
export interface PartlyRead<Body> {
  /** What holds no number is NaN in it, which no schema of a call takes. */
  readonly body: Body;
  /** By path; empty when the body is whole. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** Reads what can be read of a draft. */
export function readPartly<Body>(draft: Draft, read: (fields: DraftFields) => Body): PartlyRead<Body> {
  const wrong = new Map<string, string>();
  const refuse = (path: string, message: string) => {
    wrong.set(path, message);
    return '';
  };
  const body = read(fieldsOf(draft, { prefix: '', refuse, unread: Number.NaN }));
  return { body, wrong: Object.fromEntries(wrong) };
}

/**
 * Builds the request body from a draft. Throws one CallFailed with every field that lacks a required number or
 * time, before anything is sent.
 */
export function readDraft<Body>(draft: Draft, read: (fields: DraftFields) => Body): Body {
  const { body, wrong } = readPartly(draft, read);
  if (Object.keys(wrong).length > 0) throw refusedFields(wrong);
  return body;
}

/** The body of an unfinished draft, for a preview: an invalid value becomes the one in `usual`, or else 0. */
export function seenDraft<Body>(draft: Draft, read: (fields: DraftFields) => Body, usual: Draft = {}): Body {
  return read(fieldsOf(draft, { prefix: '', refuse: (path) => textOf(usual[path]), unread: 0 }));
}

/** The error for invalid fields, in the shape of a server's refusal. */
export function refusedFields(fields: Readonly<Record<string, string>>): CallFailed {
  const [message = ''] = Object.values(fields);
  const refused = { kind: 'refused', status: 422, slug: 'invalid-input', retryAfter: null, body: null } as const;
  return new CallFailed({ ...refused, message, fields });
}

/** Messages by field. */
export type Refusals = Readonly<Record<string, string>>;

/** The answer; a refusal says at the form's own fields what the server says at its. Rejects with CallFailed. */
export async function retold<Answer>(
  answer: Promise<Answer>,
  change: (fields: Refusals) => Refusals,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!isCallFailed(error) || error.failure.kind !== 'refused') throw error;
    throw new CallFailed({ ...error.failure, fields: change(error.failure.fields) });
  }
}

/** Without the refusal of an empty field that is made from another one, such as the code of a product without a name. */
export function withoutMade(fields: Refusals, { made, from }: { made: string; from: string }): Refusals {
  if (fields[from] === undefined) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== made));
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

interface Reading {
  readonly prefix: string;
  /** Reports an error; returns the text to read instead. */
  readonly refuse: (path: string, message: string) => string;
  /** For a number that can't be read either way. */
  readonly unread: number;
}

function fieldsOf(draft: Draft, reading: Reading): DraftFields {
  const { prefix, refuse, unread } = reading;
  const text = (name: string) => textOf(draft[name]).trim();
  const read =
    <Value>(of: (typed: string) => Value | null, usual: Value, message: string) =>
    (name: string): Value =>
      of(text(name)) ?? of(refuse(`${prefix}${name}`, message)) ?? usual;
  const orNull =
    <Value>(required: (name: string) => Value) =>
    (name: string): Value | null =>
      text(name) === '' ? null : required(name);
  const number = read(numberOf, unread, 'Enter a number');
  const wholeNumber = read(wholeNumberOf, unread, 'Enter a whole number');
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
      partsOf(draft[name]).map((part, place) =>
        each(fieldsOf(part, { ...reading, prefix: `${prefix}${name}.${place}.` }), part),
      ),
    refuse: (name, message) => {
      refuse(`${prefix}${name}`, message);
    },
    hasNumber: (name) => numberOf(text(name)) !== null,
  };
}
