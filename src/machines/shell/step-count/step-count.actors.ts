import { watching } from '../../kit/slot.ts';
import { stepCountMachine, type StepCountEvent } from './step-count.machine.ts';

export interface StepCountPorts {
  /** Starts counting. The function it returns stops at once and drops whatever wasn't sent. */
  countSteps(): () => void;
}

export function stepCountLogic(ports: StepCountPorts) {
  return stepCountMachine.provide({
    actors: { countSteps: watching<StepCountEvent>(() => ports.countSteps()) },
  });
}
