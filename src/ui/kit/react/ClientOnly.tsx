import type { ReactNode } from 'react';
import { useShopView } from '../../shell/app/actors.tsx';

interface ClientOnlyProps {
  /** What the server writes and the first render here repeats. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** What only this device knows: drawn once the actors have started, so that hydration finds the server's page. */
export function ClientOnly({ fallback = null, children }: ClientOnlyProps) {
  const hasStarted = useShopView('session', (snapshot) => !snapshot.matches('restoring'));
  return hasStarted ? children : fallback;
}
