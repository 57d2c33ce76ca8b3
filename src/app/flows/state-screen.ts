import { tryingAddress } from '../../domain/flows/change/changeable.ts';
import { writtenPayload } from '../../domain/flows/payload.ts';
import type { StagePlan } from '../../domain/flows/stage.ts';
import type { StateWalks } from '../../domain/flows/walk.ts';
import type { StateScreen } from '../../machines/flows/state-screen/state-screen.view.ts';
import { screenPlaces, type Companion } from './screen-places.ts';
import { momentOf, stagedAfter, stagedIn, type Staged } from './staged.ts';

/** The known walks to each state of a chart; undefined while they load. */
export type WalksOf = (slug: string) => StateWalks | undefined;

/** Actors frozen unless the preview is about them: popups that open automatically would cover it. */
const quiet: readonly string[] = ['overlays', 'coupon-popup', 'flash-popup', 'splash', 'banner-carousel'];

/** The shop page to show for a state and the plan to reach it, or why there is none. */
export function stateScreen(slug: string, state: string, walksOf: WalksOf): StateScreen {
  const place = screenPlaces[slug];
  if (!place) return { why: 'No page of the shop is named for this chart yet.' };
  if ('why' in place) return place;
  const wanted = stagedIn(slug, state, walksOf(slug));
  if (!wanted) {
    return { why: 'The flow only passes through this state: there is nothing to see between two others.' };
  }
  const beside = (place.besideState?.[state] ?? place.beside ?? [])
    .filter((each) => each.slug !== slug)
    .flatMap((each) => besideIt(each, walksOf));
  const shown = [wanted, ...beside];
  const named = new Set(shown.map(({ actor }) => actor.slug));
  const plan: StagePlan = {
    slug,
    state,
    actors: [
      ...shown.map(({ actor }) => actor),
      ...quiet.filter((each) => !named.has(each)).map((each) => ({ slug: each, input: {}, events: [], told: [] })),
    ],
    at: momentOf(shown.map(({ span }) => span)),
    show: place.show ?? null,
  };
  return { src: inspected(place.path, 'inspect=stage'), plan: writtenPayload(plan) };
}

/** The same screen with the changes that are tried. */
export function tried(screen: StateScreen): StateScreen {
  return 'src' in screen ? { ...screen, src: tryingAddress(screen.src) } : screen;
}

/** The page of the shop that shows a chart, watched by the room; home for a chart that no page shows. */
export function shopAt(slug: string): string {
  const place = screenPlaces[slug];
  return inspected(place && 'path' in place ? place.path : '/', 'inspect');
}

function inspected(path: string, how: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${how}`;
}

/** The charts a preview of this chart also needs. */
export function chartsBeside(slug: string): readonly string[] {
  const place = screenPlaces[slug];
  return place && 'beside' in place ? (place.beside ?? []).map((each) => each.slug) : [];
}

function besideIt({ slug, state, events }: Companion, walksOf: WalksOf): readonly Staged[] {
  if (events) return [stagedAfter(slug, events)];
  const staged = state === undefined ? null : stagedIn(slug, state, walksOf(slug));
  return staged ? [staged] : [];
}
