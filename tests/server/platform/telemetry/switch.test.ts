import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { startTelemetry } from '../../../../server/platform/telemetry/start-telemetry.ts';
import { readTelemetry } from '../../../../server/platform/telemetry/telemetry-settings.ts';
import { tracing } from '../../../../server/platform/telemetry/tracing.ts';
import { broken, fine, hangs, type Mood, startCollector } from '../../../support/platform/collector.ts';
import { startTestServer } from '../../../support/server.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
const on = {
  tracesUrl: 'http://collector:4318/v1/traces',
  metricsUrl: 'http://collector:4318/v1/metrics',
  hasHeaders: false,
  serviceName: 'shop',
  traceShare: 1,
  metricsEvery: 60_000,
  spansEvery: 5_000,
};

test.each<[Record<string, string>, object | null]>([
  [{}, null],
  [{ OTEL_SERVICE_NAME: 'tulsi' }, null],
  [{ ...endpoint, OTEL_SDK_DISABLED: 'true' }, null],
  [{ ...endpoint, OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' }, null],
  [endpoint, on],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }, on],
  [
    { ...endpoint, OTEL_METRICS_EXPORTER: 'none' },
    { ...on, metricsUrl: null },
  ],
  [
    { ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://tempo/in' },
    { ...on, tracesUrl: 'http://tempo/in' },
  ],
  [
    { ...endpoint, OTEL_TRACES_SAMPLER: 'always_off' },
    { ...on, traceShare: 0 },
  ],
  [
    { ...endpoint, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    { ...on, traceShare: 0.1 },
  ],
  [
    { ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=1' },
    { ...on, hasHeaders: true },
  ],
  [
    { ...endpoint, OTEL_SERVICE_NAME: 'tulsi', OTEL_BSP_SCHEDULE_DELAY: '100' },
    { ...on, serviceName: 'tulsi', spansEvery: 100 },
  ],
])('PRF-05 telemetry is what the standard variables say: %j', (environment, telemetry) => {
  expect(readTelemetry(environment)).toEqual({ telemetry, mistakes: [] });
});

test('PRF-05 what the shop can’t do is said by name', () => {
  const wrong = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://collector/v1/metrics',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    OTEL_TRACES_SAMPLER: 'jaeger_remote',
    OTEL_METRIC_EXPORT_INTERVAL: 'often',
  };
  expect(readTelemetry(wrong).mistakes).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT is not an address such as http://localhost:4318',
    'OTEL_EXPORTER_OTLP_PROTOCOL is "grpc": choose http/json',
    expect.stringMatching(/^OTEL_TRACES_SAMPLER is "jaeger_remote": choose always_on, /u),
    'OTEL_METRIC_EXPORT_INTERVAL is "often": milliseconds from 10 to 3600000',
  ]);
  const share = { ...endpoint, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '7' };
  expect(readTelemetry(share).mistakes).toEqual(['OTEL_TRACES_SAMPLER_ARG is "7": a share from 0 to 1']);
});

/** A process that puts a whole shop together, and then says for one environment after the other whether it has loaded the SDK. */
const program = `
  import Module from 'node:module';
  import { Registry } from 'prom-client';
  await import('./server/platform/start/start-shop.ts');
  const { startTelemetry } = await import('./server/platform/telemetry/start-telemetry.ts');
  const { readTelemetry } = await import('./server/platform/telemetry/telemetry-settings.ts');
  const log = { warn() {} };
  for (const environment of JSON.parse(process.argv[1])) {
    const { telemetry } = readTelemetry(environment);
    await startTelemetry({ settings: { telemetry }, metrics: new Registry(), log });
    const loaded = Object.keys(Module._cache).filter((file) => /@opentelemetry.(?:sdk|exporter|otlp|resources|core)/.test(file));
    console.log(loaded.length > 0 ? 'loaded' : 'not loaded');
  }
  process.exit();
`;

test('PRF-05 the SDK is not loaded without an endpoint or while it is disabled, and is loaded with one', async () => {
  const environments = [{}, { ...endpoint, OTEL_SDK_DISABLED: 'true' }, endpoint];
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, JSON.stringify(environments)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(printed.trim().split('\n')).toEqual(['not loaded', 'not loaded', 'loaded']);
});

test('PRF-05 while telemetry is off, no request has a span and nothing is sent', async () => {
  const telemetry = await startTelemetry({
    settings: { telemetry: null },
    metrics: new Registry(),
    log: pino({ level: 'silent' }),
  });
  expect(tracing()).toBe(null);
  await telemetry.stop();
});

const away = 'away';
test.each<[string, Mood | typeof away, number]>([
  ['refuses', broken, 50],
  // More spans than the queue holds while nothing leaves it, so that some are dropped.
  ['hangs', hangs, 300],
  ['is slow', (response) => setTimeout(() => fine(response), 300), 50],
  ['is away', away, 50],
])(
  'PRF-05 a collector that %s is not noticed by anybody who shops, and the shop stops in time',
  async (_, mood, requests) => {
    const collector = await startCollector();
    if (mood === away) await collector.close();
    else {
      collector.mood = mood;
      onTestFinished(() => collector.close());
    }
    const server = await startTestServer({
      environment: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_BSP_SCHEDULE_DELAY: '10',
        OTEL_METRIC_EXPORT_INTERVAL: '10',
      },
    });
    const many = await Promise.all(
      Array.from({ length: requests }, async () => (await server.call('GET', '/v1/product/sleep-mantra')).status),
    );
    expect(new Set(many)).toEqual(new Set([200]));
    const token = await server.signIn('+919000000001');
    expect((await server.call('GET', '/v1/user', { token })).status).toBe(200);
    const begun = performance.now();
    await server.close();
    expect(performance.now() - begun).toBeLessThan(8_000);
    expect(server.logged()).not.toMatch(/unhandled|TypeError/iu);
  },
);
