import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** A component whose code comes in a chunk of its own, drawn inside a LazyBoundary. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Whether it can be drawn without waiting. */
  readonly isLoaded: () => boolean;
  /** Fetches the code. Rejects when it can't be had; the next call tries again. */
  readonly load: () => Promise<void>;
}

/**
 * The one way to load a component later: when it is drawn, or ahead of that by `load`. Where the server has drawn it
 * already and the code can't be had, the server's picture stays: a browser never asks for a failed chunk again, and a
 * notice in its place would take away what can be read.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isDrawnByServer = false } = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Deferred: ComponentType<Props> = lazy(async () => ({
    default: await (isDrawnByServer ? loadOnce().catch(staysAsItIs) : loadOnce()),
  }));
  function Part(props: Props) {
    // What is mounted stays what it is: another type of component would lose its state.
    const [Drawn] = useState(() => loaded ?? Deferred);
    return <Drawn {...props} />;
  }
  return Object.assign(Part, {
    isLoaded: () => loaded !== undefined,
    load: async () => {
      await loadOnce();
    },
  });
}

/** React keeps the server's picture of what it waits for. */
function staysAsItIs(): Promise<never> {
  return new Promise(() => {});
}

interface LazyBoundaryProps {
  /** Shown until the code is there. */
  readonly loading?: ReactNode;
  /** Shown where it can't be had. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

/** What stands in the place of a lazy component until its code is there, and where it doesn't come. */
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

/** Drawn from the first time that it is wanted on, so that it can close with its movement. */
export function OnceWanted<Props extends object>({ part: Part, isWanted, props }: OnceWantedProps<Props>) {
  if (!isWanted && !Part.isLoaded()) return null;
  return (
    <LazyBoundary>
      <Part {...props} />
    </LazyBoundary>
  );
}
