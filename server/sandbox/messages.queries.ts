import sql from 'sql-template-tag';
import type { OutgoingMessage } from '../message/messages.ts';
import type { Session } from '../database/session.ts';

const mostMessages = 100;

interface MessageRow {
  recipient: string;
  channel: OutgoingMessage['channel'];
  body: string;
  code: string | null;
  sent_at: Date;
}

/** The newest messages of the sandbox, to one recipient or to all. */
export async function readMessages(session: Session, to: string | undefined) {
  const rows = await session.query<MessageRow>(sql`
    SELECT recipient, channel, body, code, sent_at FROM message
    WHERE ${to ?? null}::text IS NULL OR recipient = ${to ?? null}
    ORDER BY serial DESC LIMIT ${mostMessages}`);
  return rows.map(({ recipient, channel, body, code, sent_at }) => ({
    to: recipient,
    channel,
    text: body,
    ...(code === null ? {} : { code }),
    sentAt: sent_at.toISOString(),
  }));
}
