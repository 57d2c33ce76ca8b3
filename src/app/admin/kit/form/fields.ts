import { indianInput } from '../../../../domain/kit/time/indian-time.ts';
import type {
  Draft,
  FieldValue,
  SubRecord,
} from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { FieldConfig, FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { optionsOf, valuesOf, type Words } from '../words.ts';
import type { DraftFields } from './read-draft.ts';
import type { ReactNode } from 'react';

/** One form field: its look, and the conversion between a record's member and the draft. */
export interface Field<In, Out> {
  /** The value in a new record. */
  readonly blank: FieldValue;
  configs(name: string): readonly FieldConfig[];
  typed(value: In): FieldValue;
  read(fields: DraftFields, name: string, draft: Draft): Out;
}

/** The fields of a card by member name. */
export type FieldSet = Readonly<Record<string, Field<unknown, unknown>>>;

export interface Look {
  readonly hint?: string;
  readonly optional?: boolean;
  readonly half?: boolean;
  /** What it holds in a new row. */
  readonly initial?: string;
  readonly isShown?: (draft: Draft) => boolean;
}

interface TextLook extends Look {
  readonly max?: number;
  readonly isCode?: boolean;
}

/** A number field that can be hidden needs a value for when it is empty and hidden. */
type NumberLook = Omit<Look, 'isShown'> &
  ({ readonly isShown?: never } | { readonly isShown: (draft: Draft) => boolean; readonly unseen: number });

/** How a member is converted to and from a draft, whatever draws it. */
type Way<In, Out> = Omit<Field<In, Out>, 'configs'>;

export const asText: Way<string, string> = {
  blank: '',
  typed: (value) => value,
  read: (fields, name) => fields.text(name),
};
export const asTextOrNull: Way<string | null, string | null> = {
  blank: '',
  typed: (value) => value ?? '',
  read: (fields, name) => fields.textOrNull(name),
};
export const asTexts: Way<readonly string[], string[]> = {
  blank: [],
  typed: (value) => value,
  read: (fields, name) => fields.texts(name),
};

/** One of several values; the first if the draft has none of them. */
export function asChoice<Value extends string>(values: readonly [Value, ...Value[]]): Way<Value, Value> {
  return { blank: values[0], typed: (value) => value, read: (fields, name) => fields.choice(name, values) };
}

/** In the draft but never sent: read by the section itself, or only shown. */
export const unsent = Symbol('unsent');
export type Unsent = typeof unsent;

export function text(label: string, look: TextLook = {}): Field<string, string> {
  return { ...asText, configs: (name) => [{ kind: 'text', name, label, ...look }] };
}

/** Null when empty. */
export function textOrNull(label: string, look: TextLook = {}): Field<string | null, string | null> {
  return { ...asTextOrNull, configs: (name) => [{ kind: 'text', name, label, optional: true, ...look }] };
}

/** A multi-line text. */
export function longText(label: string, look: TextLook = {}): Field<string, string> {
  return { ...asText, configs: (name) => [{ kind: 'textarea', name, label, ...look }] };
}

export function longTextOrNull(label: string, look: TextLook = {}): Field<string | null, string | null> {
  return { ...asTextOrNull, configs: (name) => [{ kind: 'textarea', name, label, optional: true, ...look }] };
}

/** A multi-line text, read as lines without empty ones or surrounding spaces. */
export function filledLines(label: string, look: TextLook = {}): Field<string, string> {
  const filled = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
  return { ...longText(label, look), read: (fields, name) => filled(fields.text(name)).join('\n') };
}

function required(kind: 'money' | 'number' | 'percent', way: 'number' | 'wholeNumber') {
  return (label: string, look: NumberLook = {}): Field<number, number> => ({
    blank: '',
    typed: String,
    configs: (name) => [{ kind, name, label, ...look }],
    read: (fields, name, draft) =>
      look.isShown && !look.isShown(draft) && !fields.hasNumber(name) ? look.unseen : fields[way](name),
  });
}

function orNull(kind: 'money' | 'number') {
  return (label: string, look: Look = {}): Field<number | null, number | null> => ({
    blank: '',
    typed: (value) => (value === null ? '' : String(value)),
    configs: (name) => [{ kind, name, label, optional: true, ...look }],
    read: (fields, name) => fields.wholeNumberOrNull(name),
  });
}

/** Whole rupees. */
export const money = required('money', 'wholeNumber');
export const moneyOrNull = orNull('money');
export const wholeNumber = required('number', 'wholeNumber');
export const wholeNumberOrNull = orNull('number');
export const percent = required('percent', 'number');

interface MomentLook extends Look {
  readonly isEnd?: boolean;
  readonly after?: string;
}

/** A date and time in India; ISO 8601 in the record. */
export function moment(label: string, look: MomentLook = {}): Field<string, string> {
  return {
    blank: '',
    typed: indianInput,
    configs: (name) => [{ kind: 'moment', name, label, ...look }],
    read: (fields, name) => fields.moment(name),
  };
}

export function momentOrNull(label: string, look: MomentLook = {}): Field<string | null, string | null> {
  return {
    blank: '',
    typed: indianInput,
    configs: (name) => [{ kind: 'moment', name, label, optional: true, ...look }],
    read: (fields, name) => fields.momentOrNull(name),
  };
}

/** A switch. */
export function flag(label: string, look: Look = {}): Field<boolean, boolean> {
  return {
    blank: false,
    typed: (value) => value,
    configs: (name) => [{ kind: 'switch', name, label, ...look }],
    read: (fields, name) => fields.flag(name),
  };
}

/** One of several values, the first by default. */
export function choice<Value extends string>(
  label: string,
  words: Words<Value>,
  look: Look = {},
): Field<Value, Value> {
  const [first, ...others] = valuesOf(words);
  if (first === undefined) throw new Error(`Nothing can be chosen in ${label}`);
  return {
    ...asChoice([first, ...others]),
    configs: (name) => [{ kind: 'select', name, label, options: optionsOf(words), ...look }],
  };
}

/** Any of several values. */
export function choices<Value extends string>(
  label: string,
  values: readonly Value[],
  words: Words<Value>,
  look: Look = {},
): Field<readonly Value[], Value[]> {
  return {
    blank: [],
    typed: (value) => value,
    configs: (name) => [{ kind: 'multi', name, label, options: optionsOf(words), ...look }],
    read: (fields, name) => {
      const chosen = fields.texts(name);
      return values.filter((value) => chosen.includes(value));
    },
  };
}

/** A list of texts, one per line. */
export function lines(label: string, look: Look = {}): Field<readonly string[], string[]> {
  return {
    ...asTexts,
    configs: (name) => [{ kind: 'tags', name, label, ...look }],
    read: (fields, name) => fields.lines(name),
  };
}

/** A colour such as '#3a0a22'; `against` names the field it must contrast with. */
export function colourOrNull(
  label: string,
  look: Look & { readonly against?: string } = {},
): Field<string | null, string | null> {
  return { ...asTextOrNull, configs: (name) => [{ kind: 'colour', name, label, optional: true, ...look }] };
}

/** A field that the section draws itself, such as pictures. */
export function own<In, Out>(
  label: string,
  way: Way<In, Out>,
  draw: (props: FieldDrawProps) => ReactNode,
  look: Look = {},
): Field<In, Out> {
  return { ...way, configs: (name) => [{ kind: 'own', name, label, draw, ...look }] };
}

/** A form field that isn't sent. */
export function formOnly<In, Out>(field: Field<In, Out>): Field<In, Unsent> {
  return { ...field, read: () => unsent };
}

/** A field that always starts empty, whatever the record holds. */
export function fresh<In, Out>(field: Field<In, Out>): Field<unknown, Out> {
  return { ...field, typed: () => field.blank };
}

/** A draft value without a field: only shown, or read by the section. */
export function hidden(blank: FieldValue = ''): Field<FieldValue, Unsent> {
  return { blank, typed: (value) => value, configs: () => [], read: () => unsent };
}

/** One member with two fields, of which at most one is shown. */
export function either<In, Out>(one: Field<In, Out>, other: Field<In, Out>): Field<In, Out> {
  return {
    ...one,
    configs: (name) => [...one.configs(name), ...other.configs(name)],
    read: (fields, name, draft) => {
      const isOne = one.configs(name).some(({ isShown }) => isShown?.(draft) !== false);
      return (isOne ? one : other).read(fields, name, draft);
    },
  };
}

type InOf<Each> = Each extends Field<infer In, unknown> ? In : never;
type OutOf<Each> = Each extends Field<infer _In, infer Out> ? Out : never;

/** The record members that fields read. */
export type TakenBy<Fields> = { readonly [Name in keyof Fields]: InOf<Fields[Name]> };
/** The body members that fields write. */
export type GivenBy<Fields> = {
  -readonly [Name in keyof Fields as OutOf<Fields[Name]> extends Unsent ? never : Name]: OutOf<Fields[Name]>;
};

/** A list of rows with their own fields. */
export function rows<const Fields extends FieldSet>(
  label: string,
  addLabel: string,
  fields: Fields,
  look: Look & { readonly isOrdered?: boolean } = {},
): Field<readonly TakenBy<Fields>[], GivenBy<Fields>[]> {
  const parts = configsOf(fields);
  return {
    blank: [],
    typed: (value) => value.map((part) => typedPart(fields, part)),
    configs: (name) => [{ kind: 'rows', name, label, addLabel, fields: parts, ...look }],
    read: (read, name) => read.rows(name, (part, draft) => givenBy(fields, part, draft)),
  };
}

/** The configs of the fields, in order. */
export function configsOf(fields: FieldSet): readonly FieldConfig[] {
  return Object.entries(fields).flatMap(([name, field]) => field.configs(name));
}

/** The body that fields build from a draft. */
export function givenBy<Fields extends FieldSet>(fields: Fields, read: DraftFields, draft: Draft): GivenBy<Fields> {
  const members = Object.entries<FieldSet[string]>(fields).map(
    ([name, field]) => [name, field.read(read, name, draft)] as const,
  );
  return Object.fromEntries(members.filter(([, value]) => value !== unsent)) as GivenBy<Fields>;
}

function typedPart(fields: FieldSet, part: Readonly<Record<string, unknown>>): SubRecord {
  const values = Object.entries(fields).map(([name, field]) => [name, field.typed(part[name])] as const);
  return Object.fromEntries(
    values.filter((each): each is [string, string | boolean] => ['string', 'boolean'].includes(typeof each[1])),
  );
}
