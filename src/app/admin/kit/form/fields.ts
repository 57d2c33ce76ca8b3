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

/** One field of a form: how it looks, and its way from a member of a record to what is typed, and back. */
export interface Field<In, Out> {
  /** What a new record has in it. */
  readonly blank: FieldValue;
  configs(name: string): readonly FieldConfig[];
  typed(value: In): FieldValue;
  read(fields: DraftFields, name: string, draft: Draft): Out;
}

/** The fields of a card by the names of their members. */
export type FieldSet = Readonly<Record<string, Field<unknown, unknown>>>;

export interface Look {
  readonly hint?: string;
  readonly optional?: boolean;
  readonly half?: boolean;
  readonly isShown?: (draft: Draft) => boolean;
}

interface TextLook extends Look {
  readonly max?: number;
  readonly isCode?: boolean;
}

/** A number that isn't always shown says what it is while nobody can see that it is none. */
type NumberLook = Omit<Look, 'isShown'> &
  ({ readonly isShown?: never } | { readonly isShown: (draft: Draft) => boolean; readonly unseen: number });

/** How a member gets into a draft and out of it, whatever draws it. */
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

/** One of some values; the first where a draft has none of them. */
export function asChoice<Value extends string>(values: readonly [Value, ...Value[]]): Way<Value, Value> {
  return { blank: values[0], typed: (value) => value, read: (fields, name) => fields.choice(name, values) };
}

/** What is in a draft and is never sent: it is read by the section itself, or only looked at. */
export const unsent = Symbol('unsent');
export type Unsent = typeof unsent;

export function text(label: string, look: TextLook = {}): Field<string, string> {
  return { ...asText, configs: (name) => [{ kind: 'text', name, label, ...look }] };
}

/** Null where nothing is typed. */
export function textOrNull(label: string, look: TextLook = {}): Field<string | null, string | null> {
  return { ...asTextOrNull, configs: (name) => [{ kind: 'text', name, label, optional: true, ...look }] };
}

/** Several lines of text. */
export function longText(label: string, look: TextLook = {}): Field<string, string> {
  return { ...asText, configs: (name) => [{ kind: 'textarea', name, label, ...look }] };
}

export function longTextOrNull(label: string, look: TextLook = {}): Field<string | null, string | null> {
  return { ...asTextOrNull, configs: (name) => [{ kind: 'textarea', name, label, optional: true, ...look }] };
}

/** Several lines of text, of which empty ones and spaces around each don't count. */
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

/** A day and a time in India; ISO 8601 in the record. */
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

/** One of some values, the first of them unless told. */
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

/** Texts, a line each. */
export function lines(label: string, look: Look = {}): Field<readonly string[], string[]> {
  return {
    ...asTexts,
    configs: (name) => [{ kind: 'tags', name, label, ...look }],
    read: (fields, name) => fields.lines(name),
  };
}

/** A colour such as '#3a0a22'; `against` names the field that it has to be read on. */
export function colourOrNull(
  label: string,
  look: Look & { readonly against?: string } = {},
): Field<string | null, string | null> {
  return { ...asTextOrNull, configs: (name) => [{ kind: 'colour', name, label, optional: true, ...look }] };
}

/** A field that a section draws by itself, such as pictures. */
export function own<In, Out>(
  label: string,
  way: Way<In, Out>,
  draw: (props: FieldDrawProps) => ReactNode,
  look: Look = {},
): Field<In, Out> {
  return { ...way, configs: (name) => [{ kind: 'own', name, label, draw, ...look }] };
}

/** A field of the form that is no member of what is sent. */
export function formOnly<In, Out>(field: Field<In, Out>): Field<In, Unsent> {
  return { ...field, read: () => unsent };
}

/** A field that is empty each time: it takes nothing from any record. */
export function fresh<In, Out>(field: Field<In, Out>): Field<unknown, Out> {
  return { ...field, typed: () => field.blank };
}

/** What a draft holds without a field: to be looked at, or read by the section. */
export function hidden(blank: FieldValue = ''): Field<FieldValue, Unsent> {
  return { blank, typed: (value) => value, configs: () => [], read: () => unsent };
}

/** One member with two fields, of which never more than one is shown. */
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

/** What fields take of a record, by member. */
export type TakenBy<Fields> = { readonly [Name in keyof Fields]: InOf<Fields[Name]> };
/** What fields give to a body, by member. */
export type GivenBy<Fields> = {
  -readonly [Name in keyof Fields as OutOf<Fields[Name]> extends Unsent ? never : Name]: OutOf<Fields[Name]>;
};

/** A list of parts with fields of their own. */
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

/** How fields look, in their order. */
export function configsOf(fields: FieldSet): readonly FieldConfig[] {
  return Object.entries(fields).flatMap(([name, field]) => field.configs(name));
}

/** What fields make of a draft, by member. */
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
