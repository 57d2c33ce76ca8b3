import { t } from '../../../domain/kit/text/text.ts';
import { LinkButton } from '../../kit/action/Button.tsx';

/** Links from an empty page to the rest of the shop. */
export function WaysOut() {
  return (
    <>
      <LinkButton href="/shop">{t`See all products`}</LinkButton>
      <LinkButton href="/" tone="outline">
        {t`Home`}
      </LinkButton>
    </>
  );
}
