import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawChart, keptLayouts } from '../../flows/draw-chart.ts';
import type { Examination } from '../examine.ts';
import { shotName } from '../page/shots.ts';
import type { DrawCoverage } from './chart-section.ts';
import { drawnCoverage } from './drawing.ts';

/** Draws the coverage on the flow room's drawings, with links to the pictures beside the report. */
export async function coverageDrawer(
  examinations: readonly Examination[],
  shots: string | null,
): Promise<DrawCoverage> {
  const layouts = keptLayouts();
  const known = new Map<string, Awaited<ReturnType<typeof drawChart>>['chart']>();
  for (const { plan } of examinations) {
    const { slug } = plan.entry;
    const kept = layouts[slug];
    if (kept) known.set(slug, (await drawChart(plan.entry, kept)).chart);
  }
  return ({ plan, visits }) => {
    const { slug } = plan.entry;
    const drawn = known.get(slug);
    if (!drawn) return null;
    const reasons = new Map(plan.infeasible.map(({ target, reason }) => [target, reason]));
    const picture = (transition: string) => {
      const name = shotName(transition);
      return shots !== null && existsSync(join(shots, slug, name)) ? `shots/${slug}/${name}` : null;
    };
    return drawnCoverage(drawn, { visits, reasons, picture });
  };
}
