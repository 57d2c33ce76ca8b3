import type { Role } from '../../domain/kit/role.ts';
import { ErrorLeaf } from '../kit/art/drawings.tsx';
import { LinkButton } from '../kit/action/Button.tsx';
import { EmptyState } from '../kit/status/EmptyState.tsx';

const plurals: Readonly<Record<Role, string>> = {
  customer: 'customers',
  prescriber: 'prescribers',
  admin: 'admins',
};

/** Shown for a section the role may not see. Says who may. */
export function NotAllowed({ audience }: { audience: readonly Role[] }) {
  return (
    <EmptyState
      level={1}
      art={<ErrorLeaf />}
      title={`This section is for ${audience.map((role) => plurals[role]).join(' and ')}`}
      action={<LinkButton href="/dashboard/profile">Your Profile</LinkButton>}
    >
      Your account doesn’t have access. If you think it should, write to us.
    </EmptyState>
  );
}
