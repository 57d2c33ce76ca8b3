import { ErrorLeaf } from '../kit/art/drawings.tsx';
import { EmptyState } from '../kit/status/EmptyState.tsx';
import { WaysOut } from './not-found/WaysOut.tsx';
import { wrap } from '../kit/theme/page.css.ts';

/** In the place of what only a server can do; it brings its own main where no frame does. */
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
