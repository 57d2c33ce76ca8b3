import type { Chart, Edge } from './chart.ts';
import { searchFrom, placeAfter } from './search.ts';
import type { Book } from './targets.ts';
import { named, StepNotOffered, stepOf, trailOf, type Step, type Walk } from './walk.ts';

/**
 * The shortest walk that fails like a given one: the shortest path to the failing step, without the steps that aren't
 * needed (QAP-02).
 */
export async function shrunk(
  chart: Chart,
  book: Book,
  failing: Walk,
  step: number,
  fails: (walk: Walk) => Promise<boolean>,
): Promise<Walk> {
  let best = named(chart.slug, failing.start ?? 0, failing.steps.slice(0, step + 1));
  const direct = shortestTo(chart, book, best);
  if (direct && direct.steps.length < best.steps.length && (await fails(direct))) best = direct;
  for (let index = best.steps.length - 1; index >= 0; index -= 1) {
    const shorter = named(chart.slug, best.start ?? 0, best.steps.toSpliced(index, 1));
    if (canBeGone(chart, book, shorter) && (await fails(shorter))) {
      best = shorter;
      index = best.steps.length;
    }
  }
  return best;
}

/** Another path to the last step of a walk, with as few steps as possible. */
function shortestTo(chart: Chart, book: Book, walk: Walk): Walk | null {
  const { edges } = trailOf(chart, book, walk);
  const last = edges.at(-1);
  const before = edges.at(-2);
  if (!last || !before || walk.steps.length < 2) return null;
  const arrivals = searchFrom(
    { chart, book, isWanted: () => false, isGoal: ({ moment }) => moment.number === before.to.number },
    chart.starts.map((start) => placeAfter(book, start, null)),
    Infinity,
  );
  const [start, ...way] = arrivals;
  return start ? named(chart.slug, start.index, [...way.map(stepOf), lastStep(walk, last)]) : null;
}

function lastStep({ steps }: Walk, edge: Edge): Step {
  return steps.at(-1) ?? stepOf(edge);
}

function canBeGone(chart: Chart, book: Book, walk: Walk): boolean {
  try {
    trailOf(chart, book, walk);
    return true;
  } catch (error) {
    if (error instanceof StepNotOffered) return false;
    throw error;
  }
}
