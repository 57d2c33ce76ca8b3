import sql from 'sql-template-tag';
import type { BundleStatus, BundleWrite } from '../../../src/contract/promotions/bundle/bundle.calls.ts';
import { recordChange, recordChanges } from '../../platform/audit/audit.ts';
import type { Session } from '../../platform/database/session.ts';
import { lazily } from '../../platform/http/input/readable.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { campaignOf, setByItsCampaign, switchedByCampaign } from '../campaign-part/campaign-of.ts';
import {
  type BundleRow,
  endOf,
  insertBundle,
  lockBundles,
  removeBundles,
  restoreBundles,
  setStatus,
  updateBundle,
} from './bundle.queries.ts';

/** The admin, and the time. */
export interface Writer {
  readonly actorId: string;
  readonly now: Date;
}

export type BundleCommand = 'activate' | 'deactivate' | 'delete' | 'restore';

const resource = 'bundle';

/** Adds a bundle, with its audit entry. */
export async function addBundle(tx: Session, bundle: BundleWrite, { actorId, now }: Writer): Promise<BundleRow> {
  const row = await insertBundle(tx, bundle, now);
  await recordChange(tx, {
    actorId,
    action: 'created',
    resource,
    recordId: row.id,
    before: null,
    after: writeOf(row),
    now,
  });
  return row;
}

/** Updates a bundle, with its audit entry. Throws 'not-found', or Overtaken. */
export async function changeBundle(
  tx: Session,
  { id, version, bundle }: { id: string; version: number | undefined; bundle: BundleWrite },
  { actorId, now }: Writer,
): Promise<BundleRow> {
  const before = (await lockBundles(tx, [id])).get(id);
  if (!before || before.removed_at) throw noBundle();
  if (version !== undefined && version !== before.version) throw new Overtaken(before);
  await refuseMistakes(ownTimeFindings(tx, before, bundle));
  const row = await updateBundle(tx, id, bundle, now);
  if (!row) throw noBundle();
  await recordChange(tx, {
    actorId,
    action: 'changed',
    resource,
    recordId: id,
    before: writeOf(before),
    after: writeOf(row),
    now,
  });
  return row;
}

/** Refuses the time or the switch that its campaign sets, where it was changed (CMP-01). */
export function ownTimeFindings(session: Session, before: BundleRow, bundle: BundleWrite): Findings {
  const fields = ['startsAt', 'validUntil', 'expiresIn', 'status'] as const;
  const startOf = () => (bundle.startsAt === undefined ? before.starts_at : new Date(bundle.startsAt));
  const validUntilOf = () => (bundle.validUntil === null ? null : new Date(bundle.validUntil));
  return setByItsCampaign(session, 'bundle', {
    id: before.id,
    before: {
      startsAt: before.starts_at.getTime(),
      validUntil: before.valid_until?.getTime(),
      expiresIn: endOf(before)?.getTime(),
      status: before.status,
    },
    after: lazily({
      startsAt: () => startOf().getTime(),
      validUntil: () => validUntilOf()?.getTime(),
      expiresIn: () =>
        endOf({
          is_time_limited: bundle.isTimeLimited,
          starts_at: startOf(),
          expires_in: bundle.expiresIn,
          valid_until: validUntilOf(),
        })?.getTime(),
      status: () => bundle.status,
    }),
    fields,
  });
}

/** Another admin saved first: the current bundle, still without its calculated price. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
  readonly row: BundleRow;

  constructor(row: BundleRow) {
    super('Someone else has changed this bundle');
    this.row = row;
  }
}

const done: Readonly<Record<BundleCommand, { readonly action: string; readonly after: object }>> = {
  activate: { action: 'activated', after: { status: 'active' } },
  deactivate: { action: 'deactivated', after: { status: 'inactive' } },
  delete: { action: 'deleted', after: { isRemoved: true } },
  restore: { action: 'restored', after: { isRemoved: false } },
};

/** One change to many bundles, each with an audit entry; unknown ids are skipped. */
export async function commandBundles(
  tx: Session,
  ids: readonly string[],
  command: BundleCommand,
  { actorId, now }: Writer,
): Promise<number> {
  const rows = [...(await lockBundles(tx, ids)).values()].filter(
    ({ removed_at: removedAt }) => (removedAt !== null) === (command === 'restore'),
  );
  const there = rows.map(({ id }) => id);
  if (command === 'activate' || command === 'deactivate') await refuseMembers(tx, there);
  const { action, after } = done[command];
  await recordChanges(
    tx,
    rows.map(({ id, status, removed_at: removedAt }) => ({
      actorId,
      action,
      resource,
      recordId: id,
      before: 'status' in after ? { status } : { isRemoved: removedAt !== null },
      after,
      now,
    })),
  );
  switch (command) {
    case 'delete':
      return removeBundles(tx, there, now);
    case 'restore':
      return restoreBundles(tx, there, now);
    default:
      return setStatus(tx, there, statusAfter[command], now);
  }
}

async function refuseMembers(tx: Session, ids: readonly string[]): Promise<void> {
  const [member] = await tx.query<{ id: string }>(sql`
    SELECT id FROM bundle WHERE id = ANY(${[...ids]}) AND campaign_id IS NOT NULL ORDER BY id LIMIT 1`);
  const campaign = member && (await campaignOf(tx, 'bundle', member.id));
  if (campaign) throw refusedField('ids', switchedByCampaign(campaign));
}

const statusAfter: Readonly<Record<'activate' | 'deactivate', BundleStatus>> = {
  activate: 'active',
  deactivate: 'inactive',
};

/** The editable fields of a bundle; its price follows from the products and isn't one of them. */
function writeOf(row: BundleRow): BundleWrite {
  return {
    name: row.name,
    description: row.description,
    type: row.type,
    products: row.products.map(({ sku, quantity }) => ({ sku, quantity })),
    percentage: row.percentage,
    badge: row.badge,
    isPopular: row.is_popular,
    isTimeLimited: row.is_time_limited,
    startsAt: row.starts_at.toISOString(),
    expiresIn: row.expires_in,
    validUntil: row.valid_until?.toISOString() ?? null,
    minOrderValue: row.min_order_value,
    excludedProducts: [...row.excluded_products],
    stockLevel: row.stock_level,
    position: row.position,
    status: row.status,
    ...(row.translations ? { translations: row.translations } : {}),
  };
}

export function noBundle() {
  return problem('not-found', { detail: 'We couldn’t find this bundle' });
}
