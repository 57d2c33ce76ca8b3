import { type ClientConfig, TypeOverrides, types } from 'pg';

/** A statement that takes longer than this is cancelled (milliseconds). */
const statementTimeout = 3_000;

/** How every connection of the shop is made. Times in milliseconds. */
export function connectionConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'mantra',
    connectionTimeoutMillis: 2_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 10_000,
    // For a server that has gone without a word: the driver gives up after the server would have.
    query_timeout: statementTimeout + 2_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: shopTypes,
  };
}

/** For long work (migrations) and for listening: the same, without limits on a statement's time. */
export function patientConnectionConfig(url: string): ClientConfig {
  const { statement_timeout: _, query_timeout: __, ...patient } = connectionConfig(url);
  return patient;
}

const { INT8, NUMERIC, DATE } = types.builtins;
const shopTypes = new TypeOverrides();
shopTypes.setTypeParser(INT8, asSafeNumber);
shopTypes.setTypeParser(NUMERIC, asSafeNumber);
// A day is the same day in every time zone: it stays '2026-03-31'.
shopTypes.setTypeParser(DATE, (text) => text);

/** Throws on a whole number that a JavaScript number cannot hold exactly. */
function asSafeNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe number`);
  return value;
}
