import type { SnapshotFrom } from 'xstate';
import { formatTimestamp } from '../../../../domain/kit/money/dates.ts';
import type { factorResetMachine } from './factor-reset.machine.ts';

/** View model of the reset. */
export function factorResetView(snapshot: SnapshotFrom<typeof factorResetMachine>) {
  const { issued, trouble } = snapshot.context;
  return {
    isAsked: snapshot.matches('asked') || snapshot.matches('resetting'),
    isBusy: snapshot.matches('resetting'),
    code: issued?.enrolmentCode ?? null,
    until: issued ? formatTimestamp(new Date(issued.expiresAt)) : '',
    trouble,
  };
}
