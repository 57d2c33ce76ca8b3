import type { SmsKind } from '../../platform/outgoing/sms-budget.ts';
import type { TemplateName } from './templates/templates.ts';

/** Messages that can wait: nobody needs them now to sign in, to pay or to get an order. */
const reminders: ReadonlySet<string> = new Set<TemplateName>([
  'checkout-reminder',
  'membership-ending',
  'subscription-notice',
  'referral-reward',
  'welcome',
]);

/** The kind of a message that is no code, by its template. */
export function smsKindOf(template: string | null): SmsKind {
  return template !== null && reminders.has(template) ? 'reminder' : 'update';
}
