import { totalmem } from 'node:os';
import type { Endpoint } from './endpoint.ts';

/**
 * The complete postgresql.conf of the embedded server. Constraint details and statement texts aren't logged,
 * because they may contain phone numbers.
 */
export function settingsText(version: string, endpoint: Endpoint, fsync: boolean): string {
  const durability = fsync ? 'on' : 'off';
  const settings = {
    cluster_name: `mantra ${version}`,
    listen_addresses: endpoint.kind === 'port' ? '127.0.0.1' : '',
    port: endpoint.kind === 'port' ? endpoint.port : 5432,
    // Relative to the cluster's directory, so its length and special characters don't matter.
    unix_socket_directories: endpoint.kind === 'socket' ? '.' : '',
    unix_socket_permissions: '0700',
    // Tests keep those of the databases that they use again.
    max_connections: fsync ? 60 : 200,
    // Each test makes a database and drops it, which looks through all of this memory.
    shared_buffers: `${fsync ? ownMegabytes() : 64}MB`,
    effective_cache_size: '256MB',
    random_page_cost: '1.1',
    jit: 'off',
    // A new shop grows from nothing: until its tables are analysed, plans read whole indexes.
    autovacuum_naptime: '5s',
    max_wal_size: '512MB',
    fsync: durability,
    full_page_writes: durability,
    synchronous_commit: durability,
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('');
}

const least = 64;
const most = 1024;

/**
 * Megabytes that PostgreSQL keeps for itself: a thirty-second part of the memory that this process may use, so that a large
 * shop's rows needn't come from the system's cache one page after the other (PRF-04). What a shop doesn't fill isn't taken.
 */
export function ownMegabytes(limit = process.constrainedMemory(), machine = totalmem()): number {
  // Without a limit it is 0, or more than any machine has.
  const usable = limit > 0 ? Math.min(limit, machine) : machine;
  return Math.min(most, Math.max(least, Math.floor(usable / 32 / 2 ** 20)));
}
