import { redacted } from '../../domain/kit/redaction.ts';

/** Logs errors in the browser, without personal data. */
export interface Log {
  warn(message: string, about: unknown): void;
}

export function createLog(sink: Pick<Console, 'warn'>): Log {
  return {
    warn(message, about) {
      sink.warn(message, redacted(about));
    },
  };
}
