import type { ReactNode } from 'react';
import type { SectionSlug } from '../../../../domain/shell/page/section.ts';
import type {
  Draft,
  FieldValue,
  StoredRecord,
} from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { GraveQuestion, RecordConfig } from '../../../../ui/admin/record/admin.types.ts';
import type { Source } from '../../../../ui/kit/react/source.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import type { Demand } from '../demand.ts';
import type { OtherLanguage } from '../../../../domain/kit/text/translated.ts';
import type { Noun } from '../list/commands.ts';
import { configsOf, type FieldSet, givenBy, type GivenBy, type TakenBy } from './fields.ts';
import { flatTranslations, translatedCards, translationsFrom, type TranslatedNeeded } from './translated.ts';
import { type DraftFields, type PartlyRead, readPartly, seenDraft } from './read-draft.ts';

/** A card of a form, with its fields by member name. */
export interface Card<Fields extends FieldSet = FieldSet> {
  readonly title: string;
  readonly isAside: boolean;
  readonly fields: Fields;
  readonly draw: ((draft: Draft, source: Source<Draft>) => ReactNode) | undefined;
  /** Folded, with fields in this language. */
  readonly language?: OtherLanguage;
  /** Folded; what its head says while nothing is inside. */
  readonly folded?: string;
  readonly isShown?: (draft: Draft) => boolean;
}

/** A card in the main column; `draw` is rendered below its fields. */
export function card<const Fields extends FieldSet>(
  title: string,
  fields: Fields,
  draw?: (draft: Draft, source: Source<Draft>) => ReactNode,
): Card<Fields> {
  return { title, isAside: false, fields, draw };
}

/** A card in the right column. */
export function aside<const Fields extends FieldSet>(
  title: string,
  fields: Fields,
  draw?: (draft: Draft, source: Source<Draft>) => ReactNode,
): Card<Fields> {
  return { title, isAside: true, fields, draw };
}

/** The same card, folded: for what is rarely used. `empty` stands beside its title while nothing is inside. */
export function folded<Folding extends Card>(whole: Folding, empty: string): Folding {
  return { ...whole, folded: empty };
}

/** Draft values outside the cards; none of them is drawn. */
export function besides<const Fields extends FieldSet>(fields: Fields): Card<Fields> {
  return card('', fields);
}

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (both: infer All) => void
  ? All
  : never;
type FieldsOf<Cards extends readonly Card[]> = Both<Cards[number]['fields']>;

/** The look of a record's form, and the conversion between record, draft and body. */
export interface RecordForm<Stored, Body> {
  readonly config: RecordConfig;
  readonly empty: () => Draft;
  readonly storedOf: (stored: Stored) => StoredRecord;
  readonly readOf: (draft: Draft) => PartlyRead<Body>;
  /** The body of an unfinished draft, for a preview: an invalid number becomes the default, or else 0. */
  readonly seen: (draft: Draft) => Body;
}

interface Parts<Cards extends readonly Card[]> {
  readonly slug: SectionSlug;
  readonly noun: Noun;
  /** The field with the record's name, or a function that returns the name. */
  readonly name: (keyof FieldsOf<Cards> & string) | ((draft: Draft) => string);
  readonly cards: Cards;
  /** Initial values of a new record for fields that don't start empty. */
  readonly usual?: Partial<TakenBy<FieldsOf<Cards>>>;
  /** What deleting does, in one sentence. */
  readonly removal?: string;
  /** Changes that are asked about once before they are saved. */
  readonly grave?: readonly GraveQuestion[];
  /** On the button instead of “Save”. */
  readonly saveLabel?: string;
  readonly canDuplicate?: boolean;
  readonly drawInBar?: RecordConfig['drawInBar'];
  readonly isAsideFirst?: boolean;
  /** There is only one such record, so there is no list. */
  readonly isAlone?: boolean;
  /** What can be written in other languages, with fields as in the record itself. */
  readonly translated?: FieldSet;
}

