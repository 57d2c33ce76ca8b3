import { watching } from '../../kit/slot.ts';
import { stepCountMachine, type StepCountEvent } from './step-count.machine.ts';

export interface StepCountPorts {
  /** Begins to count; the function it returns stops at once, and what wasn't sent is forgotten. */
  countSteps(): () => void;
}

export function stepCountLogic(ports: StepCountPorts) {
  return stepCountMachine.provide({
    actors: { countSteps: watching<StepCountEvent>(() => ports.countSteps()) },
  });
}
