import { type Bell, createBell } from '../../platform/bell.ts';
import type { HistoryService } from '../../platform/browser/history.ts';

export interface UnsavedHistory extends HistoryService {
  /** Tells whenever a form has something to save. Answers how to stop. */
  watchUnsaved: Bell['listen'];
}

/** The same history, which tells when unsaved changes begin to hold the page. */
export function tellingUnsaved(history: HistoryService): UnsavedHistory {
  const unsaved = createBell();
  return {
    ...history,
    holdSteps: (listener) => {
      unsaved.ring();
      return history.holdSteps(listener);
    },
    watchUnsaved: unsaved.listen,
  };
}
