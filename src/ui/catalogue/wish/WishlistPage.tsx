import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { wishPageMachine } from '../../../machines/catalogue/wish-page/wish-page.machine.ts';
import { wishPageView, type WishRow } from '../../../machines/catalogue/wish-page/wish-page.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { Link } from '../../kit/action/Link.tsx';
import { BottleThumb } from '../../kit/art/Bottle.tsx';
import { EmptyBottle } from '../../kit/art/drawings.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';
import { textLink } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { WishlistLoading } from './WishlistLoading.tsx';
import * as css from './WishlistPage.css.ts';

type WishPageRef = ActorRefFrom<typeof wishPageMachine>;

interface WishlistPageProps {
  readonly actor: WishPageRef;
  /** Where the list is kept, or that it couldn’t be sent; null if there’s nothing to say. */
  readonly note: string | null;
  /** Whether a link to the sign-in helps. */
  readonly canSignIn: boolean;
}

/** What somebody wants to remember, as the shop sells it now. */
export function WishlistPage({ actor, note, canSignIn }: WishlistPageProps) {
  const view = wishPageView(useView(actor, (snapshot) => snapshot));
  if (view.kind === 'reading') return <WishlistLoading />;
  return (
    <div className={css.list} data-filled={view.kind !== 'empty'}>
      <div className={css.head}>
        <h1 className={text({ as: 'h1' })}>{t`Your wishlist`}</h1>
        {view.rows.length > 0 && <p className={text({ tone: 'muted' })}>{view.count}</p>}
      </div>
      <output className={css.note}>
        {note}{' '}
        {canSignIn && (
          <Link className={textLink} href="/login?next=%2Fwishlist">
            {t`Sign in`}
          </Link>
        )}
      </output>
      {view.kind === 'empty' && (
        <EmptyState
          art={<EmptyBottle />}
          title={t`Nothing on your wishlist yet`}
          action={<LinkButton href="/shop">{t`Explore products`}</LinkButton>}
        >
          {t`Tap the heart on a product to save it here.`}
        </EmptyState>
      )}
      {view.kind === 'failed' && (
        <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'page.retry' })}>
          {t`Couldn’t load the products. Your wishlist is safe. Try again.`}
        </RetryNotice>
      )}
      <ul className={css.rows} aria-label={t`On your wishlist`}>
        {view.rows.map((row) => (
          <Row key={row.sku} row={row} actor={actor} />
        ))}
      </ul>
    </div>
  );
}

function Row({
  row: { sku, name, price, note, image, href, canMove, canAsk },
  actor,
}: {
  row: WishRow;
  actor: WishPageRef;
}) {
  return (
    <li className={css.row}>
      <BottleThumb sku={sku} photo={image ?? undefined} />
      <div className={css.body}>
        <h2 className={css.name}>{href === null ? name : <Link href={href}>{name}</Link>}</h2>
        {price !== null && <p className={css.price}>{price}</p>}
        {note !== null && <p className={css.gone}>{note}</p>}
        <div className={css.actions}>
          {canMove && (
            <Button
              tone="outline"
              size="small"
              aria-label={t`Move to cart: ${name}`}
              onClick={() => actor.send({ type: 'wish.move', sku })}
            >
              {t`Move to cart`}
            </Button>
          )}
          {canAsk && href !== null && (
            <LinkButton tone="outline" size="small" href={href} aria-label={t`Tell me when it’s back: ${name}`}>
              {t`Tell me when it’s back`}
            </LinkButton>
          )}
          <button
            type="button"
            className={css.remove}
            aria-label={t`Remove ${name}`}
            onClick={() => actor.send({ type: 'wish.remove', sku })}
          >
            {t`Remove`}
          </button>
        </div>
      </div>
    </li>
  );
}
