import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyActorRef, EventObject } from 'xstate';
import { entryOf } from '../../../src/app/flows/sandbox.ts';
import { arrivalsOf } from '../../../tools/paths/arrivals.ts';
import { chartOf } from '../../../tools/paths/chart.ts';
import { activeStates } from '../../../tools/paths/graph.ts';
import { shortValue } from '../../../tools/paths/records/short-value.ts';
import { folded } from './folding.ts';
import { awaitedParts, notingHandlers } from './noted-jsx.ts';
import { deedsOf } from './deeds.ts';
import { type Hear, hearing, InShop, standing, standingAfter, type Standing } from './still-shop.tsx';

/** Of a state so many moments are drawn, fewer where a chart has many states. */
const [minMoments, maxMoments] = [3, 8];
const goodSum = 300;
/** A part of a part of a part has its code by then. */
const maxRounds = 4;
/** Charts with more states write out one drawing of each, the others two; further ones are a digest. */
const manyStates = 60;

export type Draw = (actor: ReturnType<typeof standing>) => ReactNode;
type Moment = ReturnType<ReturnType<typeof standing>['getSnapshot']>;

/** How a chart is drawn: its components alone, or with what they need besides. */
export interface Screen {
  /** The chart, where the record has another name. */
  readonly slug?: string;
  readonly draw: Draw;
  /** Fills a moment of a walk with what a screen can show, such as more rows. */
  dress?(context: object): object;
  /** Events that bring other flows of the shop to where they stand beside it, by their slugs. */
  readonly beside?: Readonly<Record<string, readonly EventObject[]>>;
}

/**
 * What components draw in every state of a chart, as text: without its looks, with all that is read, pressed or followed, and
 * what each press tells whom.
 */
export async function drawingsOf(
  name: string,
  screen: Draw | Screen,
  whenLoaded: () => Promise<void>,
): Promise<string> {
  const whole: Screen = typeof screen === 'function' ? { draw: screen } : screen;
  const { slug = name, draw, beside = {} } = whole;
  const entry = entryOf(slug);
  const moments = momentsOf(slug);
  const heard: string[] = [];
  const hear: Hear = (who, event) => heard.push(toldText(who === slug ? '' : who, event));
  hearing(hear);
  const others = flowsAfter(beside, hear);
  const drawAt = (snapshot: (typeof moments)[number]) => {
    const dressed = withContext(snapshot, (context) => whole.dress?.(context) ?? {});
    const actor = standing(entry, hear, { ...dressed, children: childrenOf(snapshot, hear) });
    return textDrawn(
      () => (
        <InShop flows={{ ...others, [slug]: actor }} standing={{ [slug]: () => actor.getSnapshot() }}>
          {draw(actor)}
        </InShop>
      ),
      heard,
    );
  };
  const states = Map.groupBy(moments, (snapshot) =>
    innermost(activeStates(snapshot))
      .map((id) => id.slice(slug.length + 1))
      .toSorted()
      .join(' '),
  );
  const most = Math.min(maxMoments, Math.max(minMoments, Math.floor(goodSum / states.size)));
  const chosen = [...states].map(([state, all]) => [state, spread(all, most)] as const);
  await drawnUntilLoaded(
    chosen.flatMap(([, [first]]) => first ?? []),
    drawAt,
    whenLoaded,
  );
  const drawn = chosen.map(([state, some]) => ({ state, texts: [...new Set(some.map(drawAt))] }));
  const told = [...Map.groupBy(drawn, ({ texts }) => texts.join('\n\n'))].map(([, alike]) => ({
    states: alike.map(({ state }) => `== ${state}`),
    texts: alike[0]?.texts ?? [],
  }));
  return writtenOut(told, states.size > manyStates ? 1 : 2);
}

/** What one component draws as it begins, where nothing but these flows and actors stands elsewhere. */
export async function drawingOf(
  render: () => ReactNode,
  beside: NonNullable<Screen['beside']>,
  places: Standing,
  whenLoaded: () => Promise<void>,
): Promise<string> {
  const heard: string[] = [];
  const hear: Hear = (who, event) => heard.push(toldText(who, event));
  hearing(hear);
  const flows = flowsAfter(beside, hear);
  const draw = () =>
    textDrawn(
      () => (
        <InShop flows={flows} standing={places}>
          {render()}
        </InShop>
      ),
      heard,
    );
  await drawnUntilLoaded([draw], (again) => again(), whenLoaded);
  return draw();
}

/** Parts with code of their own are there the second time, and what they hold the third time. */
async function drawnUntilLoaded<Of>(
  firsts: readonly Of[],
  drawAt: (of: Of) => string,
  whenLoaded: () => Promise<void>,
) {
  for (let round = 0, isWhole = false; !isWhole && round < maxRounds; round += 1) {
    const before = awaitedParts();
    for (const first of firsts) drawAt(first);
    isWhole = awaitedParts() === before;
    if (!isWhole) await whenLoaded();
  }
}

