import { t } from '../../../domain/kit/text/text.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import { unbroken } from '../../../domain/kit/text/unbroken.ts';
import type { Product } from '../../../domain/catalogue/product/product.ts';
import { artworkOf } from '../../kit/art/artwork.ts';
import { fieldGround } from '../../kit/art/field.css.ts';
import { Plate } from '../../kit/art/Plate.tsx';
import { further, visuallyHidden, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './Figure.css.ts';

/** The plant drawing, next to the ingredients. */
export function Figure({ product }: { product: Product }) {
  const { sku, name, description, ingredients } = product;
  const { field, botanical, latin } = artworkOf(sku);
  return (
    <section className={`${fieldGround[field]} ${further}`} aria-labelledby="ingredients">
      <div className={`${wrap} ${css.inner}`}>
        {botanical && (
          <div className={css.picture}>
            <Plate
              plate={botanical}
              alt={t`Drawing of ${latin ?? t`the plant`}`}
              sizes="(min-width: 1024px) 560px, 100vw"
            />
          </div>
        )}
        <div>
          {latin && (
            <p className={css.latin} lang="la">
              {latin}
            </p>
          )}
          <h2 className={`${text({ as: 'h2' })} ${css.title}`} id="ingredients">
            {t`What’s inside ${name}`}
          </h2>
          <p className={css.lead} lang={langOf(product, 'description')}>
            {description}
          </p>
          {ingredients.length > 0 && (
            <table className={css.table}>
              <thead className={visuallyHidden}>
                <tr>
                  <th scope="col">{t`Ingredient`}</th>
                  <th scope="col">{t`Amount`}</th>
                </tr>
              </thead>
              <tbody lang={langOf(product, 'ingredients')}>
                {ingredients.map((ingredient) => (
                  <tr key={ingredient.name}>
                    <th scope="row" className={css.cell}>
                      <b className={css.name}>{ingredient.name}</b>
                      {ingredient.botanicalName}
                    </th>
                    <td className={`${css.cell} ${css.amount}`}>{unbroken(ingredient.amount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      </div>
    </section>
  );
}
