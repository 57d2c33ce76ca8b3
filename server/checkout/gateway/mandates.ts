import type { PaymentAction } from '../../../src/contract/orders/order/order.calls.ts';
import type { MandateMethod } from '../../../src/domain/orders/mandate.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';

export interface MandateRequest {
  /** The shop's own id of it: a request that comes twice asks once where the gateway can tell. */
  readonly mandateId: string;
  readonly method: MandateMethod;
  readonly ceiling: Rupees;
  readonly plan: 'weekly' | 'monthly';
  /** What it is for, as the payer reads it. */
  readonly description: string;
  /** When it ends by itself. */
  readonly until: Date;
  readonly customer: { readonly name: string; readonly phone: string };
}

export interface AskedMandate {
  readonly providerId: string;
  readonly providerCustomer: string | null;
  readonly action: PaymentAction;
}

/** A mandate in the gateway's own words. */
export interface MandateRef {
  readonly providerId: string;
  readonly providerCustomer: string | null;
  /** What debits are made with; null until it is granted. */
  readonly token: string | null;
  readonly method: MandateMethod;
}

export type MandateNews = (
  | { readonly kind: 'asked' | 'refused' | 'paused' | 'revoked' }
  | { readonly kind: 'granted'; readonly token: string }
) & {
  /** What was taken to try it, and has to go back however the mandate stands, in units of its currency; null where nothing was. */
  readonly trial: { readonly providerPaymentId: string; readonly amount: number } | null;
};

export interface MandateDebit extends MandateRef {
  /** The shop's own id of the payment: a debit that is asked for twice is made once. */
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly amount: Rupees;
  readonly customer: { readonly phone: string; readonly email: string };
}

/** A bank's consent to later debits at one payment service (SUB-01). Every method calls out. */
export interface Mandates {
  ask(request: MandateRequest): Promise<AskedMandate>;
  /** How it stands now. */
  fetch(mandate: MandateRef): Promise<MandateNews>;
  /** Ends it, once however often it is called. */
  revoke(mandate: MandateRef): Promise<void>;
  /** Debits once however often it is called; the gateway tells later whether the bank paid. */
  debit(request: MandateDebit): Promise<{ readonly providerOrderId: string; readonly isRefused: boolean }>;
}

/** Where the payer is sent back to from their bank. */
export const mandateReturnPath = '/dashboard/subscriptions';
