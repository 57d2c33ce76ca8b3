import type { BodyInputOf } from '../../contract/call.ts';
import type { Api } from '../../contract/api.ts';
import { maxCounts, type StepCount } from '../../domain/shell/flow-count.ts';
import { deviceAt } from '../../domain/shell/device.ts';

type Report = BodyInputOf<Api['reportFlowCounts']>;

const address = '/v1/flow-counts';

export interface StepReports {
  /** Sends names and numbers, nothing else. Works while the page is left. */
  readonly send: (counts: readonly StepCount[]) => void;
  /** Calls whenever the page is hidden or left. */
  readonly watchHidden: (listener: () => void) => () => void;
}

/** Reports counted steps to the shop. */
export function createStepReports(view: Window): StepReports {
  return {
    send(counts) {
      const report: Report = { device: deviceAt(view.innerWidth), counts: counts.slice(0, maxCounts) };
      view.navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
    },
    watchHidden(listener) {
      const hidden = () => {
        if (view.document.visibilityState === 'hidden') listener();
      };
      view.document.addEventListener('visibilitychange', hidden);
      return () => view.document.removeEventListener('visibilitychange', hidden);
    },
  };
}
