import { useId, type ReactNode } from 'react';
import { cardVisibilityLogic } from '../../machines/promotions/card-visibility/card-visibility.actors.ts';
import type { CardVisibilityFact } from '../../machines/promotions/card-visibility/card-visibility.machine.ts';
import { createSightService } from '../../services/platform/browser/sight.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';

interface ViewCountedProps {
  /** Milliseconds that half of it was in sight; told once. */
  readonly onViewed: (visibilityDuration: number) => void;
  readonly children: ReactNode;
}

/** Wraps a card and tells when it was really seen. Give it the key of its card. */
export function ViewCounted({ onViewed, children }: ViewCountedProps) {
  const elementId = useId();
  const parent = { send: ({ visibilityDuration }: CardVisibilityFact) => onViewed(visibilityDuration) };
  useScreenActor(cardVisibilityLogic(createSightService(window)), { parent, elementId });
  return <div id={elementId}>{children}</div>;
}
