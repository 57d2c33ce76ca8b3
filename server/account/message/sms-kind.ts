import type { SmsKind } from '../../platform/outgoing/sms-budget.ts';
import type { TemplateName } from './templates/templates.ts';

/** Messages that can wait: nobody needs them to sign in, pay or receive an order. */
const reminders: ReadonlySet<string> = new Set<TemplateName>([
  'back-in-stock',
  'checkout-reminder',
  'membership-ending',
  'subscription-notice',
  'referral-reward',
  'review-answered',
  'review-published',
  'review-request',
  'welcome',
]);

/** SMS kind by template, for messages without a one-time code. */
export function smsKindOf(template: string | null): SmsKind {
  return template !== null && reminders.has(template) ? 'reminder' : 'update';
}
