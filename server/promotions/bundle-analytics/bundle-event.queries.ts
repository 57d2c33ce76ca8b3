import sql from 'sql-template-tag';
import type { BundleEvent } from '../../../src/contract/promotions/bundle/bundle-analytics.calls.ts';
import type { Session } from '../../platform/database/session.ts';

/** The sender as the server sees them; never what the client claims. */
export interface Witness {
  /** A keyed hash of the caller that changes daily. */
  readonly caller: string;
  readonly shopperId: string | null;
  readonly at: Date;
}

export interface EventBatch {
  readonly batchId: string;
  readonly events: readonly BundleEvent[];
}

/**
 * Saves a batch exactly once, in one statement, with the sender's daily visit. Events of unknown bundles are
 * dropped.
 */
export async function insertEvents(session: Session, batch: EventBatch, witness: Witness): Promise<void> {
  const sent = batch.events.map((event) => ({
    bundle_id: event.bundleId,
    action: event.action,
    page: event.sourcePage,
    device: event.deviceType,
    session_id: event.sessionId,
    metadata: {
      ...event.metadata,
      bundlePrice: event.bundlePrice,
      potentialSavings: event.potentialSavings,
      cartValue: event.cartValue,
    },
  }));
  await session.execute(sql`
    WITH batch AS (
      INSERT INTO bundle_event_batch (batch_id, at) VALUES (${batch.batchId}, ${witness.at})
      ON CONFLICT DO NOTHING RETURNING batch_id),
    sent AS (
      SELECT sent.* FROM batch, jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        AS sent (bundle_id uuid, action text, page text, device text, session_id text, metadata jsonb)),
    visited AS (
      INSERT INTO visit (day, caller, session_id, has_cart)
      SELECT (${witness.at}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date, ${witness.caller}::text, session_id,
        bool_or((metadata ->> 'cartValue')::integer > 0)
      FROM sent GROUP BY session_id ORDER BY session_id
      ON CONFLICT (day, caller, session_id) DO UPDATE SET has_cart = true WHERE excluded.has_cart AND NOT visit.has_cart)
    INSERT INTO bundle_event (bundle_id, action, page, device, session_id, caller, shopper_id, at, metadata)
    SELECT bundle.id, sent.action, sent.page, sent.device, sent.session_id,
      ${witness.caller}, ${witness.shopperId}::uuid, ${witness.at}::timestamptz, sent.metadata
    FROM sent JOIN bundle ON bundle.id = sent.bundle_id`);
}

export interface RecommendationEvent {
  readonly recommendationId: string;
  readonly action: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Saves the outcome of a recommendation; its view counts once. */
export async function insertRecommendationEvent(
  session: Session,
  { recommendationId, action, data }: RecommendationEvent,
  { shopperId, at }: Pick<Witness, 'shopperId' | 'at'>,
): Promise<void> {
  await session.execute(sql`
    INSERT INTO recommendation_event (recommendation_id, action, shopper_id, at, data)
    VALUES (${recommendationId}, ${action}, ${shopperId}, ${at}, ${JSON.stringify(data)})
    ON CONFLICT (recommendation_id) WHERE action = 'view' DO NOTHING`);
}

/** Maximum rows per run of the cleanup job. */
const atOnce = 5_000;

/** Deletes events after 400 days, and batch ids after 2, when no client retries them any more. */
export async function removeOldEvents(session: Session, now: Date): Promise<void> {
  await session.execute(sql`
    DELETE FROM bundle_event_batch WHERE at < ${now}::timestamptz - interval '2 days'`);
  await session.execute(sql`DELETE FROM visit WHERE day < (${now}::timestamptz - interval '400 days')::date`);
  await session.execute(sql`
    DELETE FROM bundle_event WHERE id = ANY(ARRAY(
      SELECT id FROM bundle_event WHERE at < ${now}::timestamptz - interval '400 days' ORDER BY at LIMIT ${atOnce}))`);
  await session.execute(sql`
    DELETE FROM recommendation_event WHERE id = ANY(ARRAY(
      SELECT id FROM recommendation_event WHERE at < ${now}::timestamptz - interval '400 days'
      ORDER BY at LIMIT ${atOnce}))`);
}
