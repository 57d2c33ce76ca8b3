import type { SnapshotFrom } from 'xstate';
import type { ProofMethod } from '../../../../domain/account/second-factor.ts';
import type { secondFactorMachine } from './second-factor.machine.ts';

export interface SecondFactorView {
  readonly stage: 'none' | 'reading' | 'unread' | 'passkey' | 'code' | 'recovery' | 'enrolling';
  readonly title: string;
  readonly words: string;
  readonly code: string;
  readonly refusal: string | null;
  readonly isBusy: boolean;
  /** The person's other methods. */
  readonly others: readonly { readonly method: ProofMethod; readonly label: string }[];
}

type Snapshot = SnapshotFrom<typeof secondFactorMachine>;

const labels: Readonly<Record<ProofMethod, string>> = {
  passkey: 'Use a passkey',
  totp: 'Use your authenticator app',
  recovery: 'Use a recovery code',
};

const stages = { passkey: 'passkey', totp: 'code', recovery: 'recovery' } as const;

/** View model of the second-factor dialog. */
export function secondFactorView(snapshot: Snapshot): SecondFactorView {
  const { reason, methods, method, code, refusal } = snapshot.context;
  const stage = stageOf(snapshot);
  return {
    stage,
    title: stage === 'enrolling' ? 'Set up your second factor' : 'Confirm it’s you',
    words:
      stage === 'enrolling'
        ? 'Staff of this shop sign in with a second factor, so that a stolen code alone opens nothing.'
        : reason === 'fresh'
          ? 'This needs a fresh confirmation. It’s good for 10 minutes.'
          : 'Staff sign in with a second factor. You confirm it once a day on each device.',
    code,
    refusal,
    isBusy: snapshot.matches('proving'),
    others: methods.filter((other) => other !== method).map((other) => ({ method: other, label: labels[other] })),
  };
}

function stageOf(snapshot: Snapshot): SecondFactorView['stage'] {
  if (snapshot.matches('idle')) return 'none';
  if (snapshot.matches('enrolling')) return 'enrolling';
  if (snapshot.matches('reading')) return 'reading';
  return snapshot.matches('unread') ? 'unread' : stages[snapshot.context.method];
}
