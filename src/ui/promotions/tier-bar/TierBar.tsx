import { t } from '../../../domain/kit/text/text.ts';
import { isSame } from '../../../domain/kit/is-same.ts';
import { unsoldLines } from '../../../machines/cart/cart/cart.view.ts';
import { isSameBar, tierBarView } from '../../../machines/promotions/tier-progress/tier-progress.view.ts';
import { usePromotionsView, useShopView } from '../../shell/app/actors.tsx';
import { useSite } from '../../shell/app/site.tsx';
import { BudOff, BudOn, DiyaLit, DiyaUnlit } from '../../kit/art/drawings.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import * as css from './TierBar.css.ts';

/** Progress to the next discount tier: the current tier, a bar, and the next one. */
export function TierBar() {
  const unsold = useShopView('cart', unsoldLines, isSame);
  const bar = usePromotionsView('tierProgress', (snapshot) => tierBarView(snapshot, unsold), isSameBar);
  if (!bar) return null;
  const { current, next, sentence, percentage, label, name } = bar;
  return (
    <section className={css.tier} aria-label={t`Discount progress`}>
      {current && <Node text={current} isLit />}
      <div className={css.track}>
        <progress className={visuallyHidden} aria-label={name} max={100} value={percentage} />
        <div className={css.fill} style={{ width: `${percentage}%` }}>
          {label && (
            <span className={css.label} aria-hidden="true">
              {label}
            </span>
          )}
        </div>
      </div>
      {next && <Node text={next} isLit={false} />}
      <p className={css.sentence}>{sentence}</p>
    </section>
  );
}

/** A bud, open or closed; a diya during Diwali. */
function Node({ text, isLit }: { text: string; isLit: boolean }) {
  const isFestive = useSite().season === 'diwali';
  const [On, Off] = isFestive ? [DiyaLit, DiyaUnlit] : [BudOn, BudOff];
  const Light = isLit ? On : Off;
  return (
    <div className={css.node} {...(isLit ? {} : { 'data-unlit': '' })}>
      <Light className={css.light} width={36} />
      <span>{text}</span>
    </div>
  );
}
