import type { SnapshotFrom } from 'xstate';
import type { OverlaysContext, overlaysMachine } from './overlays.machine.ts';
import { disturbed, type OverlayKind } from './overlays.rules.ts';

/** The overlay on screen; null if none. */
export function shownOverlay({ context }: SnapshotFrom<typeof overlaysMachine>): OverlayKind | null {
  return context.shown;
}

/** Why each requested overlay isn't on screen, for the flow room. */
export function waitingReasons({
  context: { queue, busy, shown },
}: {
  readonly context: Pick<OverlaysContext, 'queue' | 'busy' | 'shown'>;
}): Readonly<Record<string, string>> {
  return Object.fromEntries(
    queue.map((kind) => {
      const surface = disturbed(kind, busy);
      if (surface === 'news') return [kind, 'something has just happened'];
      if (surface !== null) return [kind, `the ${surface} is busy`];
      return [kind, shown === null ? 'it’s next in line' : `${shown} is shown`];
    }),
  );
}
