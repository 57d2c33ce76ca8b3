import type { ComponentType, ReactNode } from 'react';
import type { Page, PageOf } from '../../domain/shell/page/page.ts';
import { lazyComponent } from '../../ui/kit/react/lazy-component.tsx';

/** A page with its own chunk. */
export interface LazyPage {
  /** The source module, to find its chunk and styles in the build's manifest. */
  readonly module: string;
  load(): Promise<void>;
  render(page: Page): ReactNode;
}

/** Renders null until its code is loaded. Load it first, here and on the server, so nothing suspends. */
export function lazyPage<Route extends Page['route']>(
  module: string,
  load: () => Promise<ComponentType<{ page: PageOf<Route> }>>,
): LazyPage {
  const Part = lazyComponent(load);
  return {
    module,
    load: Part.load,
    render: (page) => (Part.isLoaded() ? <Part page={page as PageOf<Route>} /> : null),
  };
}
