/** A paragraph, or the items of a list. Words in braces are facts of the shop: see facts.ts. */
export type Passage = string | readonly string[];

/** A part of a page with a heading of its own. */
export interface Section {
  readonly title: string;
  readonly passages: readonly Passage[];
}

/** What the owner writes for the page about the shop; words in braces are facts of the shop. */
export interface AboutText {
  readonly title: string;
  readonly summary: string;
  /** Sections as they are typed: see story.ts. */
  readonly story: string;
}

/** What the page about the shop says. */
export interface About {
  readonly title: string;
  readonly summary: string;
  /** The plants of the folio, by the product whose drawing shows them. */
  readonly plants: readonly { readonly sku: string; readonly name: string }[];
  readonly sections: readonly Section[];
}

export interface Question {
  readonly question: string;
  readonly answer: readonly Passage[];
}

/** Questions of one kind. */
export interface Topic {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** One of the shop's policies. */
export interface LegalDocument {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** ISO 8601, a day. */
  readonly updatedOn: string;
  readonly sections: readonly Section[];
}
