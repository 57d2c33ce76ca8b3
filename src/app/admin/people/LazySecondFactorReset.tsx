import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/kit/react/ErrorBoundary.tsx';

const Loaded = lazy(async () => ({ default: (await import('./SecondFactorReset.tsx')).SecondFactorReset }));

/** Comes with the account of a member of staff; the list of accounts has nothing of it. */
export function LazySecondFactorReset({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Loaded id={id} name={name} />
      </Suspense>
    </ErrorBoundary>
  );
}
