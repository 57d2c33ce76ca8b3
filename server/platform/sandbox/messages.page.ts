import { formatTimestamp } from '../../../src/domain/kit/money/dates.ts';
import { escaped, plainPage, styleElement } from '../http/html.ts';
import type { KeptMessage } from './messages.queries.ts';

const style = styleElement(`
main{max-width:44rem;margin:0 auto}
h1{margin:0 0 .25rem}
.lead{margin:0 0 1.25rem;opacity:.75}
form{display:flex;gap:.5rem;margin:0 0 1.5rem;flex-wrap:wrap}
input{flex:1 1 14rem;min-width:0;font:inherit;padding:.6rem .8rem;border:1px solid #8889;border-radius:.6rem;background:transparent;color:inherit}
button{font:inherit;font-weight:600;padding:.6rem 1.1rem;border:0;border-radius:.6rem;background:#1f5a3c;color:#fff}
ol{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li{border:1px solid #8884;border-radius:.9rem;padding:.9rem 1rem}
.meta{display:flex;flex-wrap:wrap;gap:.15rem .75rem;justify-content:space-between;margin:0 0 .4rem;font-size:.875rem;opacity:.8}
.subject{margin:0 0 .25rem;font-weight:600}
.text{margin:0;white-space:pre-line;overflow-wrap:anywhere}
.code{margin:0 0 .25rem;font-size:1.5rem}
iframe{display:block;width:100%;height:38rem;border:1px solid #8884;border-radius:.9rem;background:#fff}
`);

const channelNames: Readonly<Record<KeptMessage['channel'], string>> = {
  sms: 'Text message',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
};

/** The sandbox outbox, for people waiting for a code: the latest messages, to one recipient or to all. */
export function messagesPage(messages: readonly KeptMessage[], to: string): string {
  const nothing =
    to === ''
      ? 'Nothing yet. Ask for a code on the sign-in page and it will appear here.'
      : `Nothing to ${escaped(to)} yet. <a href="/sandbox/messages">See all messages</a>`;
  const list = messages.length === 0 ? `<p>${nothing}</p>` : `<ol>${messages.map(item).join('')}</ol>`;
  const body = `<p class="lead">This sandbox sends nothing. What it would have sent is kept here, the newest first. <a href="">Look again</a></p>
<form role="search"><input name="to" value="${escaped(to)}" aria-label="Phone number or e-mail address" placeholder="Phone number or e-mail address" autocomplete="off"><button>Find</button></form>${list}`;
  return plainPage('Messages', body, style);
}

function item(message: KeptMessage): string {
  const { id, subject, html, code, text } = message;
  const title = subject === undefined ? '' : `<p class="subject">${escaped(subject)}</p>`;
  return `<li>${meta(message)}${code === undefined ? '' : `<p class="code">${escaped(code)}</p>`}${title}${
    html === null
      ? `<p class="text">${linked(text)}</p>`
      : `<p class="text"><a href="/sandbox/messages/${escaped(id)}">Read the e-mail</a></p>`
  }</li>`;
}

function meta({ to, channel, sentAt }: KeptMessage): string {
  return `<p class="meta"><span>${channelNames[channel]} to ${escaped(to)}</span><time datetime="${escaped(sentAt)}">${escaped(formatTimestamp(new Date(sentAt)))}</time></p>`;
}

/** Text with its URLs as links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/u)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : `<a href="${escaped(part)}">${escaped(part)}</a>`))
    .join('');
}

/** One email: the HTML in a sandboxed frame, and its plain text below. */
export function messagePage(message: KeptMessage): string {
  const { id, subject, text } = message;
  const body = `<p><a href="/sandbox/messages">All messages</a></p>${meta(message)}
<iframe sandbox title="The e-mail" src="/sandbox/messages/${escaped(id)}/body"></iframe>
<h2>Its plain text</h2><p class="text">${linked(text)}</p>`;
  return plainPage(subject ?? 'Message', body, style);
}
