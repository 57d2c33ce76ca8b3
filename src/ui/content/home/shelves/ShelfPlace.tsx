import { lazy, Suspense, type ComponentType } from 'react';
import type { HomeShelf } from '../../../../domain/content/home-shelf.ts';

type Shelf = ComponentType<{ shelf: HomeShelf }>;

const load = () => import('./Shelf.tsx').then((module) => module.Shelf);
/** Where the code does not come, what the server drew stays as it is: the promise waits for good. */
const Later = lazy(async () => ({ default: await load().catch(() => new Promise<Shelf>(() => {})) }));

let Loaded: Shelf | undefined;

/** The source module, to find its styles in the build's manifest. */
export const shelfModule = 'src/ui/content/home/shelves/Shelf.tsx';

/** For the server, which draws it with the page. */
export async function loadShelf(): Promise<void> {
  Loaded ??= await load();
}

/** Home's lower half: the server's picture stands there until its code comes, so the first view does not carry it. */
export function ShelfPlace({ shelf }: { shelf: HomeShelf }) {
  const Drawn = Loaded ?? Later;
  return (
    <Suspense fallback={null}>
      <Drawn shelf={shelf} />
    </Suspense>
  );
}
