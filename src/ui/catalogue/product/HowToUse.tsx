import { t } from '../../../domain/kit/text/text.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import type { Product } from '../../../domain/catalogue/product/product.ts';
import { further, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './HowToUse.css.ts';

export function HowToUse({ product }: { product: Product }) {
  return (
    <section className={`${css.section} ${further}`} aria-labelledby="how">
      <div className={wrap}>
        <h2 className={text({ as: 'h2' })} id="how">
          {t`How to take it`}
        </h2>
        <ol className={css.steps} lang={langOf(product, 'howToUse')}>
          {product.howToUse.map((step) => (
            <li key={step.title} className={css.step}>
              <h3 className={css.title}>{step.title}</h3>
              <p className={text({ tone: 'secondary' })}>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
