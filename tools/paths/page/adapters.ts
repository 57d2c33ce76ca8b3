import type { CatalogueEntry } from '../../../src/machines/catalogue.ts';
import { told, unseen, type Adapter } from '../../../src/ui/kit/page-adapter.qa.ts';
import type { Chart } from '../chart.ts';
import { faceless, type Faceless } from './faceless.ts';

/** Every adapter that was written for a screen, by its chart. */
export const adapters: Readonly<Record<string, Adapter>> = {};

/** Whether there is a way to walk a chart on a page. */
export function hasAdapter(slug: string): boolean {
  return slug in adapters || slug in faceless;
}

/** How a chart is walked on a page; null when nobody has said so. */
export function adapterFor({ slug }: CatalogueEntry, chart: Chart): Adapter | null {
  const plain = faceless[slug];
  return adapters[slug] ?? (plain ? withoutFace(plain, chart) : null);
}

/** The live flow of a chart that nobody sees: everything is told, nothing is looked at. */
function withoutFace({ reason, ...place }: Faceless, chart: Chart): Adapter {
  const events = [...new Set([...chart.definitions.values()].map(({ eventType }) => eventType))];
  const answers = chart.results.map((result) => result.slice(0, result.lastIndexOf(' ')));
  return {
    ...place,
    acts: Object.fromEntries(events.map((event) => [event, told(reason)])),
    answers: Object.fromEntries(answers.map((id) => [id, told(reason)])),
    sees: Object.fromEntries(chart.states.map((id) => [id, unseen(reason)])),
  };
}
