import type { ReactNode } from 'react';
import type { OtherLanguage } from '../../../domain/kit/text/translated.ts';
import type {
  Draft,
  GraveChange,
  FieldValue,
} from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { Source } from '../../kit/react/source.ts';

/** A column of an admin list. The first one names the row and can't be hidden. */
export interface ColumnConfig {
  readonly key: string;
  readonly title: string;
  /** The sort its header applies. */
  readonly sort?: string;
  /** The position on a phone's three-line card; hidden there by default. */
  readonly onPhone?: 'aside' | 'note' | 'more' | 'state';
  /** For amounts and counts: right-aligned. */
  readonly isNumeric?: boolean;
  /** For sentences and addresses: wide enough for a few words a line. */
  readonly isLong?: boolean;
  /** Hidden by default. */
  readonly isHiddenFirst?: boolean;
}

export type FilterConfig =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
  /** A date range, each day such as '2026-11-21', by the names of its two ends. */
  | {
      readonly kind: 'period';
      readonly from: string;
      readonly to: string;
      readonly label: string;
      /** For dates in the future. */
      readonly isAhead?: boolean;
    };

/** A command for rows; the machine knows it by name. */
export interface CommandConfig {
  readonly name: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** In a row's menu, in the bulk bar, or in both. */
  readonly place: 'row' | 'bulk' | 'both';
  /** In the bulk bar only while one of the selected rows on the page offers it. */
  readonly onlyOffered?: boolean;
  /** The confirmation; `name` is the row's name when there is only one. Without it there is no confirmation. */
  readonly ask?: (
    count: number,
    name: string,
    amount: string,
    /** What it takes along of the rows on the page, by name. */
    along: readonly string[],
    /** Whether it concerns rows of other pages, which may take along more. */
    hasUnseen: boolean,
  ) => { readonly title: string; readonly text: string };
  /** The message after it: '3 coupons paused'. */
  readonly successMessage: (count: number) => string;
  /** The command that undoes it. */
  readonly inverse?: string;
  /** Whether it changes no row, so that the selection stays. */
  readonly keepsPicking?: boolean;
  /** A whole number typed beside its button; sent as 'price:10'. */
  readonly amount?: { readonly label: string; readonly min: number; readonly max: number };
}

/** The look of an admin list; the section provides the data. */
export interface ListConfig {
  readonly title: string;
  /** The noun for rows: 'coupon' and 'coupons'. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly columns: readonly ColumnConfig[];
  readonly filters: readonly FilterConfig[];
  /** The section's tabs with counts; the first one is everything. */
  readonly tabs: readonly { readonly name: string; readonly label: string; readonly search: string }[];
  readonly commands: readonly CommandConfig[];
  readonly searchHint: string;
  /** What else is searched, where the hint would be too long for the field. */
  readonly searchHelp?: string;
  /** The sort when the URL has none: '-createdAt'. */
  readonly usualSort: string;
  readonly empty: { readonly title: string; readonly text: string };
}

export interface FieldDrawProps {
  /** With its language, where it is translated. */
  readonly label: string;
  readonly value: FieldValue;
  readonly error: string | undefined;
  readonly draft: Draft;
  /** The field's value, for an actor of its own. */
  readonly source: Source<FieldValue>;
  readonly onValue: (value: FieldValue) => void;
  /** Sets other fields of the form, by what it holds at that moment; absent in a row. */
  readonly onFill?: FillFields | undefined;
}

type FillFields = (filled: (draft: Draft) => Draft) => void;

interface FieldBase {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** What it holds in a new row; nothing by default. */
  readonly initial?: string;
  /** Beside its neighbour on wide screens. */
  readonly half?: boolean;
  /** Shown only while this returns true. */
  readonly isShown?: (draft: Draft) => boolean;
}

/** One field of a record's form. Values stay text until the section builds a body. */
export type FieldConfig = FieldBase &
  (
    | { readonly kind: 'text' | 'textarea'; readonly max?: number; readonly isCode?: boolean }
    /** Whole rupees, a whole number, or percent with at most two decimals. */
    | { readonly kind: 'money' | 'number' | 'percent' }
    | { readonly kind: 'switch' }
    | { readonly kind: 'select' | 'multi'; readonly options: readonly { value: string; label: string }[] }
    /** A date and time in India; `after` names the field with the earliest allowed time. */
    | { readonly kind: 'moment'; readonly isEnd?: boolean; readonly after?: string }
    /** A colour; `against` names the other colour of the text and background pair. */
    | { readonly kind: 'colour'; readonly against?: string }
    | { readonly kind: 'tags' }
    /** A list of rows with their own fields. */
    | {
        readonly kind: 'rows';
        readonly fields: readonly FieldConfig[];
        readonly addLabel: string;
        /** Whether rows can be reordered. */
        readonly isOrdered?: boolean;
      }
    /** Anything the section draws itself, such as an image. */
    | {
        readonly kind: 'own';
        readonly draw: (props: FieldDrawProps) => ReactNode;
        /** Of a field with a product: whether this value is the code of one. */
        readonly isProduct?: (value: string) => boolean;
      }
  );

/** One field of a draft, ready to render. */
export interface RecordFieldProps {
  readonly field: FieldConfig;
  /** Its path in the server's errors: 'variants.0.price'. */
  readonly path: string;
  readonly draft: Draft;
  /** The draft, for fields with an actor of their own. */
  readonly source: Source<Draft>;
  readonly errors: Readonly<Record<string, string>>;
  readonly onValue: (value: FieldValue) => void;
  readonly onFill?: FillFields | undefined;
}

export interface CardConfig {
  readonly title: string;
  /** In the right column, 340 px, on wide screens. */
  readonly isAside?: boolean;
  /** Folded until somebody opens it; its fields are in this language. */
  readonly language?: OtherLanguage;
  /** Folded until somebody opens it; beside its title stands what is inside, or these words if nothing is. */
  readonly folded?: string;
  readonly fields: readonly FieldConfig[];
  /** Below the fields: a preview, figures. */
  readonly draw?: (draft: Draft, source: Source<Draft>) => ReactNode;
  /** Shown unless it says no, such as figures of a record that is new. */
  readonly isShown?: (draft: Draft) => boolean;
}

/** The look of one record's form. */
export interface RecordConfig {
  readonly noun: { readonly one: string; readonly many: string };
  readonly cards: readonly CardConfig[];
  /** Its name in the title, from the current draft. */
  readonly nameOf: (draft: Draft) => string;
  /** The path of the list; absent when there is only one record. */
  readonly listHref?: string;
  /** On the button instead of “Save”. */
  readonly saveLabel?: string;
  readonly canDuplicate?: boolean;
  /** In the bar with “Save” while there is one column, such as a sum that stands far below. */
  readonly drawInBar?: (draft: Draft) => ReactNode;
  /** On narrow screens with a single column, the right column comes first. */
  readonly isAsideFirst?: boolean;
  /** What deleting does, in one sentence. */
  readonly removal?: string;
  /** Changes that are asked about once before they are saved, with what will happen. */
  readonly grave?: readonly GraveQuestion[];
}

export interface GraveQuestion extends GraveChange {
  readonly title: string;
  /** What will happen, of this draft. */
  readonly text: string | ((draft: Draft) => string);
  readonly verb: string;
}
