import { t } from '../../../src/domain/kit/text/text.ts';
import sql from 'sql-template-tag';
import { indianDay, midnightInIndia } from '../list/indian-day.ts';
import type { Session } from '../database/session.ts';
import { problem } from '../http/problem.ts';
import type { Settings } from '../start/settings.ts';

type Budget = Pick<Settings, 'smsPerMinute' | 'smsPerDay'>;

/** Kinds of text messages, most urgent first: less urgent ones are held back earlier when the budget is short. */
export type SmsKind = 'code' | 'stranger-code' | 'update' | 'reminder';

const minute = 60_000;
const dayLength = 86_400_000;

/** The share of the budget each kind may use; the rest is reserved for more urgent ones. */
const ceilings: Readonly<Record<SmsKind, (max: number) => number>> = {
  code: (max) => max,
  // The last five percent are reserved for people who have signed in on this device before.
  'stranger-code': (max) => max - Math.floor(max / 100) * 5,
  update: (max) => Math.ceil(max * 0.9),
  reminder: (max) => Math.ceil(max * 0.8),
};

/** Admins are warned from this share of the daily budget. */
const alarmShare = 0.8;

/** The budget is used up for now; the caller must roll back. */
export class SmsBudgetSpent extends Error {
  override readonly name = 'SmsBudgetSpent';
  /** Seconds until more is available. */
  readonly wait: number;

  constructor(wait: number) {
    super(`No text messages for ${wait} seconds`);
    this.wait = wait;
  }
}

/**
 * Counts one text message against the shop's budget. Throws SmsBudgetSpent when this kind may not be sent now; then
 * the transaction must not commit. Make it the last statement: every sender waits for these two rows.
 */
export async function countSms(
  tx: Session,
  { smsPerMinute, smsPerDay }: Budget,
  { kind, now }: { kind: SmsKind; now: Date },
): Promise<void> {
  const minuteStart = new Date(Math.floor(now.getTime() / minute) * minute);
  const dayStart = dayOf(now);
  const periods = [
    { name: 'day', startsAt: dayStart, max: smsPerDay, length: dayLength },
    { name: 'minute', startsAt: minuteStart, max: smsPerMinute, length: minute },
  ] as const;
  for (const { name, startsAt, max, length } of periods) {
    const ceiling = ceilings[kind](max);
    const counted = await tx.maybeOne<{ sent: number }>(sql`
      INSERT INTO sms_budget (period, starts_at, sent) SELECT ${name}, ${startsAt}, 1 WHERE ${ceiling}::integer > 0
      ON CONFLICT (period) DO UPDATE SET
        sent = CASE WHEN sms_budget.starts_at < EXCLUDED.starts_at THEN 1 ELSE sms_budget.sent + 1 END,
        starts_at = greatest(sms_budget.starts_at, EXCLUDED.starts_at)
      WHERE sms_budget.starts_at < EXCLUDED.starts_at OR sms_budget.sent < ${ceiling}
      RETURNING sent`);
    if (!counted) throw new SmsBudgetSpent(Math.ceil((startsAt.getTime() + length - now.getTime()) / 1000));
  }
}

/** Maximum Retry-After for codes, in seconds: an admin may raise the budget in the meantime. */
const longestWait = 600;

/** Turns SmsBudgetSpent into the problem for a code request; returns other errors unchanged. */
export function asCodesUnavailable(error: unknown): unknown {
  if (!(error instanceof SmsBudgetSpent)) return error;
  return problem('codes-unavailable', {
    detail: t`We can’t send codes right now. Try again in a few minutes, or sign in with your password.`,
    headers: { 'retry-after': String(Math.min(longestWait, error.wait)) },
  });
}

interface SmsUse {
  readonly sent: number;
  readonly limit: number;
}

/** Text messages sent today, and the limit. */
export async function smsUseOf(session: Session, { smsPerDay }: Budget, now: Date): Promise<SmsUse> {
  const row = await session.maybeOne<{ sent: number }>(sql`
    SELECT sent FROM sms_budget WHERE period = 'day' AND starts_at >= ${dayOf(now)}`);
  return { sent: row?.sent ?? 0, limit: smsPerDay };
}

/** The warning for admins when text messages are running out or used up; null while there are enough. */
export async function smsAlarmOf(
  session: Session,
  budget: Budget,
  now: Date,
): Promise<(SmsUse & { readonly isExhausted: boolean }) | null> {
  const use = await smsUseOf(session, budget, now);
  if (use.sent < Math.ceil(use.limit * alarmShare)) return null;
  return { ...use, isExhausted: use.sent >= ceilings['stranger-code'](use.limit) };
}

function dayOf(now: Date): Date {
  return midnightInIndia(indianDay(now));
}
