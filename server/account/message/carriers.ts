import type { Transporter } from 'nodemailer';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import type { OutgoingService } from '../../platform/outgoing/outgoing-service.ts';
import { ServiceUnavailable } from '../../platform/outgoing/service-unavailable.ts';
import type { MailSettings, Settings, WebhookSettings } from '../../platform/start/settings.ts';
import type { Channel } from './messages.ts';

export interface Letterbox {
  readonly id: string;
  readonly to: string;
  readonly channel: Channel;
  readonly template: string | null;
  readonly language: Language;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly unsubscribeUrl: string | null;
  readonly replyTo: string | null;
}

/** 'refused' is permanent. A temporary failure throws instead, and is retried. */
export type Taken = 'taken' | 'refused';
export type Carrier = (message: Letterbox) => Promise<Taken>;
export type Carriers = Readonly<Partial<Record<Channel, Carrier>>>;

/** Timeout of one delivery, milliseconds. */
const patience = 5_000;
/** Maximum size of a mail server's reply, bytes. */
const longestReply = 64 * 1024;

/** One carrier for each configured channel. */
export function createCarriers(
  { mail, sms, whatsapp }: Pick<Settings, 'mail' | 'sms' | 'whatsapp'>,
  outgoing: Pick<Outgoing, 'mail' | 'sms' | 'whatsapp'>,
  wait = patience,
): Carriers {
  return {
    ...(mail === null ? {} : { email: mailCarrier(outgoing.mail, mail, wait) }),
    ...(sms === null ? {} : { sms: webhookCarrier(outgoing.sms, sms, wait) }),
    ...(whatsapp === null ? {} : { whatsapp: webhookCarrier(outgoing.whatsapp, whatsapp, wait) }),
  };
}

/**
 * Sends e-mails over SMTP. The Message-ID derives from the message id, so a retried delivery can be recognised as a
 * duplicate.
 */
function mailCarrier(service: OutgoingService, { url, from }: MailSettings, wait: number): Carrier {
  // Loaded with the first mail: half a megabyte that a start doesn't need.
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    const limits = { connectionTimeout: wait, greetingTimeout: wait, socketTimeout: wait, dnsTimeout: wait };
    return createTransport({ url, ...limits, ...bounded });
  };
  let transport: Promise<Transporter> | undefined;
  const domain = /@([^\s<>@]+)>?\s*$/u.exec(from)?.[1] ?? 'localhost';
  return async ({ id, to, subject, text, html, unsubscribeUrl, replyTo }) =>
    service.run(async () => {
      const signal = AbortSignal.timeout(wait);
      const limited = { signal, disableFileAccess: true, disableUrlAccess: true };
      try {
        transport ??= open();
        const opened = await transport;
        await opened.sendMail({
          from,
          // An object, because Nodemailer would parse a string as a list of addresses.
          to: { name: '', address: to },
          ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
          subject: subject ?? '',
          text,
          ...(html === null ? {} : { html }),
          messageId: `<${id}@${domain}>`,
          ...(unsubscribeUrl === null ? {} : { headers: unsubscribing(unsubscribeUrl) }),
          ...limited,
        });
        return 'taken';
      } catch (error) {
        if (isAddressRefused(error)) return 'refused';
        const said = `The mail server refused a message (${codeOf(error)})`;
        // A response code means that the server is up, so this is not an outage.
        if (error instanceof Error && 'responseCode' in error) throw new Error(said, { cause: error });
        throw new ServiceUnavailable(service.name, signal.aborted ? 'timeout' : 'unreachable', {
          cause: new Error(said, { cause: error }),
        });
      }
    });
}

/** Options missing from Nodemailer's types. */
const bounded = { maxResponseSize: longestReply, socketCloseTimeout: 0 };

function unsubscribing(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Only a 5xx on RCPT TO is the recipient's fault; any other refusal may be a problem of the server. */
function isAddressRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = 'responseCode' in error ? error.responseCode : undefined;
  const command = 'command' in error ? error.command : undefined;
  return command === 'RCPT TO' && typeof status === 'number' && status >= 500;
}

function codeOf(error: unknown): string {
  return (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code) || 'unknown';
}

/** Statuses that mean a permanent refusal; everything else is retried. */
const refusals: ReadonlySet<number> = new Set([400, 410, 422]);

/**
 * Posts messages to the configured webhook, with the shared secret as bearer token and the message id as
 * Idempotency-Key, so that a retry isn't sent twice.
 */
function webhookCarrier(service: OutgoingService, { url, secret }: WebhookSettings, wait: number): Carrier {
  return async ({ id, to, channel, template, language, text }) => {
    const request = {
      url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify({ id, to, channel, template, language, text }),
      timeoutMs: wait,
    } as const;
    return service.ask(request, ({ status }) => {
      if (status < 300) return 'taken';
      if (refusals.has(status)) return 'refused';
      throw new Error(`The message service answered ${status}`);
    });
  };
}
