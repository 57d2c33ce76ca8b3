import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '../../ui/kit/react/ErrorBoundary.tsx';

/** Something over the page whose code comes when it is wanted, or when the browser has nothing else to do. */
export interface LazyOverlay<Props> {
  preload(): Promise<void>;
  render(isWanted: boolean, props: Props): ReactNode;
}

/** Stays drawn once its code is there, so that it can close with its movement. */
export function lazyOverlay<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyOverlay<Props> {
  let isLoaded = false;
  const loadOnce = async () => {
    const component = await load();
    isLoaded = true;
    return { default: component };
  };
  const Overlay = lazy(loadOnce);
  return {
    async preload() {
      await loadOnce();
    },
    render: (isWanted, props) =>
      isWanted || isLoaded ? (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Overlay {...props} />
          </Suspense>
        </ErrorBoundary>
      ) : null,
  };
}
