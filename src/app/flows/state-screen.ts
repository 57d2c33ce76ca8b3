import { createActor, type AnyMachineSnapshot } from 'xstate';
import { writtenPayload } from '../../domain/flows/payload.ts';
import type { StagePlan, StagedActor } from '../../domain/flows/stage.ts';
import type { StateWalks } from '../../domain/flows/walk.ts';
import type { StateScreen } from '../../machines/flows/state-screen/state-screen.view.ts';
import { entryOf, inputOf, stilled, stoppedClock, walkEvents } from './sandbox.ts';
import { screenPlaces, type Companion } from './screen-places.ts';

/** The known walks to each state of a chart; undefined while they load. */
export type WalksOf = (slug: string) => StateWalks | undefined;

/** Actors frozen unless the preview is about them: popups that open automatically would cover it. */
const quiet: readonly StagedActor[] = ['overlays', 'coupon-popup', 'flash-popup', 'splash', 'banner-carousel'].map(
  (slug) => ({ slug, input: {}, events: [] }),
);

/** The shop page to show for a state and the plan to reach it, or why there is none. */
export function stateScreen(slug: string, state: string, walksOf: WalksOf): StateScreen {
  const place = screenPlaces[slug];
  if (!place) return { why: 'No page of the shop is named for this chart yet.' };
  if ('why' in place) return place;
  const wanted = stagedIn(slug, state, walksOf);
  if (!wanted) {
    return { why: 'The flow only passes through this state: there is nothing to see between two others.' };
  }
  const beside = (place.besideState?.[state] ?? place.beside ?? [])
    .filter((each) => each.slug !== slug)
    .flatMap((each) => besideIt(each, walksOf));
  const named = new Set([slug, ...beside.map((each) => each.slug)]);
  const plan: StagePlan = {
    slug,
    state,
    actors: [wanted, ...beside, ...quiet.filter((each) => !named.has(each.slug))],
    show: place.show ?? null,
  };
  const mark = place.path.includes('?') ? '&' : '?';
  return { src: `${place.path}${mark}inspect=stage`, plan: writtenPayload(plan) };
}

/** The charts a preview of this chart also needs. */
export function chartsBeside(slug: string): readonly string[] {
  const place = screenPlaces[slug];
  return place && 'beside' in place ? (place.beside ?? []).map((each) => each.slug) : [];
}

function besideIt({ slug, state, events }: Companion, walksOf: WalksOf): readonly StagedActor[] {
  if (events) return [{ slug, input: entryOf(slug).input, events }];
  const staged = state === undefined ? null : stagedIn(slug, state, walksOf);
  return staged ? [staged] : [];
}

/** The input and events that lead the actor into the state. */
function stagedIn(slug: string, state: string, walksOf: WalksOf): StagedActor | null {
  const walk = walksOf(slug)?.[state];
  if (!walk) return null;
  const entry = entryOf(slug);
  const input = inputOf(entry, walk);
  const actor = createActor(stilled(entry.machine), { input, clock: stoppedClock }).start();
  const standing = (): AnyMachineSnapshot => actor.getSnapshot();
  const events = [];
  for (const event of walkEvents(entry, walk, standing)) {
    actor.send(event);
    events.push(event);
  }
  actor.stop();
  return { slug, input, events };
}
