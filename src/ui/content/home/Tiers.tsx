import { t } from '../../../domain/kit/text/text.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { Tier } from '../../../domain/promotions/tier/tier.ts';
import { useSite } from '../../shell/app/site.tsx';
import { BudOn, DiyaLit, KolamMedallion } from '../../kit/art/drawings.tsx';
import { further, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './Tiers.css.ts';

/** The discount tiers, from the shop's settings. */
export function Tiers({ tiers }: { tiers: readonly Tier[] }) {
  const isFestive = useSite().season === 'diwali';
  const Light = isFestive ? DiyaLit : BudOn;
  return (
    <section className={`${css.tiers} ${further}`} aria-labelledby="tiers">
      {isFestive && <KolamMedallion className={css.kolam} width={520} />}
      <div className={`${wrap} ${css.inner}`}>
        <div>
          <h2 className={text({ as: 'h1' })} id="tiers">
            {isFestive ? t`Light one more diya` : t`Every bud is a discount`}
          </h2>
          <p className={css.lead}>
            {t`The more you add to your cart, the more you save. It happens automatically, without a code.`}
          </p>
        </div>
        <ol className={css.ladder}>
          {tiers.map(({ threshold, discountPercentage, label }) => (
            <li key={label} className={css.step}>
              <Light className={css.light} width={isFestive ? 96 : 64} />
              <p className={css.percent}>
                {discountPercentage}
                <small className={css.sign}>%</small>
              </p>
              <p className={css.from}>{t`from ${formatRupees(threshold)}`}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
