import type { Translated } from '../../kit/text/translated.ts';

/** A paragraph, or the items of a list. Placeholders in braces are defined in facts.ts. */
export type Passage = string | readonly string[];

/** A section with its heading. */
export interface Section {
  readonly title: string;
  readonly passages: readonly Passage[];
}

/** The owner's texts for the About page, with placeholders in braces. */
export interface AboutText extends Translated {
  readonly title: string;
  readonly summary: string;
  /** The sections in plain text; story.ts describes the format. */
  readonly story: string;
}

/** The contents of the About page. */
export interface About extends Translated {
  readonly title: string;
  readonly summary: string;
  /** The plants on the page, with the sku of the product whose drawing shows them. */
  readonly plants: readonly { readonly sku: string; readonly name: string }[];
  readonly sections: readonly Section[];
}

export interface Question {
  readonly question: string;
  readonly answer: readonly Passage[];
}

/** A group of questions. */
export interface Topic {
  readonly title: string;
  readonly questions: readonly Question[];
}

export interface LegalDocument {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** ISO 8601 date. */
  readonly updatedOn: string;
  readonly sections: readonly Section[];
}
