import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import type { MessageEvent } from '../../../src/machines/account/message-choices/message/message.machine.ts';
import { messageStep } from '../../../src/machines/account/message-choices/message/message.transition.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { Carriers, Letterbox, Taken } from './carriers.ts';
import type { Settings } from '../../platform/start/settings.ts';
import { addDelivery, deliveryJob } from './messages.ts';
import { countSms, SmsBudgetSpent } from '../../platform/outgoing/sms-budget.ts';
import { smsKindOf } from './sms-kind.ts';

type DeliveryContext = Pick<ShopContext, 'database' | 'clock' | 'log' | 'jobs'> & {
  readonly settings: Pick<Settings, 'smsPerMinute' | 'smsPerDay' | 'messageLanes'>;
};

const payloadSchema = z.object({ messageId: z.string() });

interface WaitingRow extends Letterbox {
  readonly expires_at: Date | null;
  readonly is_counted: boolean;
}

/** The delivery job. If it throws, it is retried with exponential backoff. */
export function messageTasks(context: DeliveryContext, carriers: Carriers): Tasks {
  return {
    [deliveryJob]: async (payload) => deliver(context, carriers, z.parse(payloadSchema, payload).messageId),
  };
}

/** Sends the message if it is still waiting and hasn't expired. */
async function deliver(context: DeliveryContext, carriers: Carriers, id: string): Promise<void> {
  const { database, clock, log } = context;
  const message = await database.maybeOne<WaitingRow & { [column: string]: unknown }>(sql`
    SELECT id, recipient AS "to", channel, template, language, subject, body AS text, html,
      unsubscribe_url AS "unsubscribeUrl", reply_to AS "replyTo", expires_at, is_counted
    FROM message WHERE id = ${id} AND status = 'waiting'`);
  if (!message) return;
  const { channel, template, expires_at: expiresAt } = message;
  if (expiresAt !== null && expiresAt <= clock()) return move('message.expired');
  const carrier = carriers[channel];
  if (!carrier) throw new Error(`No carrier for ${channel}`);
  if (channel === 'sms' && !message.is_counted && !(await isAdmitted(context, { id, template }))) {
    return move('budget.spent');
  }
  try {
    await move(answers[await carrier(message)]);
  } catch (error) {
    await move('carrier.failed');
    // The job is tried again.
    throw error;
  }

  async function move(type: Exclude<MessageEvent['type'], 'message.write'>): Promise<void> {
    const step = messageStep('waiting', { type });
    if (step?.effects.includes('warn')) {
      log.warn({ message: id, channel, template }, 'a message was permanently refused');
    }
    // Keeps the record that it was sent, and drops its content.
    if (step?.effects.includes('dropWords')) {
      await database.execute(sql`
        UPDATE message SET status = ${step.status}, body = '', subject = NULL, html = NULL, unsubscribe_url = NULL, reply_to = NULL
        WHERE id = ${id} AND status = 'waiting'`);
    }
  }
}

/** Counts a text message once across retries. If its budget is used up, reschedules it and returns false. */
async function isAdmitted(
  { database, clock, jobs, settings }: DeliveryContext,
  { id, template }: { id: string; template: string | null },
): Promise<boolean> {
  const now = clock();
  try {
    await database.transaction(async (tx) => {
      await tx.execute(sql`UPDATE message SET is_counted = true WHERE id = ${id}`);
      await countSms(tx, settings, { kind: smsKindOf(template), now });
    });
    return true;
  } catch (error) {
    if (!(error instanceof SmsBudgetSpent)) throw error;
    const runAt = new Date(now.getTime() + error.wait * 1000);
    await addDelivery(jobs, database, { messageId: id, channel: 'sms', runAt, lanes: settings.messageLanes });
    return false;
  }
}

const answers = { taken: 'carrier.took', refused: 'carrier.refused' } as const satisfies Record<Taken, string>;

/** Days before a finished message is deleted in live mode. */
const keptDays = 30;

/** Deletes old finished messages; for the cleanup job. A sandbox keeps its outbox. */
export async function removeOldMessages({ database }: Pick<ShopContext, 'database'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await database.execute(sql`DELETE FROM message WHERE status <> 'kept' AND sent_at < ${before}`);
}
