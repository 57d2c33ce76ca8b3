import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  type IBackoff,
} from 'cockatiel';
import { ServiceUnavailable } from './service-unavailable.ts';

/** In the order of the values on /metrics. */
export const breakerStates = ['closed', 'half-open', 'open'] as const;
export type BreakerState = (typeof breakerStates)[number];

export interface BreakerOptions {
  /** Consecutive failures that open the circuit. */
  readonly maxFailures?: number;
  /** Milliseconds from opening to the first trial call; doubled after each failed trial, up to a minute. */
  readonly halfOpenAfterMs?: number;
  readonly onStateChange?: (state: BreakerState) => void;
}

export interface CircuitBreaker {
  readonly state: BreakerState;
  /** Seconds until a caller may retry, at least 1. */
  retryAfter(): number;
  /**
   * Runs `work`, or throws ServiceUnavailable 'circuit-open' at once. Only ServiceUnavailable counts as a failure.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Calls `probe` whenever a trial call is due, so that no caller has to wait for one. */
  probeWith(probe: () => Promise<unknown>): void;
}

const defaultMaxFailures = 3;
const defaultHalfOpenAfter = 5_000;
const longestOpen = 60_000;

const stateNames: Readonly<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
};

/** A circuit breaker for one external service: while it is open, calls fail at once instead of waiting (SEC-02). */
export function createCircuitBreaker(service: string, options: BreakerOptions = {}): CircuitBreaker {
  const { maxFailures = defaultMaxFailures, halfOpenAfterMs = defaultHalfOpenAfter, onStateChange } = options;
  let trialAt = 0;
  let probe: (() => Promise<unknown>) | undefined;

  const openFor = (duration: number): IBackoff<unknown> => {
    trialAt = Date.now() + duration;
    return { duration, next: () => openFor(Math.min(duration * 2, longestOpen)) };
  };
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof ServiceUnavailable),
    { halfOpenAfter: { next: () => openFor(halfOpenAfterMs) }, breaker: new ConsecutiveBreaker(maxFailures) },
  );
  policy.onStateChange((state) => {
    onStateChange?.(stateNames[state]);
    if (state !== CircuitState.Open || !probe) return;
    const trial = probe;
    setTimeout(
      () => {
        trial().catch(() => undefined);
      },
      trialAt - Date.now() + 1,
    ).unref();
  });

  return {
    get state() {
      return stateNames[policy.state];
    },
    retryAfter: () => Math.max(1, Math.ceil((trialAt - Date.now()) / 1000)),
    async run(work) {
      // One trial call at a time; the library would make the others wait for it.
      if (policy.state === CircuitState.HalfOpen) throw new ServiceUnavailable(service, 'circuit-open');
      try {
        return await policy.execute(work);
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new ServiceUnavailable(service, 'circuit-open');
        throw error;
      }
    },
    probeWith(trial) {
      probe = trial;
    },
  };
}
