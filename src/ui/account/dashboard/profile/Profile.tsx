import { t } from '../../../../domain/kit/text/text.ts';
import { formatDay } from '../../../../domain/kit/money/dates.ts';
import { isPremium } from '../../../../domain/account/membership/membership.ts';
import type { SessionProfile } from '../../../../machines/account/session/session.machine.ts';
import { spacedMobile } from '../../../../machines/account/sign-in/sign-in.view.ts';
import { Card } from '../../../kit/display/Card.tsx';
import { addressBreaks } from '../../../kit/react/address-breaks.tsx';
import * as css from './Profile.css.ts';

const roles = { customer: t`Customer`, prescriber: t`Prescriber`, admin: t`Admin` } as const;

interface ProfileProps {
  readonly profile: SessionProfile;
  /** A new e-mail address whose confirmation link hasn't been followed yet; null when none is pending. */
  readonly awaitedEmail: string | null;
}

/** The signed-in user's details. */
export function Profile({ profile, awaitedEmail }: ProfileProps) {
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  const facts = [
    { label: t`Name`, value: name || t`Not added yet` },
    { label: t`Phone`, value: profile.phone === null ? t`Not added yet` : spacedMobile(profile.phone) },
    ...emails(profile.email, awaitedEmail),
    { label: t`Account`, value: roles[profile.role] },
    { label: t`Bliss Club`, value: clubText(profile.premiumMembership) },
  ];
  return (
    <Card>
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd>{addressBreaks(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function emails(own: string | null, awaited: string | null) {
  const waiting = t`${awaited ?? ''} isn’t confirmed yet. Follow the link in our message there`;
  if (own === null) return [{ label: t`E-mail`, value: awaited === null ? t`Not added yet` : waiting }];
  return [
    { label: t`E-mail`, value: own },
    ...(awaited === null ? [] : [{ label: t`New e-mail`, value: waiting }]),
  ];
}

function clubText(membership: SessionProfile['premiumMembership']): string {
  return membership.expiresAt && isPremium(membership, new Date())
    ? t`Member until ${formatDay(new Date(membership.expiresAt))}`
    : t`Not a member`;
}
