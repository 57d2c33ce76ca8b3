import { formatTimestamp } from '../../src/domain/money/dates.ts';
import { escaped, plainPage } from '../http/html.ts';

interface ShownMessage {
  readonly to: string;
  readonly channel: string;
  readonly text: string;
  readonly code?: string;
  readonly sentAt: string;
}

/** The outbox of the sandbox, for a newcomer who waits for a code; it looks again every 3 seconds. */
export function messagesPage(messages: readonly ShownMessage[]): string {
  const intro = '<p>This sandbox sends nothing. What it would have sent is kept here, the newest first.</p>';
  const list =
    messages.length === 0
      ? '<p>Nothing yet. Ask for a code on the sign-in page and it will be here.</p>'
      : `<table><thead><tr><th scope="col">When</th><th scope="col">To</th><th scope="col">Code</th><th scope="col">Message</th></tr></thead>
<tbody>${messages.map(row).join('')}</tbody></table>`;
  return plainPage('Messages', `${intro}${list}`, '<meta http-equiv="refresh" content="3">');
}

function row({ to, channel, text, code, sentAt }: ShownMessage): string {
  return `<tr><td>${escaped(formatTimestamp(new Date(sentAt)))}</td><td>${escaped(to)}<br>${escaped(channel)}</td>
<td class="code">${escaped(code ?? '')}</td><td>${escaped(text)}</td></tr>`;
}
