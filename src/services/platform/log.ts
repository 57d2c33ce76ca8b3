/** Logs errors in the browser, without personal data. */
export interface Log {
  warn(message: string, about: unknown): void;
}

/** What hides personal data is loaded with the first error; without it, only the message is logged. */
export function createLog(sink: Pick<Console, 'warn'>): Log {
  return {
    warn(message, about) {
      import('../../domain/kit/redaction.ts').then(
        ({ redacted }) => sink.warn(message, redacted(about)),
        () => sink.warn(message),
      );
    },
  };
}
