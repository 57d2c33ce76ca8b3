import type { ReactNode } from 'react';
import { wrap } from '../../kit/theme/page.css.ts';
import * as css from './ProductOffers.css.ts';

interface ProductOffersProps {
  /** The shop's bundles with this product. */
  readonly bundles: ReactNode;
  /** The bundle builder. */
  readonly builder: ReactNode;
}

/** The ways to buy a product together with others. */
export function ProductOffers({ bundles, builder }: ProductOffersProps) {
  return (
    <div className={css.offers}>
      <div className={`${wrap} ${css.bundles}`}>{bundles}</div>
      {builder}
    </div>
  );
}
