import { isSame } from '../../../domain/kit/is-same.ts';
import { bundleCardView } from '../../../machines/promotions/bundle-card/bundle-card.view.ts';
import type { CardEntry } from '../../../machines/promotions/bundle-strip/bundle-strip.types.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { BundleThumbs } from '../bundle/BundleArt.tsx';
import * as css from './BundleRow.css.ts';
import { CardBadge } from '../bundle/CardBadge.tsx';
import { useCardTerms } from '../bundle/card-terms.ts';

/** A bundle as a row in the cart. */
export function BundleRow({ card: { ref } }: { card: CardEntry }) {
  const terms = useCardTerms();
  const view = useView(ref, (snapshot) => bundleCardView(snapshot, terms), isSame);
  const { name, badge, button } = view;
  return (
    <article className={css.row} data-variant={view.variant} aria-label={`${name}, ${view.type}`}>
      <BundleThumbs products={view.art} />
      <div className={css.words}>
        <h4 className={css.name}>{name}</h4>
        <p className={css.price}>
          <s>{view.regularPrice}</s> <b>{view.bundlePrice}</b>
        </p>
        <p className={css.saving}>{view.saving}</p>
        {badge && badge.kind !== 'own' && badge.kind !== 'bestseller' && <CardBadge badge={badge} card={ref} />}
      </div>
      <Button
        size="small"
        className={css.button}
        tone={button.isDone ? 'done' : view.variant === 'urgent' ? 'accent' : 'outline'}
        busy={button.isBusy}
        disabled={button.isDisabled}
        aria-label={`${button.short}: ${name}`}
        {...(button.isDone ? { 'aria-disabled': true } : {})}
        onClick={() => ref.send({ type: 'bundle.apply' })}
      >
        {button.short}
      </Button>
    </article>
  );
}
