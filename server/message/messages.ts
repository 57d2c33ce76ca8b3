import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import type { Session } from '../database/session.ts';
import type { Tasks } from '../jobs/jobs.ts';

export interface OutgoingMessage {
  readonly to: string;
  readonly channel: 'sms' | 'email' | 'whatsapp';
  readonly text: string;
  /** The one-time code in the text, for the sandbox outbox alone. */
  readonly code?: string;
}

export interface Messages {
  /** Sends if and when the transaction of this session commits. */
  send(session: Session, message: OutgoingMessage): Promise<void>;
}

/** Keeps messages for a newcomer to read instead of sending them (SES-08). */
export function sandboxMessages(clock: () => Date): Messages {
  return {
    async send(session, { to, channel, text, code }) {
      await session.execute(sql`
        INSERT INTO message (id, recipient, channel, body, code, sent_at)
        VALUES (${randomUUID()}, ${to}, ${channel}, ${text}, ${code ?? null}, ${clock()})`);
    },
  };
}

/** The job that delivers a message in live mode. */
const deliveryJob = 'deliver-message';

type AddJob = (session: Session, name: string, payload: Readonly<Record<string, unknown>>) => Promise<void>;

/** Hands messages to the job queue, in the transaction that wants them sent. */
export function queuedMessages(addJob: AddJob): Messages {
  return {
    async send(session, { to, channel, text }) {
      await addJob(session, deliveryJob, { to, channel, text });
    },
  };
}

const queuedSchema = z.object({ to: z.string(), channel: z.enum(['sms', 'email', 'whatsapp']), text: z.string() });

/** The jobs by which queued messages leave; none where nothing is sent. */
export function messageTasks(webhookUrl: string | null): Tasks {
  if (webhookUrl === null) return {};
  return { [deliveryJob]: async (payload) => deliverMessage(webhookUrl, z.parse(queuedSchema, payload)) };
}

/** Milliseconds that the message service has to take a message. */
const patience = 5_000;

/** Posts one message to the owner's message service; throws when it is not taken, so that the job tries again. */
async function deliverMessage(webhookUrl: string, message: z.infer<typeof queuedSchema>): Promise<void> {
  const answer = await fetch(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`The message service answered ${answer.status}`);
}
