import { lazyComponent } from '../../ui/kit/react/lazy-component.tsx';

const Loaded = lazyComponent(() =>
  import('./PrescriptionNeedScreen.tsx').then((module) => module.PrescriptionOfCheckout),
);

/** A door to what few checkouts need: this file comes first, so that the checkout carries no list of all the others. */
export function Prescription({ skus }: { skus: readonly string[] }) {
  return <Loaded key={skus.join()} skus={skus} />;
}
