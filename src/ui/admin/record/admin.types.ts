import type { ReactNode } from 'react';
import type { Draft, FieldValue } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';

/** A column of a list of the dashboard. The first one names the row and always stays. */
export interface ColumnConfig {
  readonly key: string;
  readonly title: string;
  /** The sort that its head chooses. */
  readonly sort?: string;
  /** Where it stands on the three-line card of a phone; nowhere unless told. */
  readonly onPhone?: 'aside' | 'note' | 'state';
  /** Amounts and counts, at the right. */
  readonly isNumeric?: boolean;
  /** Not shown until somebody wants it. */
  readonly isHiddenFirst?: boolean;
}

export type FilterConfig =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
  /** From a day to a day, each such as '2026-11-21', by the names of its two ends. */
  | {
      readonly kind: 'period';
      readonly from: string;
      readonly to: string;
      readonly label: string;
      /** Of what is still to come. */
      readonly isAhead?: boolean;
    };

/** Something that can be done with rows; its name is the chart's. */
export interface CommandConfig {
  readonly name: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** In the menu of a row, in the bar over picked rows, or in both. */
  readonly place: 'row' | 'bulk' | 'both';
  /** The question before it; `name` is the row's where there is only one. Without it nobody is asked. */
  readonly ask?: (count: number, name: string, amount: string) => { readonly title: string; readonly text: string };
  /** What is said afterwards: '3 coupons paused'. */
  readonly successMessage: (count: number) => string;
  /** The command that gives back what it took. */
  readonly inverse?: string;
  /** A whole number that it takes, typed beside its button; it goes along as 'price:10'. */
  readonly amount?: { readonly label: string; readonly min: number; readonly max: number };
}

/** How a list of the dashboard looks; what is behind it is the section's. */
export interface ListConfig {
  readonly title: string;
  /** Words for the rows: 'coupon' and 'coupons'. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly columns: readonly ColumnConfig[];
  readonly filters: readonly FilterConfig[];
  /** The section's own views, the first of which is everything: tabs with counts. */
  readonly tabs: readonly { readonly name: string; readonly label: string; readonly search: string }[];
  readonly commands: readonly CommandConfig[];
  readonly searchHint: string;
  /** The sort where the address names none: '-createdAt'. */
  readonly usualSort: string;
  readonly empty: { readonly title: string; readonly text: string };
}

export interface FieldDrawProps {
  readonly value: FieldValue;
  readonly error: string | undefined;
  readonly draft: Draft;
  readonly onValue: (value: FieldValue) => void;
}

interface FieldBase {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** Beside its neighbour on wide screens. */
  readonly half?: boolean;
  /** Shown only while this holds. */
  readonly isShown?: (draft: Draft) => boolean;
}

/** One field of a record's form. What is typed is text until the section makes a body of it. */
export type FieldConfig = FieldBase &
  (
    | { readonly kind: 'text' | 'textarea'; readonly max?: number; readonly isCode?: boolean }
    /** Whole rupees, a whole number, percent with at most two decimals. */
    | { readonly kind: 'money' | 'number' | 'percent' }
    | { readonly kind: 'switch' }
    | { readonly kind: 'select' | 'multi'; readonly options: readonly { value: string; label: string }[] }
    /** A day and a time in India; `after` names the field of the moment that it cannot come before. */
    | { readonly kind: 'moment'; readonly isEnd?: boolean; readonly after?: string }
    /** A colour; `against` names the field that it has to be read on, or that is read on it. */
    | { readonly kind: 'colour'; readonly against?: string }
    | { readonly kind: 'tags' }
    /** A list of parts with fields of their own. */
    | {
        readonly kind: 'rows';
        readonly fields: readonly FieldConfig[];
        readonly addLabel: string;
        /** Whether their order counts: then each can be moved up. */
        readonly isOrdered?: boolean;
      }
    /** Whatever a section draws by itself, such as an image. */
    | { readonly kind: 'own'; readonly draw: (props: FieldDrawProps) => ReactNode }
  );

/** One field of a draft, as it is drawn. */
export interface RecordFieldProps {
  readonly field: FieldConfig;
  /** Its path in what the server refuses: 'variants.0.price'. */
  readonly path: string;
  readonly draft: Draft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onValue: (value: FieldValue) => void;
}

export interface CardConfig {
  readonly title: string;
  /** At the right, 340 px, on wide screens. */
  readonly isAside?: boolean;
  readonly fields: readonly FieldConfig[];
  /** Below the fields: a preview, figures. */
  readonly draw?: (draft: Draft) => ReactNode;
}

/** How the form of one record looks. */
export interface RecordConfig {
  readonly noun: { readonly one: string; readonly many: string };
  readonly cards: readonly CardConfig[];
  /** Its name in the title; what is typed counts. */
  readonly nameOf: (draft: Draft) => string;
  /** Where the list is; absent where the record is the only one. */
  readonly listHref?: string;
  readonly canDuplicate?: boolean;
  /** On narrow screens, where all cards are one column, what stands at the right comes first. */
  readonly isAsideFirst?: boolean;
  /** What deleting does, in one sentence. */
  readonly removal?: string;
}
