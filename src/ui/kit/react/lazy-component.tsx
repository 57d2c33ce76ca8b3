import { type ComponentType, lazy, type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** A component with its own chunk. Render it inside a LazyBoundary. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Whether it renders without suspending. */
  readonly isLoaded: () => boolean;
  /** Resolves once the code has come, whoever asked for it. */
  readonly whenLoaded: Promise<void>;
  /** Loads the code. Rejects on failure; calling again retries. */
  readonly load: () => Promise<void>;
}

/**
 * Loads a component when it renders, or earlier through `load`. With `isDrawnByServer`, the server's HTML stays
 * when loading fails: browsers never retry a failed chunk, and an error message would replace readable content.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isDrawnByServer = false } = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let tellLoaded = () => {};
  const whenLoaded = new Promise<void>((resolve) => {
    tellLoaded = resolve;
  });
  const loadOnce = async () => {
    loaded ??= await load();
    tellLoaded();
    return loaded;
  };
  const Deferred: ComponentType<Props> = lazy(async () => ({
    default: await (isDrawnByServer ? loadOnce().catch(staysAsItIs) : loadOnce()),
  }));
  function Part(props: Props) {
    // Keep the same type while mounted: switching component types would lose state.
    const [Drawn] = useState(() => loaded ?? Deferred);
    return <Drawn {...props} />;
  }
  return Object.assign(Part, {
    isLoaded: () => loaded !== undefined,
    whenLoaded,
    load: async () => {
      await loadOnce();
    },
  });
}

/** While a component suspends during hydration, React keeps the server's HTML. */
function staysAsItIs(): Promise<never> {
  return new Promise(() => {});
}

interface LazyBoundaryProps {
  /** Shown while the code loads. */
  readonly loading?: ReactNode;
  /** Shown when loading fails. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

/** Shows fallbacks while a lazy component loads and when loading fails. */
export function LazyBoundary({ loading = null, failed = null, children }: LazyBoundaryProps) {
  return (
    <ErrorBoundary fallback={failed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface OnceWantedProps<Props extends object> {
  readonly part: LazyComponent<Props>;
  readonly isWanted: boolean;
  readonly props: Props;
}

/**
 * Mounted as soon as its code has come, so that it opens at once, and kept, so that it can animate out. It draws
 * nothing that can be seen until it is wanted.
 */
export function OnceWanted<Props extends object>({ part: Part, isWanted, props }: OnceWantedProps<Props>) {
  const [, redraw] = useState(false);
  useEffect(() => {
    Part.whenLoaded.then(() => startTransition(() => redraw(true)), reportError);
  }, [Part]);
  if (!isWanted && !Part.isLoaded()) return null;
  return (
    <LazyBoundary>
      <Part {...props} />
    </LazyBoundary>
  );
}
