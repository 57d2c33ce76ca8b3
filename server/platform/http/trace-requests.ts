import type { FastifyInstance } from 'fastify';
import { type OpenSpan, tracing } from '../telemetry/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null while tracing is off. */
    span: OpenSpan | null;
  }
}

/**
 * Gives every request a span, named by its route's pattern and never by its address (PRF-05). While tracing is off,
 * requests pass no hook of it.
 */
export function traceRequests(app: FastifyInstance): void {
  const tracer = tracing();
  if (tracer === null) return;
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = request.headers['traceparent'];
    request.span = tracer.beginRequest(request.method, typeof parent === 'string' ? parent : undefined);
    request.span.enter(done);
  });
  app.addHook('onResponse', ({ id, method, routeOptions, span }, { statusCode }, done) => {
    const route = routeOptions.url ?? 'unknown';
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': statusCode,
      'request.id': id,
    };
    span?.end({ name: `${method} ${route}`, attributes, isFailed: statusCode >= 500 });
    done();
  });
}
