/** Why an external service failed. */
export type OutageReason =
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'redirected'
  | 'server-error'
  | 'unreadable'
  | 'circuit-open';

/** An external service failed; a retry may work (SEC-02). */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable';
  readonly service: string;
  readonly reason: OutageReason;

  constructor(service: string, reason: OutageReason, options?: ErrorOptions) {
    super(`${service}: ${words[reason]}`, options);
    this.service = service;
    this.reason = reason;
  }
}

const words: Readonly<Record<OutageReason, string>> = {
  unreachable: 'no connection, or it broke',
  timeout: 'no complete answer in time',
  'too-large': 'the answer is too large',
  redirected: 'the answer is a redirect, which is not followed',
  'server-error': 'it answered with a server error',
  unreadable: 'the answer makes no sense',
  'circuit-open': 'the circuit breaker is open',
};
