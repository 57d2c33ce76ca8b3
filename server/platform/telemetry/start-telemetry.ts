import type { Registry } from 'prom-client';
import type { Telemetry } from './open-telemetry.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';

interface TelemetryParts {
  readonly settings: { readonly telemetry: TelemetrySettings | null };
  readonly metrics: Registry;
  readonly log: { warn(about: object, message: string): void };
}

const off: Telemetry = { stop: async () => {} };

/** Starts telemetry when the settings ask for it (PRF-05). Otherwise nothing of it is loaded, opened or sent. */
export async function startTelemetry({
  settings: { telemetry },
  metrics,
  log,
}: TelemetryParts): Promise<Telemetry> {
  if (telemetry === null) return off;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(telemetry, metrics, log);
}
