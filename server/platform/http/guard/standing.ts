import { isForStaff, type Call } from '../../../../src/contract/call.ts';
import { type FactorStanding, freshMinutes, proofHours } from '../../../../src/domain/account/second-factor.ts';
import { problem } from '../problem.ts';
import type { SignedIn } from './auth.ts';
import type { Settings } from '../../start/settings.ts';

export type { FactorStanding };

const minute = 60_000;

interface Provable {
  readonly is_admin: boolean;
  readonly is_doctor: boolean;
  readonly has_factor: boolean;
  readonly proven_at: Date | null;
}

/**
 * The second-factor state of a session (SEC-03). Anyone who has set one up must use it, even where the shop doesn't
 * require one.
 */
export function standingOf(
  { is_admin: isAdmin, is_doctor: isDoctor, has_factor: hasFactor, proven_at: provenAt }: Provable,
  { demandsSecondFactor }: Pick<Settings, 'demandsSecondFactor'>,
  now: Date,
): FactorStanding {
  if (!isAdmin && !isDoctor) return 'none';
  if (!hasFactor) return demandsSecondFactor ? 'enrol' : 'none';
  return isWithin(provenAt, proofHours * 60, now) ? 'proven' : 'needed';
}

/**
 * The caller as the call sees them (SEC-03): staff without a second factor count as customers. Throws
 * 'second-factor-needed' for staff calls and 'fresh-proof-needed' when the last proof is too old.
 */
export function withProof(
  { access, proof }: Pick<Call, 'access' | 'proof'>,
  caller: SignedIn | null,
  now: Date,
): SignedIn | null {
  if (!caller || caller.secondFactor === 'none') return caller;
  if (caller.secondFactor !== 'proven') {
    const isOpen = proof === 'none' || (proof === 'enrol' && caller.secondFactor === 'enrol');
    if (!isOpen && (proof !== undefined || isForStaff(access))) throw proofMissing(caller);
    return { ...caller, role: 'customer', isAdmin: false, isDoctor: false };
  }
  if (proof === 'fresh' || proof === 'enrol') requireFresh(caller, now);
  return caller;
}

/** Throws 'fresh-proof-needed' unless the caller has used a second factor recently or needs none. */
export function requireFresh(caller: Pick<SignedIn, 'secondFactor' | 'provenAt'>, now: Date): void {
  if (caller.secondFactor === 'none') return;
  if (!isWithin(caller.provenAt, freshMinutes, now)) throw problem('fresh-proof-needed');
}

/** The same for payouts, in whole rupees: an amount above the limit in the settings needs a fresh proof. */
export function requireFreshFor(
  amount: number,
  caller: Pick<SignedIn, 'secondFactor' | 'provenAt'>,
  { settings, clock }: { readonly settings: Pick<Settings, 'refundProofLimit'>; readonly clock: () => Date },
): void {
  if (amount > settings.refundProofLimit) requireFresh(caller, clock());
}

/** Throws when the caller counts as a customer only because their second factor is missing. */
export function refuseUnproven(caller: Pick<SignedIn, 'secondFactor'>): void {
  if (caller.secondFactor === 'needed' || caller.secondFactor === 'enrol') throw proofMissing(caller);
}

/** When a proof given at this moment expires. */
export function freshUntil(provenAt: Date): Date {
  return new Date(provenAt.getTime() + freshMinutes * minute);
}

function proofMissing({ secondFactor }: Pick<SignedIn, 'secondFactor'>) {
  return problem('second-factor-needed', { members: { secondFactor } });
}

function isWithin(moment: Date | null, minutes: number, now: Date): boolean {
  return moment !== null && now.getTime() - moment.getTime() < minutes * minute;
}
