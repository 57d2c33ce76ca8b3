import { type ClientConfig, TypeOverrides, types } from 'pg';

/** Timeouts in milliseconds. */
const statementTimeout = 3_000;
const idleTimeout = 10_000;

/** The same limits for one transaction, where the connection can't carry them. */
export const transactionLimits = `; SET LOCAL statement_timeout = ${statementTimeout}; SET LOCAL idle_in_transaction_session_timeout = ${idleTimeout}`;

/** The options of every connection. Times in milliseconds. */
export function connectionConfig(url: string): ClientConfig {
  return {
    ...plainConfig(url),
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleTimeout,
    // For a server that stopped responding: the driver times out after the server would have.
    query_timeout: statementTimeout + 2_000,
    // Statements started together, as with Promise.all, travel together.
    pipeline: true,
  };
}

/** Through a transaction pooler: those refuse timeouts at connecting, because the server's connection isn't ours. */
export function pooledConnectionConfig(url: string): ClientConfig {
  return { ...plainConfig(url), query_timeout: statementTimeout + 2_000, pipeline: true };
}

/** For migrations, and for connections that wait: no statement timeout. */
export function patientConnectionConfig(url: string): ClientConfig {
  return { ...plainConfig(url), idle_in_transaction_session_timeout: idleTimeout };
}

/** What every connection has, and any pooler accepts. */
export function plainConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'mantra',
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: shopTypes,
  };
}

const { INT8, NUMERIC, DATE } = types.builtins;
const shopTypes = new TypeOverrides();
shopTypes.setTypeParser(INT8, asSafeNumber);
shopTypes.setTypeParser(NUMERIC, asSafeNumber);
// Dates stay strings such as '2026-03-31', so a time zone can't shift them.
shopTypes.setTypeParser(DATE, (text) => text);

/** Throws on an integer that a JavaScript number can't hold exactly. */
function asSafeNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe number`);
  return value;
}
