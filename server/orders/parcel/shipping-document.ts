export interface DocumentLine {
  readonly name: string;
  readonly quantity: number;
  readonly sku: string;
  /** 'Orange · 30 ml · every month'. */
  readonly choice: string;
  /** 'Bundle', 'Free', 'On prescription'. */
  readonly marks: readonly string[];
}

/** One parcel, as shown on its label and packing slip. */
export interface ParcelDocument {
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly orderedAt: string;
  /** Position among the parcels sent, from 1, and their count. */
  readonly number: number;
  readonly of: number;
  readonly to: {
    readonly name: string;
    readonly lines: readonly string[];
    readonly place: string;
    readonly pincode: string;
    readonly phone: string;
  };
  /** Cash to collect, whole rupees; null if paid. */
  readonly collect: number | null;
  /** Courier and tracking number; null until shipped. */
  readonly carrier: string | null;
  /** Grams, as weighed or summed from the items; null if unknown. */
  readonly weight: number | null;
  readonly lines: readonly DocumentLine[];
  /** Items of the order that aren't in this parcel, and why. */
  readonly elsewhere: readonly { readonly reason: string; readonly lines: readonly DocumentLine[] }[];
}

export interface PrintedDocuments {
  readonly seller: { readonly name: string; readonly lines: readonly string[]; readonly contact: string };
  readonly parcels: readonly ParcelDocument[];
  /** Requested orders with nothing to print, and why. */
  readonly left: readonly { readonly number: string; readonly reason: string }[];
  /** ISO 8601. */
  readonly at: string;
}

/** '0.26', as shown on courier scales. */
export function kilograms(grams: number): string {
  return (grams / 1000).toFixed(2);
}
