import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing, Shape } from '../../../src/domain/flows/drawing.ts';
import type { Examination } from '../examine.ts';
import { shotName } from '../page/shots.ts';
import type { DrawCoverage } from './chart-section.ts';
import { drawnCoverage } from './drawing.ts';

const drawings = join(import.meta.dirname, '../../../src/ui/flows/drawings');

interface Drawn {
  readonly shape: Shape;
  readonly drawing: Drawing;
}

/** Draws what was covered on the drawings of the flow room; pictures are found beside the report. */
export async function coverageDrawer(
  examinations: readonly Examination[],
  shots: string | null,
): Promise<DrawCoverage> {
  const known = new Map<string, Drawn>();
  for (const { plan } of examinations) {
    const { slug } = plan.entry;
    const text = await readFile(join(drawings, `${slug}.json`), 'utf8').catch(() => null);
    if (text !== null) known.set(slug, JSON.parse(text) as Drawn);
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
