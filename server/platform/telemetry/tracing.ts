/**
 * What a span tells about a piece of work: names and numbers of the program. Never a value that somebody typed, a
 * query's parameter, an address or a token (PRF-05).
 */
export interface SpanFacts {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer' | 'internal';
  readonly attributes?: SpanAttributes;
  /** Begins a trace where there is none; otherwise such work has no span. */
  readonly isRoot?: boolean;
}

export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A span that is ended by hand, because its work is not one function. */
export interface OpenSpan {
  /** Runs `work` with this span as the parent of what it begins. */
  enter(work: () => void): void;
  end(result: { readonly name: string; readonly attributes: SpanAttributes; readonly isFailed: boolean }): void;
}

/** The tracer of this process. */
export interface Tracing {
  /** Runs `work` in a span below the current one. */
  inSpan<Result>(facts: SpanFacts, work: () => Promise<Result>): Promise<Result>;
  /** Runs an SQL statement in a span; `text` has placeholders instead of values. */
  inStatement<Result>(text: string, work: () => Promise<Result>): Promise<Result>;
  /** Begins the span of a request; `traceparent` is the caller's header (W3C Trace Context). */
  beginRequest(name: string, traceparent: string | undefined): OpenSpan;
}

let current: Tracing | null = null;

/** The tracer, or null while tracing is off. It belongs to the process, as threads and signals do. */
export function tracing(): Tracing | null {
  return current;
}

/** Switches tracing on, or off with null. */
export function setTracing(next: Tracing | null): void {
  current = next;
}

/** Runs `work` in a span; just runs it while tracing is off. */
export function inSpan<Result>(facts: SpanFacts, work: () => Promise<Result>): Promise<Result> {
  return current === null ? work() : current.inSpan(facts, work);
}
