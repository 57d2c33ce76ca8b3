import type { SnapshotFrom } from 'xstate';
import type { factorSetupMachine } from './factor-setup.machine.ts';

export interface FactorSetupView {
  readonly stage: 'choosing' | 'scanning' | 'codes' | 'over';
  readonly isEnrolling: boolean;
  readonly enrolmentCode: string;
  /** What is in progress. */
  readonly busy: 'passkey' | 'app' | 'code' | null;
  readonly uri: string;
  /** The secret in groups of four, for typing. */
  readonly secret: string;
  readonly code: string;
  readonly recoveryCodes: readonly string[];
  readonly refusal: string | null;
}

/** View model of the set-up. */
export function factorSetupView(snapshot: SnapshotFrom<typeof factorSetupMachine>): FactorSetupView {
  const { isEnrolling, enrolmentCode, app, code, recoveryCodes, refusal } = snapshot.context;
  const isScanning = snapshot.matches('scanning') || snapshot.matches('confirming');
  const stage = isScanning
    ? 'scanning'
    : snapshot.matches('codesShown')
      ? 'codes'
      : snapshot.status === 'done'
        ? 'over'
        : 'choosing';
  return {
    stage,
    isEnrolling,
    enrolmentCode,
    busy: snapshot.matches('makingPasskey')
      ? 'passkey'
      : snapshot.matches('startingApp')
        ? 'app'
        : snapshot.matches('confirming')
          ? 'code'
          : null,
    uri: app?.uri ?? '',
    secret: (app?.secret ?? '').replaceAll(/(.{4})(?=.)/gu, '$1 '),
    code,
    recoveryCodes,
    refusal,
  };
}
