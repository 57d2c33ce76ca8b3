import { t } from '../../../domain/kit/text/text.ts';
import { productOptionsView } from '../../../machines/catalogue/product-options/product-options.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import * as css from './BuyBar.css.ts';
import type { ProductOptionsRef } from './ProductPage.tsx';

/** The phone's sticky bottom bar: price, choices and the add button. */
export function BuyBar({ options }: { options: ProductOptionsRef }) {
  const view = useView(options, productOptionsView);
  const chosen = [...view.flavours, ...view.variants].filter(({ isChosen }) => isChosen).map(({ label }) => label);
  return (
    <section className={css.bar} aria-label={t`Buy`}>
      <div className={css.words}>
        <b className={css.price}>{view.price}</b>
        <span className={css.chosen}>{chosen.join(', ')}</span>
      </div>
      <Button className={css.button} disabled={!view.canAdd} onClick={() => options.send({ type: 'choice.add' })}>
        {view.addLabel}
      </Button>
    </section>
  );
}
