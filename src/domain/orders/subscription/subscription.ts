/** Where a subscription stands (SUB-01). 'renewing' waits for the money of a period, 'pastDue' for the next try. */
export const subscriptionStatuses = ['active', 'asking', 'renewing', 'pastDue', 'paused', 'cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** How renewals are paid: by a link in a message, from the wallet while it has enough, or by a bank's consent. */
export const renewalWays = ['link', 'wallet', 'mandate'] as const;
export type RenewalWay = (typeof renewalWays)[number];

/** What its owner can tell a subscription. */
export const subscriptionCommands = ['pause', 'resume', 'skip', 'accept', 'cancel'] as const;
export type SubscriptionCommand = (typeof subscriptionCommands)[number];

/** Failures of one period after which a subscription ends: the first try and three more. */
export const maxFailures = 4;
