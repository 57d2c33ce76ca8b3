/** What a message says, before it is a text message, a WhatsApp or an e-mail. */
export interface Letter {
  /** Subject of the e-mail. */
  readonly subject: string;
  /** The text message, whole; where it has a link, at its end. */
  readonly sms: string;
  /** The e-mail between greeting and signature. */
  readonly paragraphs: readonly string[];
  /** Facts of the e-mail, such as an amount beside its word. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly action?: LetterAction;
  /** Address that ends messages of this kind; wanted in every message that nobody asked for. */
  readonly unsubscribeUrl?: string;
}

export interface LetterAction {
  readonly label: string;
  readonly url: string;
}

/** What every message knows of the shop. */
export interface ShopFacts {
  readonly shopName: string;
  /** Without a slash at the end. */
  readonly origin: string;
  readonly careEmail: string;
  readonly carePhone: string;
}

export type Template<Data> = (data: Data, shop: ShopFacts) => Letter;
