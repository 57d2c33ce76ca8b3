import type { AnyStateMachine } from 'xstate';
import type { CatalogueEntry } from '../../../src/machines/flows/registry/chart-registry.ts';
import { lawsOf, seenOf } from '../../../src/machines/flows/registry/chart-laws.ts';
import { chartNamed } from '../../flows/named-charts.ts';
import { textOf } from '../../support/source.ts';
import { chartOf, type Edge } from '../chart.ts';
import { checkLaws } from '../laws/check-laws.ts';
import { randomWalks } from '../explore.ts';
import { planOf, type Plan } from '../plan.ts';
import { recordOf } from '../records/record.ts';
import { edgeAt, type Walk } from '../walk.ts';
import { folderOf } from './chart-files.ts';
import { importWith } from './mutated-modules.ts';
import { planted, type Mutant } from './mutant.ts';

/** Who noticed a fault on the chart alone. */
export interface Verdict {
  /** The laws that it breaks. */
  readonly laws: readonly string[];
  readonly record: boolean;
  /** Why the chart doesn't even run; null if it does. */
  readonly crash: string | null;
}

interface Sound {
  readonly plan: Plan;
  readonly walks: readonly Walk[];
  readonly record: string;
}

const known = new Map<string, Sound>();
const beyond = { seed: 1, walks: 20, steps: 40 };

/** Plants a fault in a chart, and says what laws and records make of it. */
export async function judged(slug: string, mutant: Mutant): Promise<Verdict> {
  const entry = chartNamed(slug);
  const sound = known.get(slug) ?? soundOf(entry);
  known.set(slug, sound);
  try {
    return await judgedOn(entry, sound, mutant);
  } catch (error) {
    return { laws: [], record: false, crash: error instanceof Error ? error.message : String(error) };
  }
}

function soundOf(entry: CatalogueEntry): Sound {
  const plan = planOf(entry, 'transitions');
  const isLong = lawsOf(entry.slug).some(({ isLocal }) => !isLocal);
  const walks = isLong ? [...plan.walks, ...randomWalks(plan, beyond)] : [];
  return { plan, walks, record: recordOf(plan.chart, seenOf(entry.slug)) };
}

async function judgedOn(entry: CatalogueEntry, { walks, record }: Sound, mutant: Mutant): Promise<Verdict> {
  const folder = folderOf(entry.slug);
  const fault = { folder, file: mutant.file, text: planted(textOf(mutant.file), mutant) };
  const module = await importWith(`${folder}/${entry.slug}.machine.ts`, fault);
  const machine = Object.values(module).find((value) => isMachine(value, entry.slug));
  if (!isMachine(machine, entry.slug)) throw new Error('The chart is gone');
  const chart = chartOf({ ...entry, machine });
  const trails = walks.map((walk) => edgesAlong(chart, walk));
  const { breaks } = checkLaws(chart, lawsOf(entry.slug), trails);
  const now = recordOf(chart, await seenWith(entry.slug, fault));
  return { laws: breaks.map(({ law }) => law.says), record: now !== record, crash: null };
}

/** What the screen shows, by the views with the fault. */
async function seenWith(slug: string, fault: Parameters<typeof importWith>[1]) {
  const seen = seenOf(slug);
  if (!seen || !/\.(?:view|texts|rules)\.ts$/u.test(fault.file)) return seen;
  const module = await importWith(`${fault.folder}/${slug}.laws.ts`, fault);
  const own = Object.entries(module).find(([name]) => name.endsWith('Seen'))?.[1];
  return typeof own === 'function' ? (own as typeof seen) : seen;
}

/** As much of a walk as the chart still allows. */
function edgesAlong(chart: Plan['chart'], walk: Walk): Edge[] {
  const start = chart.starts[walk.start ?? 0];
  if (!start) return [];
  const edges = [start];
  let at = start.to;
  for (const step of walk.steps) {
    const edge = edgeAt(chart, at, step);
    if (!edge) break;
    edges.push(edge);
    if (!edge.isRefused) at = edge.to;
  }
  return edges;
}

function isMachine(value: unknown, slug: string): value is AnyStateMachine {
  return (
    typeof value === 'object' && value !== null && 'implementations' in value && 'id' in value && value.id === slug
  );
}
