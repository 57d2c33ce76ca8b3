import { ErrorLeaf } from '../art/drawings.tsx';
import { LinkButton } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { wrap } from '../theme/page.css.ts';

/** In the place of what only a server can do (BND-12); it brings its own main where no frame does. */
export function NoServerPage({ isFramed }: { isFramed: boolean }) {
  const Place = isFramed ? 'div' : 'main';
  return (
    <Place className={wrap}>
      <EmptyState
        level={1}
        art={<ErrorLeaf />}
        title="This build has no server"
        action={
          <>
            <LinkButton href="/shop">See all products</LinkButton>
            <LinkButton href="/" tone="outline">
              Home
            </LinkButton>
          </>
        }
      >
        You can look around and fill a cart. Nobody can sign in or order here, and nothing you do leaves this
        browser.
      </EmptyState>
    </Place>
  );
}
