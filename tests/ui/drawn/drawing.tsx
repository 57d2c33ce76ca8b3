import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyActorRef } from 'xstate';
import { entryOf } from '../../../src/app/flows/sandbox.ts';
import { arrivalsOf } from '../../../tools/paths/arrivals.ts';
import { chartOf } from '../../../tools/paths/chart.ts';
import { activeStates } from '../../../tools/paths/graph.ts';
import { shortValue } from '../../../tools/paths/records/short-value.ts';
import { notingHandlers } from './noted-jsx.ts';
import { deedsOf } from './deeds.ts';
import { type Hear, hearing, InShop, standing } from './still-shop.tsx';

/** Of a state so many moments are drawn, fewer where a chart has many states. */
const [minMoments, maxMoments] = [3, 8];
const goodSum = 300;
/** Charts with more states write out one drawing of each, the others two; further ones are a digest. */
const manyStates = 60;

export type Draw = (actor: ReturnType<typeof standing>) => ReactNode;

/**
 * What components draw in every state of a chart, as text: without its looks, with all that is read, pressed or followed, and
 * what each press tells whom.
 */
export async function drawingsOf(slug: string, draw: Draw, whenLoaded: () => Promise<void>): Promise<string> {
  const entry = entryOf(slug);
  const moments = [...arrivalsOf(chartOf(entry)).values()].map(({ edge }) => edge.to.snapshot);
  const heard: string[] = [];
  const hear: Hear = (name, { type, ...payload }) => {
    const given = Object.keys(payload).length === 0 ? '' : ` ${shortValue(payload)}`;
    heard.push(`${name === slug ? '' : `${name}: `}${type}${given}`);
  };
  hearing(hear);
  const drawAt = (snapshot: (typeof moments)[number]) => {
    const actor = standing(entry, hear, { ...snapshot, children: childrenOf(snapshot, hear) });
    const { drawn, handlers } = notingHandlers(() =>
      renderToStaticMarkup(
        <InShop slug={slug} actor={actor}>
          {draw(actor)}
        </InShop>,
      ),
    );
    return textOf(drawn).replaceAll(/ data-noted="(?<place>\d+)"/gu, (_all, place: string) =>
      deedsOf(handlers[Number(place)] ?? new Map(), heard),
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
  // Parts with code of their own are there the second time.
  for (const [, [first]] of chosen) if (first) drawAt(first);
  await whenLoaded();
  const drawn = chosen.map(([state, some]) => ({
    state,
    text: writtenOut([...new Set(some.map(drawAt))], states.size > manyStates ? 1 : 2),
  }));
  return [...Map.groupBy(drawn, ({ text }) => text)]
    .flatMap(([text, alike]) => [...alike.map(({ state }) => `== ${state}`), text, ''])
    .join('\n');
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
  pay: 'pay',
  reveal: 'timed-reveal',
  signIn: 'sign-in',
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

function writtenOut(drawings: readonly string[], most: number): string {
  const rest = drawings.slice(most);
  const more = rest.length === 0 ? [] : [`and ${rest.length} more #${digestOf(rest)}`];
  return [...drawings.slice(0, most).map((text) => text || 'nothing'), ...more].join('\n\n');
}

function innermost(ids: readonly string[]): string[] {
  return ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`)));
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
      .replaceAll(/<svg[^>]*>.*?<\/svg>/gsu, '')
      .replaceAll(/ (?:class|srcSet|sizes|decoding|fetchPriority|loading|width|height)="[^"]*"/gu, '')
      .replaceAll(/<\/[^>]*>/gu, '')
      .replaceAll(/<(?:span|div)>/gu, ' ')
      .replaceAll(/ *</gu, '\n<')
      .trim()
  );
}

function digestOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
}
