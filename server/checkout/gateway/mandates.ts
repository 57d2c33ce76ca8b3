import type { PaymentAction } from '../../../src/contract/orders/order/order.calls.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { MandateMethod } from '../../../src/domain/orders/mandate.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';

export interface MandateRequest {
  /** The shop's mandate id. Makes a repeated request idempotent where the gateway supports it. */
  readonly mandateId: string;
  readonly method: MandateMethod;
  readonly ceiling: Rupees;
  readonly plan: 'weekly' | 'monthly';
  /** Shown to the payer. */
  readonly description: string;
  /** Expiry date. */
  readonly until: Date;
  readonly customer: { readonly name: string; readonly phone: string };
  /** Of the page to return to. */
  readonly language: Language;
}

export interface AskedMandate {
  readonly providerId: string;
  readonly providerCustomer: string | null;
  readonly action: PaymentAction;
}

/** The gateway's ids of a mandate. */
export interface MandateRef {
  readonly providerId: string;
  readonly providerCustomer: string | null;
  /** Token for debits; null until the mandate is granted. */
  readonly token: string | null;
  readonly method: MandateMethod;
}

export type MandateNews = (
  | { readonly kind: 'asked' | 'refused' | 'paused' | 'revoked' }
  | { readonly kind: 'granted'; readonly token: string }
) & {
  /** Trial charge of the mandate, in units of its currency; always refunded. Null if there was none. */
  readonly trial: { readonly providerPaymentId: string; readonly amount: number } | null;
};

export interface MandateDebit extends MandateRef {
  /** The shop's payment id. A repeated debit is made once. */
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly amount: Rupees;
  readonly customer: { readonly phone: string; readonly email: string };
}

/** Mandates for later debits at a gateway. Every method makes a network call. */
export interface Mandates {
  ask(request: MandateRequest): Promise<AskedMandate>;
  /** Current state of a mandate. */
  fetch(mandate: MandateRef): Promise<MandateNews>;
  /** Revokes a mandate, once even if repeated. */
  revoke(mandate: MandateRef): Promise<void>;
  /** Starts a debit, once even if repeated. The gateway reports the result later. */
  debit(request: MandateDebit): Promise<{ readonly providerOrderId: string; readonly isRefused: boolean }>;
}

/** Page that the payer returns to from their bank. */
export const mandateReturnPath = '/dashboard/subscriptions';
