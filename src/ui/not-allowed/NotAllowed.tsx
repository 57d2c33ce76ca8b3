import { ErrorLeaf } from '../art/drawings.tsx';
import { LinkButton } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';

/** A section that this role may not see (RTE-04). */
export function NotAllowed() {
  return (
    <EmptyState
      level={1}
      art={<ErrorLeaf />}
      title="This is not yours to open"
      action={<LinkButton href="/dashboard/profile">Your Profile</LinkButton>}
    >
      Your account may not see this section. If you think it should, please write to us.
    </EmptyState>
  );
}
