import { celebrationConstants } from '../../../domain/kit/constants.ts';
import { nobody } from '../cases.ts';
import type { TimedRevealInput } from './timed-reveal.machine.ts';

export const timedRevealInput: TimedRevealInput = { parent: nobody, time: celebrationConstants.tierTime };
