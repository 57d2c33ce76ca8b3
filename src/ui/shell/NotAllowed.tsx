import { t } from '../../domain/kit/text/text.ts';
import type { Role } from '../../domain/kit/role.ts';
import { ErrorLeaf } from '../kit/art/drawings.tsx';
import { LinkButton } from '../kit/action/Button.tsx';
import { EmptyState } from '../kit/status/EmptyState.tsx';

const plurals: Readonly<Record<Role, string>> = {
  customer: t`customers`,
  prescriber: t`prescribers`,
  admin: t`admins`,
};

/** Shown for a section the role may not see. Says who may. */
export function NotAllowed({ audience }: { audience: readonly Role[] }) {
  return (
    <EmptyState
      level={1}
      art={<ErrorLeaf />}
      title={t`This section is for ${audience.map((role) => plurals[role]).join(t` and `)}`}
      action={<LinkButton href="/dashboard/profile">{t`Your Profile`}</LinkButton>}
    >
      {t`Your account doesn’t have access. If you think it should, write to us.`}
    </EmptyState>
  );
}

/** Shown for a section that the person's staff role doesn't contain (STF-01). */
export function NotInRole() {
  return (
    <EmptyState
      level={1}
      art={<ErrorLeaf />}
      title={t`Your role doesn’t include this section`}
      action={<LinkButton href="/dashboard/home">{t`Go to your dashboard`}</LinkButton>}
    >
      {t`If you need it for your work, ask an owner of the shop.`}
    </EmptyState>
  );
}
