import { t } from '../../../domain/kit/text/text.ts';
import { clubPercentage, membershipChoice } from '../../../domain/account/membership/membership.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { unitPrice, type ProductCard } from '../../../domain/catalogue/product/product.ts';
import { useShopActor } from '../../shell/app/actors.tsx';
import { artworkOf } from '../../kit/art/artwork.ts';
import { Plate } from '../../kit/art/Plate.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { CalendarIcon, LeafIcon, StarIcon, TicketIcon, TruckIcon } from '../../kit/icon/icons.tsx';
import { text } from '../../kit/theme/text.css.ts';
import { further } from '../../kit/theme/page.css.ts';
import * as css from './BlissClub.css.ts';

/** The Bliss Club membership: price and benefits. */
export function BlissClub({ product }: { product: ProductCard }) {
  const cart = useShopActor('cart');
  const { plate, script } = artworkOf(product.sku);
  const join = () => cart.send({ type: 'item.add', sku: product.sku, ...membershipChoice(product) });
  const benefits = [
    { Icon: TruckIcon, text: t`Free delivery on every order` },
    { Icon: StarIcon, text: t`Early access to new drops` },
    { Icon: TicketIcon, text: t`An extra ${clubPercentage(product)}% off your favourites` },
    { Icon: CalendarIcon, text: t`The invite-only Bliss Retreat` },
    { Icon: LeafIcon, text: t`The Green Scene features` },
  ];
  return (
    <section className={`${css.club} ${further}`} aria-labelledby="club">
      <div className={css.art}>
        {plate && <Plate className={css.image} plate={plate} alt="" sizes="(min-width: 1024px) 50vw, 100vw" />}
      </div>
      <div className={css.words}>
        <div>
          <p className={css.script} lang="sa" aria-hidden="true">
            {script}
          </p>
          <h2 className={text({ as: 'h1' })} id="club">
            {t`The Bliss Club`}
          </h2>
          <p className={css.lead}>{t`It’s more than a membership.`}</p>
        </div>
        <ul className={css.benefits}>
          {benefits.map(({ Icon, text: words }) => (
            <li key={words} className={css.benefit}>
              <span className={css.icon}>
                <Icon />
              </span>
              {words}
            </li>
          ))}
        </ul>
        <div>
          <Button tone="accent" size="large" onClick={join}>
            {product.timePeriod ?? 12} {t`months at ${formatRupees(unitPrice(product, 'trial'))}`}
          </Button>
        </div>
      </div>
    </section>
  );
}
