/** How the shop reports to an OpenTelemetry collector, by the standard environment variables (PRF-05). */
export interface TelemetrySettings {
  /** Where traces and metrics go; null for a signal that is off. */
  readonly tracesUrl: string | null;
  readonly metricsUrl: string | null;
  /** Whether headers go along, which are mostly a token. */
  readonly hasHeaders: boolean;
  readonly serviceName: string;
  /** The share of traces that is recorded, 0 to 1. */
  readonly traceShare: number;
  /** Milliseconds between two exports of metrics, and longest wait of a span. */
  readonly metricsEvery: number;
  readonly spansEvery: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

export interface ReadTelemetry {
  /** Null while telemetry is off, which it is without an address. */
  readonly telemetry: TelemetrySettings | null;
  /** One line for each mistake. */
  readonly mistakes: readonly string[];
}

const samplers: Readonly<Record<string, 'all' | 'none' | 'share'>> = {
  always_on: 'all',
  always_off: 'none',
  traceidratio: 'share',
  parentbased_always_on: 'all',
  parentbased_always_off: 'none',
  parentbased_traceidratio: 'share',
};

/**
 * Reads the standard variables. Headers, time limits, compression and certificates are read by the exporters
 * themselves, resource attributes by the SDK.
 */
export function readTelemetry(env: Environment): ReadTelemetry {
  const mistakes: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  if (text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return { telemetry: null, mistakes };

  const url = (signal: 'traces' | 'metrics'): string | null => {
    const upper = signal.toUpperCase();
    if (choice(`OTEL_${upper}_EXPORTER`, ['otlp', 'none']) === 'none') return null;
    const own = text(`OTEL_EXPORTER_OTLP_${upper}_ENDPOINT`);
    const shared = text('OTEL_EXPORTER_OTLP_ENDPOINT');
    const found = own ?? (shared && `${shared.replace(/\/+$/u, '')}/v1/${signal}`);
    if (found === undefined) return null;
    choice(`OTEL_EXPORTER_OTLP_${upper}_PROTOCOL`, ['http/json']);
    if (URL.canParse(found) && /^https?:/u.test(found)) return found;
    const name = own === undefined ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : `OTEL_EXPORTER_OTLP_${upper}_ENDPOINT`;
    mistakes.push(`${name} is not an address such as http://localhost:4318`);
    return null;
  };
  const choice = (name: string, choices: readonly string[]): string | undefined => {
    const chosen = text(name);
    if (chosen !== undefined && !choices.includes(chosen)) {
      mistakes.push(`${name} is "${chosen}": choose ${choices.join(', ')}`);
    }
    return chosen;
  };
  const milliseconds = (name: string, otherwise: number): number => {
    const value = Number(text(name) ?? otherwise);
    if (Number.isInteger(value) && value >= 10 && value <= 3_600_000) return value;
    mistakes.push(`${name} is "${text(name)}": milliseconds from 10 to 3600000`);
    return otherwise;
  };
  const traceShare = (): number => {
    const sampler = choice('OTEL_TRACES_SAMPLER', Object.keys(samplers)) ?? 'always_on';
    const argument = text('OTEL_TRACES_SAMPLER_ARG') ?? '1';
    const share = { all: 1, none: 0, share: Number(argument) }[samplers[sampler] ?? 'all'];
    if (share >= 0 && share <= 1) return share;
    mistakes.push(`OTEL_TRACES_SAMPLER_ARG is "${argument}": a share from 0 to 1`);
    return 1;
  };

  const [tracesUrl, metricsUrl] = [url('traces'), url('metrics')];
  if (tracesUrl === null && metricsUrl === null) return { telemetry: null, mistakes: [...new Set(mistakes)] };
  choice('OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json']);
  const telemetry: TelemetrySettings = {
    tracesUrl,
    metricsUrl,
    hasHeaders: Object.keys(env).some((name) => /^OTEL_EXPORTER_OTLP_(?:\w+_)?HEADERS$/u.test(name) && text(name)),
    serviceName: text('OTEL_SERVICE_NAME') ?? 'shop',
    traceShare: traceShare(),
    metricsEvery: milliseconds('OTEL_METRIC_EXPORT_INTERVAL', 60_000),
    spansEvery: milliseconds('OTEL_BSP_SCHEDULE_DELAY', 5_000),
  };
  return { telemetry, mistakes: [...new Set(mistakes)] };
}
