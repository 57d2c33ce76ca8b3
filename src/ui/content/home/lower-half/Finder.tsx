import { t } from '../../../../domain/kit/text/text.ts';
import { langOf } from '../../../../domain/kit/text/translated.ts';
import type { ProductCard } from '../../../../domain/catalogue/product/product.ts';
import { artworkOf } from '../../../kit/art/artwork.ts';
import { fieldGround } from '../../../kit/art/field.css.ts';
import { Plate } from '../../../kit/art/Plate.tsx';
import { ArrowRightIcon } from '../../../kit/icon/icons.tsx';
import { further, wrap } from '../../../kit/theme/page.css.ts';
import { text } from '../../../kit/theme/text.css.ts';
import * as css from './Finder.css.ts';
import { Link } from '../../../kit/action/Link.tsx';

const sentences: Readonly<Record<string, string>> = {
  'peace-mantra': t`My mind won’t slow down`,
  'sleep-mantra': t`I wake up at three`,
  'dog-mantra': t`My dog hates the crackers`,
  'green-mantra': t`I never eat my greens`,
};

/** 'Which one is yours?': a list of links. Hovering or focusing one shows its plate next to the list. */
export function Finder({ products }: { products: readonly ProductCard[] }) {
  const choices = products.flatMap((product) => {
    const sentence = sentences[product.sku];
    return sentence === undefined ? [] : [{ product, sentence }];
  });
  if (choices.length === 0) return null;
  return (
    <section className={`${css.section} ${further}`} aria-labelledby="finder">
      <div className={`${wrap} ${css.finder}`}>
        <div>
          <h2 className={`${text({ as: 'h3' })} ${css.title}`} id="finder">
            {t`Which one is yours?`}
          </h2>
          <ul className={css.list}>
            {choices.map(({ product, sentence }, index) => (
              <li key={product.sku} className={css.item} data-place={index + 1}>
                <Link className={css.link} href={`/shop/${product.sku}`}>
                  <span className={css.sentence}>{sentence}</span>
                  <span className={css.to}>
                    <span className={css.toName}>{product.name.split(' ')[0]}</span>
                    <ArrowRightIcon />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.pictures} aria-hidden="true">
          {choices.map(({ product }, index) => (
            <Picture key={product.sku} product={product} place={index + 1} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Picture({ product, place }: { product: ProductCard; place: number }) {
  const { field, plate } = artworkOf(product.sku);
  return (
    <div className={`${css.picture} ${fieldGround[field]}`} data-place={place}>
      <p className={css.caption} lang={langOf(product, 'tagline')}>
        {product.tagline}
      </p>
      {plate && <Plate className={css.image} plate={plate} alt="" sizes="(min-width: 1024px) 430px, 100vw" />}
    </div>
  );
}
