import { LinkButton } from '../../kit/action/Button.tsx';

/** Where to go on from a page that has nothing to show. */
export function WaysOut() {
  return (
    <>
      <LinkButton href="/shop">See all products</LinkButton>
      <LinkButton href="/" tone="outline">
        Home
      </LinkButton>
    </>
  );
}