function toldText(who: string, { type, ...payload }: EventObject): string {
  const given = Object.keys(payload).length === 0 ? '' : ` ${shortValue(payload)}`;
  return `${who === '' ? '' : `${who}: `}${type}${given}`;
}

function flowsAfter(beside: NonNullable<Screen['beside']>, hear: Hear) {
  return Object.fromEntries(
    Object.entries(beside).map(([other, events]) => [other, standingAfter(entryOf(other), events, hear)]),
  );
}

const nothingNoted = { handlers: new Map(), options: [] };

function textDrawn(draw: () => ReactNode, heard: string[]): string {
  const { drawn, handlers } = notingHandlers(() => renderToStaticMarkup(draw()));
  return textOf(drawn).replaceAll(/ data-noted="(?<place>\d+)"/gu, (_all, place: string) =>
    deedsOf(handlers[Number(place)] ?? nothingNoted, heard),
  );
}

const known = new Map<string, readonly Moment[]>();

/** Every moment that the walks of a chart reach. */
export function momentsOf(slug: string): readonly Moment[] {
  const found =
    known.get(slug) ?? [...arrivalsOf(chartOf(entryOf(slug))).values()].map(({ edge }) => edge.to.snapshot);
  known.set(slug, found);
  return found;
}

/** A moment with more in its context. */
export function withContext(moment: Moment, more: (context: object) => object): Moment {
  const context: unknown = moment.context;
  if (typeof context !== 'object' || context === null) return moment;
  return { ...moment, context: { ...context, ...more(context) } };
}

/** The first, the last and some between them. */
function spread<Of>(all: readonly Of[], most: number): readonly Of[] {
  const step = Math.max(1, (all.length - 1) / (most - 1));
  return all.filter((_, place) =>
    Array.from({ length: most }, (_each, at) => Math.round(at * step)).includes(place),
  );
}

/** A flow's own parts, by the names that they have in it. */
const partNames: Readonly<Record<string, string>> = {
  addressForm: 'address-form',
  codeCopy: 'code-copy',
  countdown: 'countdown',
  delivery: 'delivery-check',
  linkCopy: 'code-copy',
  pay: 'pay',
  reveal: 'timed-reveal',
  signIn: 'sign-in',
  sortableList: 'sortable-list',
};

interface Flow {
  readonly children: Readonly<Record<string, AnyActorRef>>;
}

/** The parts of a flow don't run in its walks; here each stands where it begins. */
function childrenOf({ children }: Flow, hear: Hear): Record<string, AnyActorRef> {
  return Object.fromEntries(
    Object.entries(children).map(([name, child]) => {
      const slug = partNames[name];
      return [name, slug === undefined ? child : standing(entryOf(slug), hear)];
    }),
  );
}

interface Told {
  readonly states: readonly string[];
  readonly texts: readonly string[];
}

/** So many drawings of each state are written out, the others are a digest. */
function writtenOut(told: readonly Told[], most: number): string {
  const written = told.map(({ texts }) => texts.slice(0, most).map((text) => text || 'nothing'));
  const texts = folded(written.flat());
  return told
    .flatMap(({ states, texts: all }, place) => {
      const rest = all.slice(most);
      const more = rest.length === 0 ? [] : [`and ${rest.length} more #${digestOf(rest)}`];
      const own = texts.splice(0, written[place]?.length ?? 0);
      return [...states, [...own, ...more].join('\n\n'), ''];
    })
    .join('\n');
}

function innermost(ids: readonly string[]): string[] {
  return ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`)));
}

/** The words and states of a chart's drawing, without its lines; of an icon nothing. */
function wordsOfDrawing(svg: string): string {
  if (!svg.includes('<g data-state=')) return '';
  return svg
    .replaceAll(/<\/?svg[^>]*>|<(?:path|rect|circle)[^>]*>/gu, '')
    .replaceAll(/ (?:x|y|data-depth)="[^"]*"/gu, '');
}

/** Classes are looks, and drawings inside of an icon are nobody's words. */
function textOf(html: string): string {
  const names = new Map<string, string>();
  const short = (name: string) => {
    names.set(name, names.get(name) ?? `#${names.size + 1}`);
    return names.get(name) ?? '';
  };
  return (
    html
      // React numbers what has no name of its own by its place on the whole page.
      .replaceAll(/(?:radix-)?_R_\w*_/gu, short)
      .replaceAll(/<svg[^>]*>.*?<\/svg>/gsu, wordsOfDrawing)
      .replaceAll(/ src="data:[^"]*"/gu, '')
      .replaceAll(/ (?:class|srcSet|sizes|decoding|fetchPriority|loading|width|height)="[^"]*"/gu, '')
      .replaceAll(/<\/[^>]*>/gu, '')
      .replaceAll(/<(?:span|div)>/gu, ' ')
      .replaceAll(/ *</gu, '\n<')
      .replaceAll(/(?<=\n<(?:dd|dt|label|li|td|th|tr)(?: [^>]*)?>)\n/gu, ' ')
      .trim()
  );
}

function digestOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
}
