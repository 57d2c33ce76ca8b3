import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { createMetricProducer } from './metric-producer.ts';
import { createTracing } from './spans.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';
import { setTracing } from './tracing.ts';

export interface Telemetry {
  /** Sends what is left, within two seconds, and switches off. */
  stop(): Promise<void>;
}

interface TelemetryLog {
  warn(about: object, message: string): void;
}

/** Milliseconds that a stop may take, and between two warnings. */
const patience = 2_000;
const warningPause = 60_000;

/**
 * Starts the SDK. Loaded only when telemetry is on, because it costs 26 MB and a quarter of a second. Whatever the
 * collector does, nobody waits for it: spans wait in a bounded queue and are dropped when it is full.
 */
export function openTelemetry(settings: TelemetrySettings, metrics: Registry, log: TelemetryLog): Telemetry {
  let warnedAt = -warningPause;
  setGlobalErrorHandler((error) => {
    if (performance.now() - warnedAt < warningPause) return;
    warnedAt = performance.now();
    log.warn({ err: error }, 'telemetry could not be sent');
  });
  const resource = resourceOf(settings);
  const stops: (() => Promise<void>)[] = [];
  const { tracesUrl, metricsUrl, traceShare, spansEvery, metricsEvery } = settings;
  if (tracesUrl !== null) {
    const exporter = new OTLPTraceExporter({ url: tracesUrl });
    const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: spansEvery });
    const provider = new TracerProvider({
      resource,
      sampler: samplerOf(traceShare),
      spanProcessors: [processor],
      spanLimits: { attributeValueLengthLimit: 2_000 },
    });
    setTracing(createTracing(provider.getTracer('shop')));
    stops.push(async () => provider.shutdown());
  }
  if (metricsUrl !== null) {
    const reader = new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter({ url: metricsUrl }),
      exportIntervalMillis: metricsEvery,
      exportTimeoutMillis: Math.min(metricsEvery, 10_000),
      metricProducers: [createMetricProducer(metrics, resource)],
    });
    const provider = new MeterProvider({ resource, readers: [reader] });
    stops.push(async () => provider.shutdown());
  }
  return {
    async stop() {
      setTracing(null);
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, patience);
      await Promise.race([Promise.allSettled(stops.map(async (stop) => stop())), late.promise]);
      clearTimeout(timer);
    },
  };
}

/** The host, the process and its arguments stay out: they say more about the machine than a collector has to know. */
function resourceOf({ serviceName }: TelemetrySettings): Resource {
  return defaultResource()
    .merge(detectResources({ detectors: [envDetector, serviceInstanceIdDetector] }))
    .merge(resourceFromAttributes({ 'service.name': serviceName }));
}

/**
 * The trace's number decides, also for a caller that asks to be recorded: anybody can send that flag, and would fill
 * the collector with it.
 */
function samplerOf(share: number): Sampler {
  const root =
    share >= 1 ? new AlwaysOnSampler() : share <= 0 ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(share);
  return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root });
}
