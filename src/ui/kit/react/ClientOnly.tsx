import type { ReactNode } from 'react';
import { useShopView } from '../../shell/app/actors.tsx';

interface ClientOnlyProps {
  /** Rendered by the server and during hydration. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders client-only content once the actors have started, so that hydration matches the server's HTML. */
export function ClientOnly({ fallback = null, children }: ClientOnlyProps) {
  const hasStarted = useShopView('session', (snapshot) => !snapshot.matches('restoring'));
  return hasStarted ? children : fallback;
}
