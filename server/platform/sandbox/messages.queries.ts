import sql from 'sql-template-tag';
import type { Session } from '../database/session.ts';
import type { OutgoingMessage } from '../../account/message/messages.ts';

const maxMessages = 100;

interface MessageRow {
  id: string;
  recipient: string;
  channel: OutgoingMessage['channel'];
  template: string | null;
  subject: string | null;
  body: string;
  html: string | null;
  code: string | null;
  sent_at: Date;
}

export interface KeptMessage {
  readonly id: string;
  readonly to: string;
  readonly channel: OutgoingMessage['channel'];
  readonly template?: string;
  readonly subject?: string;
  readonly text: string;
  readonly html: string | null;
  readonly code?: string;
  readonly sentAt: string;
}

/** The latest messages of the sandbox, to one recipient or to all. */
export async function readMessages(session: Session, to: string | undefined): Promise<KeptMessage[]> {
  const rows = await session.query<MessageRow & { [column: string]: unknown }>(sql`
    SELECT id, recipient, channel, template, subject, body, html, code, sent_at FROM message
    WHERE ${to ?? null}::text IS NULL OR recipient = ${to ?? null}
    ORDER BY serial DESC LIMIT ${maxMessages}`);
  return rows.map(keptMessage);
}

export async function findMessage(session: Session, id: string): Promise<KeptMessage | undefined> {
  const row = await session.maybeOne<MessageRow & { [column: string]: unknown }>(sql`
    SELECT id, recipient, channel, template, subject, body, html, code, sent_at FROM message WHERE id = ${id}`);
  return row && keptMessage(row);
}

function keptMessage({
  id,
  recipient,
  channel,
  template,
  subject,
  body,
  html,
  code,
  sent_at,
}: MessageRow): KeptMessage {
  return {
    id,
    to: recipient,
    channel,
    ...(template === null ? {} : { template }),
    ...(subject === null ? {} : { subject }),
    text: body,
    html,
    ...(code === null ? {} : { code }),
    sentAt: sent_at.toISOString(),
  };
}
