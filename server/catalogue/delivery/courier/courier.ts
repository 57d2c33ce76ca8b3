import type { CourierId } from '../../../../src/contract/catalogue/courier.calls.ts';
import type { Address } from '../../../../src/domain/kit/address.ts';
import type { BoxSize } from '../../../../src/domain/catalogue/box.ts';
import type { Rupees } from '../../../../src/domain/kit/money/money.ts';

/** What a courier has to know about a parcel. */
export interface CourierParcel {
  /** The shop's number of the booking. A repeated booking has the same one. */
  readonly reference: string;
  readonly orderedAt: Date;
  readonly customer: Address;
  readonly items: readonly CourierItem[];
  /** Value of the items. */
  readonly value: Rupees;
  /** Cash to collect; 0 if paid. */
  readonly collect: Rupees;
  readonly grams: number;
  /** Its box; null for the usual one. */
  readonly box: BoxSize | null;
  /** Collected from the customer and brought to the shop. */
  readonly isReturn: boolean;
}

export interface CourierItem {
  readonly name: string;
  readonly sku: string;
  readonly units: number;
  readonly price: Rupees;
}

/** What one courier asks for a parcel. */
export interface CourierOffer {
  readonly id: string;
  readonly courier: string;
  /** Rupees with decimals. */
  readonly price: number;
  /** Days to the door; null if unknown. */
  readonly days: number | null;
}

/** A booking at the service. */
export interface Shipment {
  readonly providerOrderId: string;
  readonly shipmentId: string;
}

export interface Waybill {
  readonly courier: string;
  readonly trackingNumber: string;
}

/** What happened to a parcel. 'note' moves nothing. */
export interface CourierNews {
  readonly trackingNumber: string;
  readonly kind:
    | 'collected'
    | 'delivered'
    | 'turned-back'
    | 'back'
    | 'lost'
    | 'cancelled'
    | 'not-collected'
    | 'note';
  /** In the courier's words. */
  readonly text: string;
}

/**
 * A courier service. Every method except parseWebhook makes network calls, so never use one inside a transaction. They
 * throw CourierUnavailable, or CourierRefused if a retry is pointless.
 */
export interface Courier {
  readonly id: CourierId;
  /** The couriers that serve the place, cheapest first; none if nobody does. */
  offers(parcel: Omit<CourierParcel, 'reference' | 'orderedAt' | 'items'>): Promise<readonly CourierOffer[]>;
  /** The booking with this reference, if the service has one; its answer may have been lost. */
  find(reference: string): Promise<{ readonly shipment: Shipment; readonly waybill: Waybill | null } | null>;
  create(parcel: CourierParcel): Promise<Shipment>;
  /** Gives the shipment to the courier of an offer. */
  assign(shipment: Shipment, offerId: string, isReturn: boolean): Promise<Waybill>;
  /** Asks for the parcel to be collected; answers the day if it is known, 'YYYY-MM-DD'. */
  askPickup(shipment: Shipment): Promise<string | null>;
  /** The address of the label as a PDF. */
  label(shipment: Shipment): Promise<string>;
  cancel(shipment: Shipment): Promise<void>;
  /** How a parcel stands; null if the service doesn't know yet. */
  track(trackingNumber: string): Promise<CourierNews | null>;
  /** Null if it isn't from the service; 'other' for a message that the shop ignores. */
  parseWebhook(body: unknown, headers: Readonly<Record<string, unknown>>): CourierNews | 'other' | null;
}

/** The service didn't answer, or its answer made no sense. */
export class CourierUnavailable extends Error {
  override readonly name: string = 'CourierUnavailable';
}

/** The service refused; its reason is for the admin, and never for a log. */
export class CourierRefused extends Error {
  override readonly name = 'CourierRefused';
  readonly reason: string;

  constructor(reason: string) {
    super('The courier service refused the request');
    this.reason = reason;
  }
}