interface Ways<Stored, Taken, More> {
  /** Form values that differ from the record's. Annotate the parameter, or inference fails. */
  readonly taken?: (stored: Stored) => Taken;
  /** Body members without a field of their own. Annotate the parameter here too. */
  readonly given?: (fields: DraftFields) => More;
  /** The member with the record's id, if it isn't 'id'. */
  readonly key?: keyof Stored & string;
  /** The fixed id of a record that is the only one of its kind. */
  readonly only?: string;
}

type Made<Cards extends readonly Card[], More> = Omit<GivenBy<FieldsOf<Cards>>, keyof More> & More;
/** Members whose types are incompatible. */
type Unlike<One, Other> = {
  [Name in keyof One & keyof Other]: One[Name] extends Other[Name] ? never : Name;
}[keyof One & keyof Other];
/** Members that the form sends but no record fills: saving would clear them. */
type Unfilled<Fields, Known> = {
  [Name in keyof GivenBy<Fields>]: Name extends keyof Known
    ? never
    : unknown extends TakenBy<Fields>[Name & keyof Fields]
      ? never
      : Name;
}[keyof GivenBy<Fields>];
type Checked<Stored, Body, Cards extends readonly Card[], Taken, More> = Demand<
  'forgotten',
  Exclude<keyof Body, keyof Made<Cards, More> | 'translations'>
> &
  Demand<'givesAnotherType', Unlike<Made<Cards, More>, Body>> &
  Demand<'takesAnotherType', Unlike<Omit<Stored, keyof Taken> & Taken, TakenBy<FieldsOf<Cards>>>> &
  Demand<'neverFilled', Unfilled<FieldsOf<Cards>, Omit<Stored, keyof Taken> & Taken>>;
type KeyNeeded<Stored> = Stored extends { readonly id: string }
  ? unknown
  : { readonly key: keyof Stored & string } | { readonly only: string };

/**
 * Builds a record's form from its cards: `formOf<Stored, Body>()({ … })`. A body member without a field, or a field
 * of the wrong type, is a compile error.
 */
export function formOf<Stored extends object, Body extends object>() {
  return <const Cards extends readonly Card[], Taken extends object = object, More extends object = object>(
    form: Parts<Cards> &
      Ways<Stored, Taken, More> &
      Checked<Stored, Body, Cards, Taken, More> &
      KeyNeeded<Stored> &
      TranslatedNeeded<Body>,
  ): RecordForm<Stored, Body> => {
    const whole: Parts<Cards> & Ways<Stored, Taken, More> = form;
    const { slug, name, usual = {}, taken, given, key = 'id', only, translated } = whole;
    const cards: readonly Card[] = [...whole.cards, ...(translated ? translatedCards(translated) : [])];
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
      const translations = translated ? { translations: translationsFrom(translated, reader, draft) } : {};
      const made: object = { ...givenBy(fields, reader, draft), ...translations, ...given?.(reader) };
      return made as Body;
    };
    return {
      config: {
        noun: whole.noun,
        nameOf: typeof name === 'function' ? name : (draft) => textOf(draft[name]),
        ...(whole.isAlone === true ? {} : { listHref: `/dashboard/${slug}` }),
        ...(whole.removal === undefined ? {} : { removal: whole.removal }),
        ...(whole.grave === undefined ? {} : { grave: whole.grave }),
        ...(whole.saveLabel === undefined ? {} : { saveLabel: whole.saveLabel }),
        canDuplicate: whole.canDuplicate ?? false,
        ...(whole.drawInBar === undefined ? {} : { drawInBar: whole.drawInBar }),
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
          draft: typed(
            { ...stored, ...flatTranslations(stored), ...taken?.(stored) },
            (member) => empty[member] ?? null,
          ),
        };
      },
      readOf: (draft) => readPartly(draft, read(draft)),
      seen: (draft) => seenDraft(draft, read(draft), empty),
    };
  };
}
