import { lazy, Suspense } from 'react';

const Loaded = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** A code to scan; what draws it comes with the first one. */
export function LazyQrCode({ text }: { text: string }) {
  return (
    <Suspense fallback={null}>
      <Loaded text={text} />
    </Suspense>
  );
}
