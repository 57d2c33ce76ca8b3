import { redacted } from '../../domain/kit/redaction.ts';

/** Where the browser's part of the shop writes what went wrong; nothing personal gets through. */
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
