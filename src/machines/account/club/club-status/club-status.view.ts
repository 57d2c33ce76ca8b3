import { t } from '../../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatDay } from '../../../../domain/kit/money/dates.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import type { clubStatusMachine } from './club-status.machine.ts';

export type ClubStatusView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'outside'; readonly title: string; readonly note: string | null }
  | { readonly kind: 'member'; readonly title: string; readonly until: string; readonly savings: string };

/** View model of the membership page. */
export function clubStatusView({
  context: { status, failure },
}: SnapshotFrom<typeof clubStatusMachine>): ClubStatusView {
  if (failure) return { kind: 'failed', text: t`Couldn’t load your membership. Try again.` };
  if (!status) return { kind: 'loading' };
  const { isActive, expiresAt, savings } = status;
  if (!isActive || expiresAt === null) {
    return {
      kind: 'outside',
      title: t`You’re not in the Bliss Club`,
      note: expiresAt === null ? null : t`Your membership ended on ${formatDay(new Date(expiresAt))}.`,
    };
  }
  return {
    kind: 'member',
    title: t`You’re in the Bliss Club`,
    until: t`Member until ${formatDay(new Date(expiresAt))}`,
    savings: formatRupees(savings),
  };
}
