/** A line in a parcel, or one that is not in it. */
export interface DocumentLine {
  readonly name: string;
  readonly quantity: number;
  readonly sku: string;
  /** 'Orange · 30 ml · every month'. */
  readonly choice: string;
  /** 'Bundle', 'Free', 'On prescription'. */
  readonly marks: readonly string[];
}

/** One parcel, as its label and its slip tell of it. */
export interface ParcelDocument {
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly orderedAt: string;
  /** Its place among the parcels that are sent, from 1, and how many these are. */
  readonly number: number;
  readonly of: number;
  readonly to: {
    readonly name: string;
    readonly lines: readonly string[];
    readonly place: string;
    readonly pincode: string;
    readonly phone: string;
  };
  /** What the courier collects, whole rupees; null where it is paid for. */
  readonly collect: number | null;
  /** Who carries it and under which number; null before. */
  readonly carrier: string | null;
  /** Grams, as it was weighed or as its goods sum up; null where neither is known. */
  readonly weight: number | null;
  readonly lines: readonly DocumentLine[];
  /** What of the order is not in it, and why. */
  readonly elsewhere: readonly { readonly reason: string; readonly lines: readonly DocumentLine[] }[];
}

export interface PrintedDocuments {
  readonly seller: { readonly name: string; readonly lines: readonly string[]; readonly contact: string };
  readonly parcels: readonly ParcelDocument[];
  /** Orders that were asked for and have nothing to print, with the reason. */
  readonly left: readonly { readonly number: string; readonly reason: string }[];
  /** ISO 8601. */
  readonly at: string;
}

/** '0.26', as scales of couriers say it. */
export function kilograms(grams: number): string {
  return (grams / 1000).toFixed(2);
}
