import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { LiveBusiness } from '../../content/business/live-business.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import type { Files } from '../file/files.ts';
import type { Couriers } from '../../catalogue/delivery/courier/couriers.ts';
import type { Gateways } from '../../checkout/gateway/gateways.ts';
import type { KnownSessions } from '../http/guard/known-sessions.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Messages } from '../../account/message/messages.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import type { Passwords } from '../../account/password/passwords.ts';
import type { Rehearsal } from '../../../src/domain/shell/site/rehearsal.ts';
import type { Carts } from '../../cart/cart.queries.ts';
import type { Settings } from './settings.ts';

/** The dependencies of the whole server. One per process, and one per test. */
export interface ShopContext {
  readonly database: Database;
  /** Business details in the settings are always the admins' latest. */
  readonly settings: Settings;
  readonly business: LiveBusiness;
  readonly clock: () => Date;
  readonly log: Logger;
  /** What /metrics shows. */
  readonly metrics: Registry;
  readonly catalogue: Catalogue;
  readonly sessions: KnownSessions;
  readonly messages: Messages;
  readonly passwords: Passwords;
  readonly jobs: Jobs;
  readonly gateways: Gateways;
  readonly couriers: Couriers;
  readonly files: Files;
  /** Clients of external services. */
  readonly outgoing: Outgoing;
  /** Other carts than the stored ones. */
  readonly carts?: Carts;
  /** What is rehearsed, in a shop of another moment (FLO-08). */
  readonly rehearsal?: Rehearsal;
  /** The shop's public origin, without a trailing slash. */
  readonly origin: () => string;
}
