import { randomInt, randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Session } from '../../platform/database/session.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

export const channels = ['sms', 'email', 'whatsapp'] as const;
export type Channel = (typeof channels)[number];

export interface OutgoingMessage {
  readonly to: string;
  readonly channel: Channel;
  readonly text: string;
  /** Of an e-mail. */
  readonly subject?: string;
  readonly html?: string;
  /** Its template, which services that want registered texts are told. */
  readonly template?: string;
  /** Address that ends messages of this kind. */
  readonly unsubscribeUrl?: string;
  /** To whom an answer goes, where that is not the sender of the shop's mail. */
  readonly replyTo?: string;
  /** The one-time code in the text, for the sandbox outbox alone. */
  readonly code?: string;
  /** Not sent from this moment on; three days from now without one. */
  readonly expiresAt?: Date;
  /** The budget of text messages has counted it already. */
  readonly isCounted?: boolean;
  /** What it is about: a second message of this channel about the same is not sent. */
  readonly once?: string;
}

export interface Messages {
  /** The channels that lead somewhere. */
  readonly channels: ReadonlySet<Channel>;
  /** Sends if and when the transaction of this session commits. */
  send(session: Session, message: OutgoingMessage): Promise<void>;
}

/** The job that delivers a message in live mode. */
export const deliveryJob = 'message.deliver';

/** How long a message is worth sending, in milliseconds. */
const lifetime = 3 * 86_400_000;

/** Messages of one channel that are under way at once: with two channels hanging, other jobs still have places. */
const lanes = 2;

/** Adds the job that delivers a message, now or from a later moment on. */
export async function addDelivery(
  jobs: Jobs,
  session: Session,
  { messageId, channel, runAt }: { messageId: string; channel: Channel; runAt?: Date },
): Promise<void> {
  const queue = `${deliveryJob}:${channel}:${randomInt(lanes)}`;
  await jobs.add(session, deliveryJob, { messageId }, { queue, ...(runAt === undefined ? {} : { runAt }) });
}

interface MessageParts {
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly channels: ReadonlySet<Channel>;
  /** A sandbox keeps its messages for a newcomer to read instead of sending them (SES-08). */
  readonly isSandbox: boolean;
}

/** Keeps each message in the transaction that wants it sent; what delivers it is a job of the same transaction. */
export function createMessages(parts: MessageParts): Messages {
  const { clock, jobs, isSandbox } = parts;
  return {
    channels: parts.channels,
    async send(session, message) {
      const id = randomUUID();
      const now = clock();
      const expiresAt = message.expiresAt ?? new Date(now.getTime() + lifetime);
      const kept = await session.execute(sql`
        INSERT INTO message (id, recipient, channel, template, subject, body, html, unsubscribe_url, reply_to,
          code, status, expires_at, once, is_counted, sent_at)
        VALUES (${id}, ${message.to}, ${message.channel}, ${message.template ?? null}, ${message.subject ?? null},
          ${message.text}, ${message.html ?? null}, ${message.unsubscribeUrl ?? null},
          ${message.replyTo ?? null}, ${isSandbox ? (message.code ?? null) : null}, ${isSandbox ? 'kept' : 'waiting'}, ${expiresAt},
          ${message.once === undefined ? null : `${message.once}:${message.channel}`}, ${message.isCounted ?? false}, ${now})
        ON CONFLICT (once) DO NOTHING`);
      if (kept === 1 && !isSandbox) await addDelivery(jobs, session, { messageId: id, channel: message.channel });
    },
  };
}
