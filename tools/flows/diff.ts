import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ChartDifference, differenceOf, formerId } from '../../src/domain/flows/chart-difference.ts';
import { catalogue, type CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import type { Shape } from '../../src/domain/flows/drawing.ts';
import { chartOf, type Edge } from '../paths/chart.ts';
import { drawnChart, type Marks, unmarked } from '../paths/report/drawing.ts';
import { escaped, folded, list, page } from '../paths/report/html.ts';
import { routesIn, type Place } from '../paths/search.ts';
import { bookOf, targetOf } from '../paths/targets.ts';
import { walkOf } from '../paths/walk.ts';
import { worded, type WordedWalk } from '../paths/words.ts';
import { projectRoot } from '../support/steps.ts';
import { shapeOf } from './chart-shape.ts';
import { keptLayouts } from './draw-chart.ts';
import { drawnShape } from './layout.ts';
import { chartsNamed } from './named-charts.ts';
import { chartsAt } from './revision.ts';

/** Where the room's bar finds it, beside the gallery. */
const pageFile = join(projectRoot, 'data/versions/index.html');

/** A chart that isn't what it was. */
export interface ChangedChart {
  readonly entry: CatalogueEntry;
  /** Null for a chart that is new. */
  readonly old: Shape | null;
  readonly now: Shape;
  readonly difference: ChartDifference;
  /** The shortest way to each transition that is new, or does something else now. */
  readonly walks: readonly WordedWalk[];
}

const nothing = (root: Shape['root']): Shape => ({
  root: { ...root, children: [], inner: [], invokes: [], actions: [] },
  edges: [],
  jumps: [],
});

/** Says how the charts differ from those of a git revision, and draws both versions as one (FLO-06). */
export async function showDifference(revision: string, slugs: readonly string[]): Promise<void> {
  const former = new Map((await chartsAt(revision)).map((entry) => [entry.slug, entry]));
  // One that is gone has a name only there.
  chartsNamed(slugs.filter((slug) => !former.has(slug)));
  const isWanted = (slug: string) => slugs.length === 0 || slugs.includes(slug);
  const changed = catalogue.filter(({ slug }) => isWanted(slug)).flatMap((entry) => changedOf(entry, former));
  const gone = [...former.keys()].filter(
    (slug) => isWanted(slug) && !catalogue.some((entry) => entry.slug === slug),
  );
  for (const slug of gone) console.log(`## ${slug}: gone`);
  for (const { entry, old, difference, walks } of changed) {
    console.log(`## ${entry.slug}${old ? '' : ': new'}\n${difference.lines.join('\n')}`);
    for (const walk of walks) console.log(`  ${stepsOf(walk).join(', ')}`);
  }
  console.log(`${changed.length} charts differ from ${revision}, ${gone.length} are gone`);
  await mkdir(dirname(pageFile), { recursive: true });
  await writeFile(pageFile, await versionsPage(revision, changed, gone));
  console.log(pageFile);
}

/** The chart, if it isn't what it was; none otherwise. */
export function changedOf(
  entry: CatalogueEntry,
  former: ReadonlyMap<string, CatalogueEntry>,
): readonly ChangedChart[] {
  const before = former.get(entry.slug);
  const now = shapeOf(entry.machine);
  const old = before ? shapeOf(before.machine) : null;
  const difference = differenceOf(old ?? nothing(now.root), now);
  if (difference.lines.length === 0) return [];
  return [{ entry, old, now, difference, walks: walksTo(entry, difference.fresh) }];
}

/** The shortest walks that take these transitions, in words. What another one takes on its way isn't told again. */
export function walksTo(entry: CatalogueEntry, transitions: readonly string[]): readonly WordedWalk[] {
  const chart = chartOf(entry);
  const book = bookOf(chart);
  const wanted = new Set(transitions.map((id) => targetOf('transition', id)));
  const ways = [...routesIn(chart, book, null)]
    .filter(([target]) => wanted.has(book.nameOf(target)))
    .map(([, { place, edge }]) => [...edgesTo(place), ...(edge ? [edge] : [])])
    .toSorted((one, other) => other.length - one.length);
  const told: Edge[][] = [];
  for (const way of ways) {
    const isOnTheWay = told.some((longer) => way.every((edge, index) => longer[index] === edge));
    if (!isOnTheWay) told.push(way);
  }
  return told
    .toReversed()
    .map((edges) => worded(entry, { walk: walkOf(entry.slug, edges), edges, covered: new Set() }));
}

function edgesTo(place: Place | null): Edge[] {
  const edges: Edge[] = [];
  for (let at = place; at; at = at.before) if (at.edge) edges.unshift(at.edge);
  return edges;
}

function stepsOf({ steps }: WordedWalk): readonly string[] {
  return steps.length === 0 ? ['At the start'] : steps.map(({ action }) => action);
}

const style = `<style>
.beside { display: grid; gap: 24px; } .beside > section { min-width: 0; } h3 { font-size: 15px; margin: 8px 0; }
.wide { border: 1px solid var(--line); } .beside .chart { width: 100%; min-width: 520px; height: auto; }
@media (min-width: 900px) { main { max-width: none; } .beside { grid-template-columns: 1fr 1fr; } }
</style>`;

/** Both versions of each chart side by side, what differs in words, and both as one drawing (FLO-06). */
export async function versionsPage(
  revision: string,
  changed: readonly ChangedChart[],
  gone: readonly string[],
): Promise<string> {
  const layouts = keptLayouts();
  const names = changed.map(
    ({ entry, old }) => `<a href="#${entry.slug}">${escaped(entry.title)}</a>${old ? '' : ', new'}`,
  );
  const parts = [
    style,
    '<p><a href="/flows">All flows</a></p>',
    names.length === 0 ? '<p>Every chart that is here is the same.</p>' : list(names),
    gone.length === 0 ? '' : `<p>Gone: ${gone.map((slug) => `<code>${escaped(slug)}</code>`).join(', ')}.</p>`,
    names.length === 0
      ? ''
      : '<p><span class="good">Green</span> is new, <span class="bad">red</span> is gone, <span class="new">yellow</span> does something else.</p>',
  ];
  for (const each of changed) parts.push(await sectionOf(each, layouts[each.entry.slug]?.whole));
  return page(`Charts that differ from ${revision}`, parts.join('\n'));
}

async function sectionOf(
  { entry: { slug, title }, old, now, difference, walks }: ChangedChart,
  kept: Parameters<typeof drawnShape>[1],
): Promise<string> {
  const { changes } = difference;
  const draw = async (name: string, shape: Shape, toneOf: Marks['toneOf']) =>
    drawnChart(await drawnShape({ slug, hash: '', shape }, kept), name, { ...unmarked, toneOf });
  const toneNow: Marks['toneOf'] = (_kind, id) => changes.get(id) ?? 'plain';
  const toneBefore: Marks['toneOf'] = (kind, id) => changes.get(kind === 'state' ? id : formerId(id)) ?? 'plain';
  const present = await draw(`${title} now`, now, toneNow);
  const drawings = old
    ? [
        `<div class="beside"><section><h3>Before</h3>${await draw(`${title} before`, old, toneBefore)}</section>`,
        `<section><h3>Now</h3>${present}</section></div>`,
        folded('Both as one drawing', await draw(`Both versions of ${title}`, difference.shape, toneNow)),
      ]
    : ['<p>A new chart.</p>', present];
  return [
    `<h2 id="${slug}"><a href="/flows/${slug}">${escaped(title)}</a> <code>${slug}</code></h2>`,
    ...drawings,
    folded('In words', list(difference.lines.map(escaped)), old !== null),
    walks.length === 0 ? '' : folded('New walks', list(walks.map((walk) => escaped(stepsOf(walk).join(', '))))),
  ].join('\n');
}
