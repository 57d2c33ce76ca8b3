import { formatDay } from '../../domain/money/dates.ts';
import { isPremium } from '../../domain/membership/membership.ts';
import type { SessionProfile } from '../../machines/session/session.machine.ts';
import { spacedMobile } from '../../machines/sign-in/sign-in.view.ts';
import { Card } from '../kit/Card.tsx';
import * as css from './Profile.css.ts';

const roles = { customer: 'Customer', prescriber: 'Prescriber', admin: 'Admin' } as const;

/** Who is signed in (ACC-01, as far as it can be seen). */
export function Profile({ profile }: { profile: SessionProfile }) {
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  const facts = [
    { label: 'Name', value: name || 'Not given yet' },
    { label: 'Phone', value: profile.phone === null ? 'Not given yet' : spacedMobile(profile.phone) },
    { label: 'E-mail', value: profile.email ?? 'Not given yet' },
    { label: 'Account', value: roles[profile.role] },
    { label: 'Bliss Club', value: clubText(profile.premiumMembership) },
  ];
  return (
    <Card>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function clubText(membership: SessionProfile['premiumMembership']): string {
  return membership.expiresAt && isPremium(membership, new Date())
    ? `Member until ${formatDay(new Date(membership.expiresAt))}`
    : 'Not a member';
}
