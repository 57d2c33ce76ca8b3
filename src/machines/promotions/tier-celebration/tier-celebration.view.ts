import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { timedRevealMachine } from '../../kit/timed-reveal/timed-reveal.machine.ts';
import type { tierCelebrationMachine } from './tier-celebration.machine.ts';

type Snapshot = SnapshotFrom<typeof tierCelebrationMachine>;

/** 'You've unlocked 10% discount on your order!'. */
export function unlockedText({ context }: Snapshot): string {
  return t`You've unlocked ${context.percentage}% discount on your order!`;
}

export const unlockedTitle = t`New Tier Unlocked!`;

/** The timer of the celebration; null while none is shown. */
export function tierReveal({ children }: Snapshot): ActorRefFrom<typeof timedRevealMachine> | null {
  return children.reveal ?? null;
}
