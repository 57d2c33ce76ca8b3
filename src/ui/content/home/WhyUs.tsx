import { t } from '../../../domain/kit/text/text.ts';
import { further, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './WhyUs.css.ts';

const reasons = [
  {
    title: t`Nothing hidden in the bottle`,
    text: t`Every ingredient is listed on the product’s page with its botanical name and amount, before you buy.`,
  },
  {
    title: t`The price is the price`,
    text: t`Taxes are included. Your cart shows delivery and every saving line by line, and what you see there is what you pay.`,
  },
  {
    title: t`You’re in control`,
    text: t`Buy once, or get it every week or month for less. Cancel a plan with one click, no questions asked.`,
  },
] as const;

export function WhyUs() {
  return (
    <section className={`${css.section} ${further}`} aria-labelledby="why">
      <div className={wrap}>
        <h2 className={text({ as: 'h2' })} id="why">
          {t`Slow on purpose`}
        </h2>
        <ul className={css.reasons}>
          {reasons.map((reason) => (
            <li key={reason.title} className={css.reason}>
              <h3 className={css.title}>{reason.title}</h3>
              <p className={text({ tone: 'secondary' })}>{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
