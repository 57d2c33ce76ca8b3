import type { ComponentType, ReactNode } from 'react';
import type { Page, PageOf } from '../../domain/shell/page/page.ts';

/** A page whose code comes in a chunk of its own. */
export interface LazyPage {
  /** The source module, to find its chunk and styles in the build's manifest. */
  readonly module: string;
  load(): Promise<void>;
  render(page: Page): ReactNode;
}

/** Keeps the component once it is loaded, so that the first render, here and on the server, never waits. */
export function lazyPage<Route extends Page['route']>(
  module: string,
  load: () => Promise<ComponentType<{ page: PageOf<Route> }>>,
): LazyPage {
  let Loaded: ComponentType<{ page: PageOf<Route> }> | undefined;
  return {
    module,
    async load() {
      Loaded ??= await load();
    },
    render(page) {
      return Loaded ? <Loaded page={page as PageOf<Route>} /> : null;
    },
  };
}
