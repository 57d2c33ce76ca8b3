import { randomInt, randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { messageStep } from '../../../src/machines/account/message-choices/message/message.transition.ts';
import type { Session } from '../../platform/database/session.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

export const channels = ['sms', 'email', 'whatsapp'] as const;
export type Channel = (typeof channels)[number];

export interface OutgoingMessage {
  readonly to: string;
  readonly channel: Channel;
  readonly text: string;
  /** E-mail only. */
  readonly subject?: string;
  readonly html?: string;
  /** Template name, for providers that require registered texts. */
  readonly template?: string;
  /** What it is written in; English by default. */
  readonly language?: Language;
  /** Unsubscribe link for this kind of message. */
  readonly unsubscribeUrl?: string;
  /** Reply-To, if it differs from the sender. */
  readonly replyTo?: string;
  /** The one-time code in the text; stored in the sandbox outbox only. */
  readonly code?: string;
  /** Not sent after this; three days from now by default. */
  readonly expiresAt?: Date;
  /** Already counted against the SMS budget. */
  readonly isCounted?: boolean;
  /** Deduplication key: a second message with the same key and channel is not sent. */
  readonly once?: string;
}

export interface Messages {
  /** Channels that can be used. */
  readonly channels: ReadonlySet<Channel>;
  /** Sends only if the session's transaction commits. */
  send(session: Session, message: OutgoingMessage): Promise<void>;
}

/** Job that delivers a message in live mode. */
export const deliveryJob = 'message.deliver';

/** Default time until a message expires, milliseconds. */
const lifetime = 3 * 86_400_000;

interface Delivery {
  readonly messageId: string;
  readonly channel: Channel;
  readonly runAt?: Date;
  /** A one-time code: in lanes of its own and before other jobs, because it expires while a sale's messages wait. */
  readonly isCode?: boolean;
  /** How many of its channel are sent at once. */
  readonly lanes: number;
}

/** Queues the delivery job, now or at `runAt`. */
export async function addDelivery(jobs: Jobs, session: Session, delivery: Delivery): Promise<void> {
  const { messageId, channel, runAt, isCode = false, lanes } = delivery;
  const queue = `${deliveryJob}:${isCode ? 'code:' : ''}${channel}:${randomInt(lanes)}`;
  const options = { queue, isUrgent: isCode, ...(runAt === undefined ? {} : { runAt }) };
  await jobs.add(session, deliveryJob, { messageId }, options);
}

interface MessageParts {
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly channels: ReadonlySet<Channel>;
  /** A sandbox stores its messages for viewing instead of sending them. */
  readonly isSandbox: boolean;
  /** Messages of one channel sent at once. */
  readonly lanes: number;
}

/** Stores each message and its delivery job in the caller's transaction. */
export function createMessages(parts: MessageParts): Messages {
  const { clock, jobs, isSandbox, lanes } = parts;
  const written = messageStep('wanted', { type: 'message.write', isSandbox });
  if (!written) throw new Error('A message can’t be written');
  return {
    channels: parts.channels,
    async send(session, message) {
      const id = randomUUID();
      const now = clock();
      const expiresAt = message.expiresAt ?? new Date(now.getTime() + lifetime);
      const isCode = message.code !== undefined;
      const queue = async () =>
        written.effects.includes('queueDelivery')
          ? addDelivery(jobs, session, { messageId: id, channel: message.channel, isCode, lanes })
          : undefined;
      const store = session.execute(sql`
        INSERT INTO message (id, recipient, channel, template, subject, body, html, unsubscribe_url, reply_to,
          code, status, expires_at, once, is_counted, language, sent_at)
        VALUES (${id}, ${message.to}, ${message.channel}, ${message.template ?? null}, ${message.subject ?? null},
          ${message.text}, ${message.html ?? null}, ${message.unsubscribeUrl ?? null},
          ${message.replyTo ?? null}, ${isSandbox ? (message.code ?? null) : null}, ${written.status}, ${expiresAt},
          ${message.once === undefined ? null : `${message.once}:${message.channel}`}, ${message.isCounted ?? false},
          ${message.language ?? 'en'}, ${now})
        ON CONFLICT (once) DO NOTHING`);
      // Only one with a key can be there already; any other travels together with its job.
      if (message.once === undefined) await Promise.all([store, queue()]);
      else if ((await store) > 0) await queue();
    },
  };
}
