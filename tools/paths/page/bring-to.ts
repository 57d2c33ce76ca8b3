import type { Page } from '@playwright/test';
import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import { chartOf } from '../chart.ts';
import { answerOf, timerOf, type Moment } from '../moment.ts';
import { searchFrom, placeAfter } from '../search.ts';
import { bookOf } from '../targets.ts';
import { delaysOf, wired } from './wire.ts';

interface Beginning {
  readonly slug: string;
  readonly id: string;
}

/** Takes a flow to where it starts another one, by the shortest path in its chart. */
export async function bringTo(page: Page, { slug, id }: Beginning): Promise<void> {
  const entry = catalogue.find((each) => each.slug === slug);
  if (!entry) throw new Error(`There’s no chart called ${slug}`);
  const chart = chartOf(entry);
  const book = bookOf(chart);
  const [start, ...way] = searchFrom(
    { chart, book, isWanted: () => false, isGoal: ({ moment }) => moment.running.has(id) },
    chart.starts.map((edge) => placeAfter(book, edge, null)),
    Infinity,
  );
  if (!start) throw new Error(`${slug} never starts ${id}`);
  const input = [entry.input, ...(entry.starts ?? [])][start.index];
  await page.evaluate((given) => walking.restart(given), {
    slug,
    input: wired(input),
    real: [],
    heard: [],
    isAlone: true,
    delays: delaysOf(entry.machine),
  });
  let at: Moment = start.to;
  for (const { event, to } of way) {
    const answer = answerOf(event.type);
    if (answer) {
      const value = wired(Reflect.get(event, answer.kind === 'done' ? 'output' : 'error'));
      await page.evaluate(([of, kind, given]) => walking.answer(of, kind, given), [
        answer.id,
        answer.kind,
        value,
      ] as const);
    } else if (timerOf(at, event)) {
      const left = await page.evaluate((type) => walking.timeTo(type), event.type);
      await page.clock.runFor(Math.max(1, left ?? 0));
    } else await page.evaluate((sent) => walking.send(sent), wired(event));
    at = to;
  }
}
