import { membershipChoice } from '../../domain/membership/membership.ts';
import type { PricedProduct } from '../../domain/product/product.ts';
import { membershipToasts, type MembershipRow as Row } from '../../machines/membership/membership.view.ts';
import { useShop, useShopActor } from '../app/actors.tsx';
import { BlissSeal } from '../art/drawings.tsx';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { TrashIcon } from '../kit/icons.tsx';
import * as css from './MembershipRow.css.ts';

/** The club at the end of the list: add it, or take it out again (CRT-15, MEM-02). */
export function MembershipRow({ row, product }: { row: Row; product: PricedProduct }) {
  const shop = useShop();
  const cart = useShopActor('cart');
  const add = () => {
    cart.send({ type: 'item.add', sku: product.sku, ...membershipChoice(product), isQuiet: true });
    shop.send({ type: 'toast.request', toast: membershipToasts.added });
  };
  const { key } = row;
  const remove = () => {
    if (key) cart.send({ type: 'item.remove', key });
    shop.send({ type: 'toast.request', toast: membershipToasts.removed });
  };
  return (
    <section className={css.row} aria-label={row.title}>
      <BlissSeal width={44} />
      <div>
        <b className={css.title}>{row.title}</b>
        <p className={css.benefit}>{row.benefit}</p>
      </div>
      <span className={css.price}>{row.price}</span>
      {key ? (
        <IconButton label={`Remove ${row.title}`} onClick={remove}>
          <TrashIcon />
        </IconButton>
      ) : (
        <Button tone="accent" size="small" aria-label={`Add ${row.title}`} onClick={add}>
          Add
        </Button>
      )}
    </section>
  );
}
