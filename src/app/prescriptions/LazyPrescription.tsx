import { lazy } from 'react';

const Loaded = lazy(() =>
  import('./PrescriptionNeedScreen.tsx').then((module) => ({ default: module.PrescriptionOfCheckout })),
);

/** A door to what few checkouts need: this file comes first, so that the checkout carries no list of all the others (ORD-06). */
export function Prescription({ skus }: { skus: readonly string[] }) {
  return <Loaded key={skus.join()} skus={skus} />;
}
