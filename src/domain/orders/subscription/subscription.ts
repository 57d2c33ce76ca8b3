/**
 * Status of a subscription (SUB-01). 'renewing' waits for the payment of a period, 'pastDue' for the next retry.
 */
export const subscriptionStatuses = ['active', 'asking', 'renewing', 'pastDue', 'paused', 'cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** How renewals are paid: by a payment link, from the wallet if it holds enough, or by mandate. */
export const renewalWays = ['link', 'wallet', 'mandate'] as const;
export type RenewalWay = (typeof renewalWays)[number];

/** What the owner of a subscription can do with it. */
export const subscriptionCommands = ['pause', 'resume', 'skip', 'accept', 'cancel'] as const;
export type SubscriptionCommand = (typeof subscriptionCommands)[number];

/** A subscription ends after this many failed payments for one period: the first attempt and three retries. */
export const maxFailures = 4;
