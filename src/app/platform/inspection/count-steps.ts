import type { Inspect } from '../inspect.ts';
import type { StepReports } from '../../../services/flows/step-report.ts';
import { createStepTally } from './step-tally.ts';

/** A report has at most a few names more than these. */
const full = 120;

/** Counts the steps of all flows until the signal: what wasn't sent by then never is (FLO-07). */
export function countSteps(
  watch: (listener: Inspect) => () => void,
  { send, watchHidden }: StepReports,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const tally = createStepTally();
  const report = () => {
    const counts = tally.take();
    if (counts.length > 0) send(counts);
  };
  const stops = [
    watch((event) => {
      tally.hear(event);
      if (tally.size() >= full) report();
    }),
    watchHidden(report),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
}
