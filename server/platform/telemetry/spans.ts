import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import type { SpanFacts, Tracing } from './tracing.ts';

const kinds: Readonly<Record<SpanFacts['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Tracing with an OpenTelemetry tracer. */
export function createTracing(tracer: Tracer): Tracing {
  const here = new AsyncLocalStorage<Context>();
  const statementOf = createStatementNames();

  const within = async <Result>(
    { name, kind, attributes = {}, isRoot = false }: SpanFacts,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const parent = here.getStore();
    if (parent === undefined && !isRoot) return work();
    const context = parent ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
    try {
      return await here.run(trace.setSpan(context, span), work);
    } catch (error) {
      failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  };

  return {
    inSpan: within,
    inStatement(text, work) {
      if (here.getStore() === undefined) return work();
      const { name, short } = statementOf(text);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name, 'db.query.text': short };
      return within({ name, kind: 'client', attributes }, work);
    },
    beginRequest(name, traceparent) {
      const context = callerOf(traceparent);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, context);
      const inside = trace.setSpan(context, span);
      return {
        enter: (work) => here.run(inside, work),
        end(result) {
          span.updateName(result.name);
          span.setAttributes(result.attributes);
          if (result.isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  };
}

/** Only what kind of error it was: a message can quote what somebody typed. */
function failed(span: Span, error: unknown): void {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : typeof error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The caller's span. The header's other companions, `tracestate` and `baggage`, are free text and stay unread. */
function callerOf(traceparent: string | undefined): Context {
  const [, traceId, spanId] =
    /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/u.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}

interface Statement {
  /** The command and its first table: 'SELECT product'. */
  readonly name: string;
  /** The text on one line. */
  readonly short: string;
}

/** Lists of varying length produce endless texts, so that not all can be remembered. */
const maxRemembered = 1_000;

function createStatementNames(): (text: string) => Statement {
  const known = new Map<string, Statement>();
  return (text) => {
    const there = known.get(text);
    if (there) return there;
    const short = text.replaceAll(/\s+/gu, ' ').trim();
    const [command = 'SQL'] = /^\w+/u.exec(short) ?? [];
    const [, table] = /\b(?:FROM|INTO|UPDATE)\s+([a-z_.]+)/u.exec(withoutParts(short)) ?? [];
    const statement = { name: table === undefined ? command : `${command} ${table}`, short };
    if (known.size < maxRemembered) known.set(text, statement);
    return statement;
  };
}

/** A statement without what stands in parentheses, where other tables are read. */
function withoutParts(text: string): string {
  const shorter = text.replaceAll(/\([^()]*\)/gu, '');
  return shorter === text ? text : withoutParts(shorter);
}
