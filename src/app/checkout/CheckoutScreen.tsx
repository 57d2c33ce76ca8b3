import type { Page } from '../../domain/shell/page/page.ts';
import { CheckoutFrame } from '../../ui/checkout/checkout/CheckoutFrame.tsx';
import { CheckoutStart } from '../../ui/checkout/checkout/CheckoutStart.tsx';
import { ClientOnly } from '../../ui/kit/react/ClientOnly.tsx';
import { LazyBoundary, lazyComponent } from '../../ui/kit/react/lazy-component.tsx';
import { PartFailed } from '../../ui/kit/react/PartFailed.tsx';

const Flow = lazyComponent(() => import('./CheckoutFlow.tsx').then((module) => module.CheckoutFlow));
// Beside the code of the frame, and not after it has been hydrated.
if (!import.meta.env.SSR) Flow.load().catch(() => {});

interface CheckoutScreenProps {
  readonly page: Pick<Page, 'route'>;
}

/** /checkout and /checkout/payment: one screen and one actor, whose step follows the URL. */
export function CheckoutScreen({ page }: CheckoutScreenProps) {
  const step = page.route === 'payment' ? 'payment' : 'details';
  const start = <CheckoutStart step={step} />;
  return (
    <CheckoutFrame step={step}>
      <ClientOnly fallback={start}>
        <LazyBoundary loading={start} failed={<PartFailed />}>
          <Flow step={page.route === 'payment' ? 'payment' : 'address'} start={start} />
        </LazyBoundary>
      </ClientOnly>
    </CheckoutFrame>
  );
}
