import * as supportRecordingCalls from '../../contract/shell/support-recording.calls.ts';
import type { SupportRecording } from '../../domain/shell/support-recording.ts';
import type { Http } from '../platform/http/http.ts';

/** Shows support what happened in this tab. */
export function createSupportCodeService(http: Http, read: () => SupportRecording) {
  return {
    async showSupport(signal: AbortSignal) {
      const { actors, steps } = read();
      const copied = steps.map(({ states, transitions, refusedBy, ...step }) => ({
        ...step,
        states: [...states],
        transitions: [...transitions],
        refusedBy: [...refusedBy],
      }));
      return http.send(supportRecordingCalls.showSupport, { body: { actors: [...actors], steps: copied }, signal });
    },
  };
}
