import { ErrorLeaf } from '../kit/art/drawings.tsx';
import { EmptyState } from '../kit/status/EmptyState.tsx';
import { WaysOut } from './not-found/WaysOut.tsx';
import { wrap } from '../kit/theme/page.css.ts';

/** Replaces pages that need a server. Renders its own main element where no frame does. */
export function NoServerPage({ isFramed }: { isFramed: boolean }) {
  const Place = isFramed ? 'div' : 'main';
  return (
    <Place className={wrap}>
      <EmptyState level={1} art={<ErrorLeaf />} title="This build has no server" action={<WaysOut />}>
        You can look around and fill a cart. You can’t sign in or order here, and nothing you do leaves this
        browser.
      </EmptyState>
    </Place>
  );
}
