import { lazy, Suspense } from 'react';

const Loaded = lazy(() =>
  import('./PrescriptionNeedScreen.tsx').then((module) => ({ default: module.PrescriptionOfCheckout })),
);

/** What goods on prescription wait for, in the checkout; its code comes with the first of them (ORD-06). */
export function LazyPrescription({ skus }: { skus: readonly string[] }) {
  return (
    <Suspense fallback={null}>
      <Loaded key={skus.join()} skus={skus} />
    </Suspense>
  );
}
