import { IndieDog } from '../art/drawings.tsx';
import { LinkButton } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { wrap } from '../theme/page.css.ts';

export function NotFoundPage() {
  return (
    <div className={wrap}>
      <EmptyState
        level={1}
        art={<IndieDog />}
        title="Nothing buried here."
        action={
          <>
            <LinkButton href="/shop">See all products</LinkButton>
            <LinkButton href="/" tone="outline">
              Home
            </LinkButton>
          </>
        }
      >
        The page has moved, or never was. The four mantras are where they always are.
      </EmptyState>
    </div>
  );
}
