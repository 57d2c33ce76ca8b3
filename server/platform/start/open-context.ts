import type { Session } from '../database/session.ts';
import type { Logger } from 'pino';
import { liveSettings, openBusiness } from '../../content/business/live-business.ts';
import { openCatalogue } from '../../catalogue/catalogue.ts';
import { bannersAt, readPlannedBanners } from '../../promotions/banner/banner.queries.ts';
import type { ShopContext } from './context.ts';
import type { Database } from '../database/database.ts';
import { openFiles } from '../file/files.ts';
import { openCouriers } from '../../catalogue/delivery/courier/couriers.ts';
import { openGateways } from '../../checkout/gateway/gateways.ts';
import { openKnownSessions } from '../http/guard/known-sessions.ts';
import { createJobs } from '../jobs/jobs.ts';
import { type Channel, channels, createMessages } from '../../account/message/messages.ts';
import { openMetrics } from './open-metrics.ts';
import { openOutgoing } from '../outgoing/outgoing.ts';
import { openPasswords } from '../../account/password/passwords.ts';
import type { Settings } from './settings.ts';

export interface ContextParts {
  readonly database: Database;
  /** Including the generated secrets. */
  readonly settings: Settings;
  readonly log: Logger;
  readonly clock?: () => Date;
  readonly origin: () => string;
}

/** Builds the context on a migrated database. */
export async function openContext(parts: ContextParts): Promise<ShopContext> {
  const { database, log, clock = () => new Date(), origin } = parts;
  const business = await openBusiness(database, parts.settings);
  const settings = liveSettings(parts.settings, business, clock);
  const jobs = createJobs(database);
  const outgoing = openOutgoing(log);
  const files = openFiles(settings, outgoing.bucket);
  return {
    database,
    settings,
    business,
    log,
    clock,
    origin,
    jobs,
    catalogue: await openCatalogue(database, readBanners, clock, () => business.record().synonyms),
    sessions: await openKnownSessions(database),
    gateways: await openGateways({
      database,
      settings,
      clock,
      jobs,
      log,
      outgoing,
      shopOrigin: origin,
      masterKey: files.masterKey,
    }),
    couriers: await openCouriers({ database, settings, clock, log, outgoing, masterKey: files.masterKey }),
    files,
    outgoing,
    metrics: openMetrics({ database, settings, clock, outgoing }),
    passwords: await openPasswords(database, settings),
    messages: createMessages({
      clock,
      jobs,
      channels: openChannels(settings),
      isSandbox: settings.mode === 'sandbox',
      lanes: settings.messageLanes,
    }),
  };
}

/** The channels that can send; in a sandbox all of them, to the outbox. */
function openChannels({ mode, mail, sms, whatsapp }: Settings): ReadonlySet<Channel> {
  const isOpen: Readonly<Record<Channel, boolean>> = {
    sms: sms !== null,
    email: mail !== null,
    whatsapp: whatsapp !== null,
  };
  return new Set(mode === 'sandbox' ? channels : channels.filter((channel) => isOpen[channel]));
}

/** The banners of any moment. */
export async function readBanners(session: Session) {
  const planned = await readPlannedBanners(session);
  return (now: Date) => bannersAt(planned, now);
}
