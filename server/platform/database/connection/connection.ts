import { type ClientConfig, TypeOverrides, types } from 'pg';

/** Statement timeout in milliseconds. */
const statementTimeout = 3_000;

/** The options of every connection. Times in milliseconds. */
export function connectionConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'mantra',
    connectionTimeoutMillis: 2_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 10_000,
    // For a server that stopped responding: the driver times out after the server would have.
    query_timeout: statementTimeout + 2_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Statements started together, as with Promise.all, travel together.
    pipeline: true,
    types: shopTypes,
  };
}

/** For migrations and listeners: no statement timeout, one statement after the other. */
export function patientConnectionConfig(url: string): ClientConfig {
  const { statement_timeout: _, query_timeout: __, pipeline: ___, ...patient } = connectionConfig(url);
  return patient;
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
