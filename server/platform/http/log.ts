import { pino, type DestinationStream, type Logger } from 'pino';
import { redacted, redactedText } from '../../../src/domain/kit/redaction.ts';
import type { Settings } from '../start/settings.ts';

/** The server's log: JSON lines without personal data (ERR-01). */
export function createLog(
  settings: Pick<Settings, 'logLevel'>,
  destination: DestinationStream = pino.destination(2),
): Logger {
  return pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // The formatter below has already turned errors into redacted objects.
      serializers: { err: (value: unknown) => value },
      formatters: {
        level: (label) => ({ level: label }),
        log: redactedFields,
      },
      hooks: {
        logMethod(args, method) {
          const [first, ...rest] = args;
          if (isError(first)) {
            Reflect.apply(method, this, [{ err: first }, redactedText(first.message)]);
            return;
          }
          const clean = (value: unknown) => (typeof value === 'string' ? redactedText(value) : value);
          Reflect.apply(method, this, [clean(first), ...rest.map(clean)]);
        },
      },
    },
    destination,
  );
}

/** An error logged without a message, which would become the line's message. */
function isError(value: unknown): value is Error {
  return value instanceof Error;
}

function redactedFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, redacted(value, key)]));
}
