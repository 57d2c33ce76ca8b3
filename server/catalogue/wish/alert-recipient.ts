import { createHmac } from 'node:crypto';
import type { AskedContact } from './stock-alert.queries.ts';

/** Names a number or address without saying which it is; links of messages carry it (WSH-01). */
export function recipientKey(recipient: string, secret: string): string {
  const hex = createHmac('sha256', secret).update(`stock-alert:${recipient}`).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

/** What its owner recognises of a number or address: '•••• 3210', 'a•••@example.com'. */
export function masked({ channel, recipient }: AskedContact): string {
  if (channel === 'sms') return `•••• ${recipient.slice(-4)}`;
  const [name = '', domain = ''] = recipient.split('@');
  return `${name.slice(0, 1)}•••@${domain.slice(0, 40)}`;
}
