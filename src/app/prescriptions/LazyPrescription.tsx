import { lazyComponent } from '../../ui/kit/react/lazy-component.tsx';

const Loaded = lazyComponent(() =>
  import('./PrescriptionNeedScreen.tsx').then((module) => module.PrescriptionOfCheckout),
);

/** In its own file so that the checkout chunk doesn't list the prescription's dependencies; few orders need one. */
export function Prescription({ skus }: { skus: readonly string[] }) {
  return <Loaded key={skus.join()} skus={skus} />;
}
