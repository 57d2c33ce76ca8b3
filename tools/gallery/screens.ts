import type { StateScreen } from '../../src/machines/flows/state-screen/state-screen.view.ts';
import { stateScreen } from '../../src/app/flows/state-screen.ts';
import type { StateWalks } from '../../src/domain/flows/walk.ts';
import { catalogue, type CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import { boxesWithin } from '../../src/domain/flows/drawing.ts';
import { shapeOf } from '../flows/chart-shape.ts';
import { stateWalks } from '../flows/state-walks.ts';

/** The page on which a state is seen, and the plan that brings it there. */
export interface SeenState extends Extract<StateScreen, { src: string }> {
  readonly slug: string;
  readonly state: string;
}

/**
 * The screens of a chart's innermost states. The outer ones look like one of these, and what a flow only passes
 * through can't be seen.
 */
export function screensOf({ slug, machine }: CatalogueEntry, walksOf = knownWalks()): readonly SeenState[] {
  return boxesWithin(shapeOf(machine).root)
    .filter(({ children }) => children.length === 0)
    .flatMap(({ id }) => {
      const screen = stateScreen(slug, id, walksOf);
      return 'why' in screen ? [] : [{ ...screen, slug, state: id }];
    });
}

/** About this many of them, from all over the list; another turn has others, and after a while all had one. */
export function turnOf<Of>(states: readonly Of[], { most, turn }: { most: number; turn: number }): readonly Of[] {
  const parts = Math.ceil(states.length / most);
  return states.filter((_, at) => at % parts === turn % parts);
}

/** The ways into the states of each chart, found once. */
export function knownWalks(): (slug: string) => StateWalks | undefined {
  const known = new Map<string, StateWalks>();
  return (slug) => {
    const entry = catalogue.find((each) => each.slug === slug);
    if (entry && !known.has(slug)) known.set(slug, stateWalks(entry));
    return known.get(slug);
  };
}
