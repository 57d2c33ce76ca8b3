import { command, nobody, type EventCases } from '../../kit/cases.ts';
import type { TierCelebrationInput } from './tier-celebration.machine.ts';

export const tierCelebrationInput: TierCelebrationInput = { parent: nobody };

export const tierCelebrationCases: EventCases = {
  'tier.unlocked': [command('tier.unlocked', { percentage: 10 })],
};
