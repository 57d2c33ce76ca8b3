import type { ReactNode } from 'react';
import type { SectionSlug } from '../../../../domain/shell/page/section.ts';
import type {
  Draft,
  FieldValue,
  StoredRecord,
} from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { RecordConfig } from '../../../../ui/admin/record/admin.types.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import type { Demand } from '../demand.ts';
import type { Noun } from '../list/commands.ts';
import { configsOf, type FieldSet, givenBy, type GivenBy, type TakenBy } from './fields.ts';
import { type DraftFields, readDraft, seenDraft } from './read-draft.ts';

/** A card of a form with its fields by the names of their members. */
export interface Card<Fields extends FieldSet = FieldSet> {
  readonly title: string;
  readonly isAside: boolean;
  readonly fields: Fields;
  readonly draw: ((draft: Draft) => ReactNode) | undefined;
}

/** A card in the wide column; `draw` stands below its fields. */
export function card<const Fields extends FieldSet>(
  title: string,
  fields: Fields,
  draw?: (draft: Draft) => ReactNode,
): Card<Fields> {
  return { title, isAside: false, fields, draw };
}

/** A card at the right. */
export function aside<const Fields extends FieldSet>(
  title: string,
  fields: Fields,
  draw?: (draft: Draft) => ReactNode,
): Card<Fields> {
  return { title, isAside: true, fields, draw };
}

/** What a draft holds beside its cards: nothing of it is drawn. */
export function besides<const Fields extends FieldSet>(fields: Fields): Card<Fields> {
  return card('', fields);
}

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (both: infer All) => void
  ? All
  : never;
type FieldsOf<Cards extends readonly Card[]> = Both<Cards[number]['fields']>;

/** How the form of a record looks, and how a record gets into it and out of it. */
export interface RecordForm<Stored, Body> {
  readonly config: RecordConfig;
  readonly empty: () => Draft;
  readonly storedOf: (stored: Stored) => StoredRecord;
  /** Throws CallFailed with every field that is wrong. */
  readonly bodyOf: (draft: Draft) => Body;
  /** The same of what is typed so far, for a preview: what is no number counts as the usual one, else as 0. */
  readonly seen: (draft: Draft) => Body;
}

interface Parts<Cards extends readonly Card[]> {
  readonly slug: SectionSlug;
  readonly noun: Noun;
  /** The field with the record's name, or the name itself. */
  readonly name: (keyof FieldsOf<Cards> & string) | ((draft: Draft) => string);
  readonly cards: Cards;
  /** What a new record has, where a field isn't empty then. */
  readonly usual?: Partial<TakenBy<FieldsOf<Cards>>>;
  /** What deleting does, in one sentence. */
  readonly removal?: string;
  readonly canDuplicate?: boolean;
  readonly isAsideFirst?: boolean;
  /** The record is the only one: there is no list. */
  readonly isAlone?: boolean;
}

interface Ways<Stored, Taken, More> {
  /** Members that a form has otherwise than the record. Its parameter has to be typed, or nothing is inferred. */
  readonly taken?: (stored: Stored) => Taken;
  /** Members of the body that are no field by themselves. Its parameter has to be typed as well. */
  readonly given?: (fields: DraftFields) => More;
  /** The member that is the record's id, where it isn't 'id'. */
  readonly key?: keyof Stored & string;
  /** The id of a record that is the only one of its kind. */
  readonly only?: string;
}

type Made<Cards extends readonly Card[], More> = Omit<GivenBy<FieldsOf<Cards>>, keyof More> & More;
/** Members of which the one is no part of the other. */
type Unlike<One, Other> = {
  [Name in keyof One & keyof Other]: One[Name] extends Other[Name] ? never : Name;
}[keyof One & keyof Other];
/** Members that a form sends although no record fills them: they would be overwritten with nothing. */
type Unfilled<Fields, Known> = {
  [Name in keyof GivenBy<Fields>]: Name extends keyof Known
    ? never
    : unknown extends TakenBy<Fields>[Name & keyof Fields]
      ? never
      : Name;
}[keyof GivenBy<Fields>];
type Checked<Stored, Body, Cards extends readonly Card[], Taken, More> = Demand<
  'forgotten',
  Exclude<keyof Body, keyof Made<Cards, More>>
> &
  Demand<'givesAnotherType', Unlike<Made<Cards, More>, Body>> &
  Demand<'takesAnotherType', Unlike<Omit<Stored, keyof Taken> & Taken, TakenBy<FieldsOf<Cards>>>> &
  Demand<'neverFilled', Unfilled<FieldsOf<Cards>, Omit<Stored, keyof Taken> & Taken>>;
type KeyNeeded<Stored> = Stored extends { readonly id: string }
  ? unknown
  : { readonly key: keyof Stored & string } | { readonly only: string };

/**
 * The form of a record from its cards: `formOf<Stored, Body>()({ … })`. A member of the body without a field does not
 * compile, nor does a field that gives another type than its member has.
 */
export function formOf<Stored extends object, Body extends object>() {
  return <const Cards extends readonly Card[], Taken extends object = object, More extends object = object>(
    form: Parts<Cards> & Ways<Stored, Taken, More> & Checked<Stored, Body, Cards, Taken, More> & KeyNeeded<Stored>,
  ): RecordForm<Stored, Body> => {
    const whole: Parts<Cards> & Ways<Stored, Taken, More> = form;
    const { cards, slug, name, usual = {}, taken, given, key = 'id', only } = whole;
    const fields = Object.assign({}, ...cards.map((each) => each.fields)) as FieldsOf<Cards> & FieldSet;
    const typed = (members: object, other: (name: string) => FieldValue): Draft =>
      Object.fromEntries(
        Object.entries<FieldSet[string]>(fields).map(([member, field]) => {
          const value = Object.entries(members).find(([each]) => each === member)?.[1] as unknown;
          return [member, value === undefined ? other(member) : field.typed(value)];
        }),
      );
    const blank = (member: string) => fields[member]?.blank ?? null;
    const empty = typed(usual, blank);
    const read = (draft: Draft) => (reader: DraftFields) => {
      const made: object = { ...givenBy(fields, reader, draft), ...given?.(reader) };
      return made as Body;
    };
    return {
      config: {
        noun: whole.noun,
        nameOf: typeof name === 'function' ? name : (draft) => textOf(draft[name]),
        ...(whole.isAlone === true ? {} : { listHref: `/dashboard/${slug}` }),
        ...(whole.removal === undefined ? {} : { removal: whole.removal }),
        canDuplicate: whole.canDuplicate ?? false,
        isAsideFirst: whole.isAsideFirst ?? false,
        cards: cards
          .map(({ draw, fields: own, ...each }) => ({ ...each, ...(draw ? { draw } : {}), fields: configsOf(own) }))
          .filter((each) => each.draw !== undefined || each.fields.length > 0),
      },
      empty: () => empty,
      storedOf: (stored) => {
        const known = new Map<string, unknown>(Object.entries(stored));
        const version = known.get('version');
        return {
          id: only ?? String(known.get(key)),
          version: typeof version === 'number' ? version : null,
          draft: typed({ ...stored, ...taken?.(stored) }, (member) => empty[member] ?? null),
        };
      },
      bodyOf: (draft) => readDraft(draft, read(draft)),
      seen: (draft) => seenDraft(draft, read(draft), empty),
    };
  };
}
