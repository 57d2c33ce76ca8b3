import { LazyBoundary, lazyComponent } from '../../ui/kit/react/lazy-component.tsx';

const Loaded = lazyComponent(() => import('./qr-code.tsx').then((module) => module.QrCode));

/** A QR code. The renderer loads with the first one. */
export function LazyQrCode({ text }: { text: string }) {
  return (
    <LazyBoundary>
      <Loaded text={text} />
    </LazyBoundary>
  );
}
