import * as z from 'zod';

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string().default('') })),
});

export interface Advisories {
  /** False where the registry gave no report. */
  readonly isKnown: boolean;
  /** Packages of the running shop with a known fault that is high or critical, one line each. */
  readonly serious: readonly string[];
}

/** Reads what `npm audit --json` printed (SEC-04). Anything that is not a report counts as no answer. */
export function readAdvisories(printed: string): Advisories {
  const report = reportSchema.safeParse(parsed(printed));
  if (!report.success) return { isKnown: false, serious: [] };
  const serious = Object.entries(report.data.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { isKnown: true, serious };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
