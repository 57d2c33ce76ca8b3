import type { FastifyInstance } from 'fastify';
import type { CdnSettings } from '../../platform/outgoing/cdn-settings.ts';
import { atMostEvery } from '../../platform/jobs/at-most-every.ts';
import type { ShopContext } from '../../platform/start/context.ts';

/** Job that tells the CDN to forget the shop's pages and answers. */
export const purgeJob = 'cdn.purge';

/** Least milliseconds from a change to its purge: until then every process has dropped what it kept itself. */
const settling = 1_000;
/** Milliseconds from one purge to the next. All processes ask for the same ones, however often something changes. */
const slot = 2_000;
const pause = 500;

/**
 * Has the CDN forget what it keeps whenever products, prices, bundles, coupons, tiers, banners, posts or texts have changed,
 * and after a start, which may bring new pages. All processes hear of a change and ask for the same job.
 */
export async function purgeOnChange(
  app: FastifyInstance,
  { database, jobs, settings, log }: Pick<ShopContext, 'database' | 'jobs' | 'settings' | 'log'>,
): Promise<void> {
  if (settings.cdn === null) return;
  const want = atMostEvery(pause, () => {
    const runAt = new Date(Math.ceil((Date.now() + settling) / slot) * slot);
    jobs
      .add(database, purgeJob, {}, { key: `${purgeJob}:${runAt.toISOString()}`, runAt })
      .catch((error: unknown) => log.warn({ err: error }, 'the CDN could not be told of a change'));
  });
  const stopListening = await database.listen('catalogue', want);
  app.addHook('onClose', async () => stopListening());
  want();
}

/** Asks the CDN once; throws unless it agrees, so that the job is tried again. Does nothing when there is none any more. */
export async function purge({ outgoing }: Pick<ShopContext, 'outgoing'>, cdn: CdnSettings | null): Promise<void> {
  if (cdn === null) return;
  const { purgeUrl: url, headers, body } = cdn;
  const status = await outgoing.cdn.ask({ url, method: 'POST', headers, body }, (answer) => answer.status);
  if (status >= 300) throw new Error(`The CDN answered a purge with ${status}`);
}
