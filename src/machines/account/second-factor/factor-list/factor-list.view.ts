import type { SnapshotFrom } from 'xstate';
import { formatDay } from '../../../../domain/kit/money/dates.ts';
import type { Factor, factorListMachine } from './factor-list.machine.ts';

interface FactorRow {
  readonly id: string;
  readonly kind: Factor['kind'];
  readonly name: string;
  /** 'Added 1 November 2026 · last used today'. */
  readonly when: string;
}

export interface FactorListView {
  readonly stage: 'loading' | 'failed' | 'shown';
  readonly rows: readonly FactorRow[];
  readonly hasApp: boolean;
  /** '8 of 10 codes are left.' */
  readonly codesText: string;
  readonly isRunningOut: boolean;
  readonly isDemanded: boolean;
  readonly isAdding: boolean;
  /** The factor to confirm before it is removed; null if there is none. */
  readonly asked: FactorRow | null;
  readonly isRemoving: boolean;
  readonly isRenewalAsked: boolean;
  readonly isRenewing: boolean;
  /** New recovery codes, shown once; empty otherwise. */
  readonly codes: readonly string[];
  readonly trouble: string | null;
}

/** View model of 'Sign-in and security'; `now` in milliseconds since 1970. */
export function factorListView(snapshot: SnapshotFrom<typeof factorListMachine>, now: number): FactorListView {
  const { listed, chosen, codes, trouble } = snapshot.context;
  const rows = listed.factors.map((factor) => rowOf(factor, new Date(now)));
  const isAsked = snapshot.matches('removalAsked') || snapshot.matches('removing');
  return {
    stage: snapshot.matches('loading') ? 'loading' : snapshot.matches('failed') ? 'failed' : 'shown',
    rows,
    hasApp: rows.some(({ kind }) => kind === 'totp'),
    codesText: codesText(listed.recoveryCodes),
    isRunningOut: listed.recoveryCodes < 4,
    isDemanded: listed.isDemanded,
    isAdding: snapshot.matches('adding'),
    asked: isAsked ? (rows.find(({ id }) => id === chosen) ?? null) : null,
    isRemoving: snapshot.matches('removing'),
    isRenewalAsked: snapshot.matches('renewalAsked') || snapshot.matches('renewing'),
    isRenewing: snapshot.matches('renewing'),
    codes,
    trouble,
  };
}

function rowOf({ id, kind, name, addedAt, lastUsedAt }: Factor, now: Date): FactorRow {
  const used = lastUsedAt === null ? 'not used yet' : `last used ${dayOf(lastUsedAt, now)}`;
  return { id, kind, name, when: `Added ${dayOf(addedAt, now)} · ${used}` };
}

function dayOf(at: string, now: Date): string {
  const day = formatDay(new Date(at));
  return day === formatDay(now) ? 'today' : day;
}

function codesText(left: number): string {
  if (left === 0) return 'You have no recovery codes left.';
  return left === 1 ? 'You have 1 recovery code left.' : `You have ${left} recovery codes left.`;
}
