/** A message before it is rendered for a channel. */
export interface Letter {
  readonly subject: string;
  /** Full SMS text, with any link at the end. */
  readonly sms: string;
  /** E-mail body between greeting and signature. */
  readonly paragraphs: readonly string[];
  /** Label and value pairs in the e-mail, such as an amount. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly action?: LetterAction;
  /** Unsubscribe link; required for every message that the shopper didn't ask for. */
  readonly unsubscribeUrl?: string;
  /** What that link says; 'No more reminders' unless given. */
  readonly unsubscribeLabel?: string;
}

export interface LetterAction {
  readonly label: string;
  readonly url: string;
}

/** Shop details available to every message. */
export interface ShopFacts {
  readonly shopName: string;
  /** No trailing slash. */
  readonly origin: string;
  readonly careEmail: string;
  readonly carePhone: string;
}

export type Template<Data> = (data: Data, shop: ShopFacts) => Letter;
