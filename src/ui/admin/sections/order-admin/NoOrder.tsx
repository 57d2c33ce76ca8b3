import { Button, LinkButton } from '../../../kit/action/Button.tsx';
import { EmptyBottle, ErrorLeaf } from '../../../kit/art/drawings.tsx';
import { EmptyState } from '../../../kit/status/EmptyState.tsx';

/** In place of an order that isn't there, or that couldn't be loaded. */
export function NoOrder({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  if (isMissing) {
    return (
      <EmptyState
        level={1}
        art={<EmptyBottle />}
        title="We couldn’t find this order"
        action={<LinkButton href="/dashboard/orders">All orders</LinkButton>}
      >
        The link may be old.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      art={<ErrorLeaf />}
      title="Couldn’t load the order"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      The connection may have dropped. Try again.
    </EmptyState>
  );
}
