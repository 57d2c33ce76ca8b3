import { useId, type ReactNode } from 'react';
import { cardVisibilityLogic } from '../../machines/promotions/card-visibility/card-visibility.actors.ts';
import type { CardVisibilityFact } from '../../machines/promotions/card-visibility/card-visibility.machine.ts';
import { createSightService } from '../../services/platform/browser/sight.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';

interface ViewCountedProps {
  /** Milliseconds for which at least half of it was visible. Called once. */
  readonly onViewed: (visibilityDuration: number) => void;
  readonly children: ReactNode;
}

/** Wraps a card and reports when it was viewed. Use the card's key. */
export function ViewCounted({ onViewed, children }: ViewCountedProps) {
  const elementId = useId();
  const parent = { send: ({ visibilityDuration }: CardVisibilityFact) => onViewed(visibilityDuration) };
  useScreenActor(cardVisibilityLogic(createSightService(window)), { parent, elementId });
  return <div id={elementId}>{children}</div>;
}
